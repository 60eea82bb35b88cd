import { createStore } from '#kit/ui/store.ts'
import type { QuestStep } from '../model.ts'

/** Actions of steps without a page of their own: the install guide, the chat. Set by the portal. */
export const questActions = createStore<Partial<Record<QuestStep, () => void>>>({})
