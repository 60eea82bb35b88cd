import { createStore } from '#kit/ui/store.ts'
import type { QuestStep } from '../model.ts'

/** Actions of steps without a page of their own: the install guide, the chat. Set by the portal. */
export const questActions = createStore<Partial<Record<QuestStep, () => void>>>({})

/**
 * Does what a step asks for; on a page that this very touch wakes, as soon as the portal has set the actions, unless the player has
 * gone to another page by then.
 */
export function takeStep(step: QuestStep) {
  const known = questActions.read()[step]
  if (known) return known()
  const { pathname } = location
  const leave = questActions.watch(() => {
    leave()
    if (location.pathname === pathname) questActions.read()[step]?.()
  })
}
