import { createStore } from '#kit/ui/store.ts'
import type { QuestStep } from '../model.ts'

/** What steps open that have no page of their own: the guide to the home screen, the chat. The portal sets them. */
export const questDoors = createStore<Partial<Record<QuestStep, () => void>>>({})
