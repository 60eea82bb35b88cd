import type { ResultOf } from '#kit/contract/call.ts'
import { createStore } from '#kit/ui/store.ts'
import type { cloudCalls } from '../calls.ts'

/** What opens a stream. */
export type Join = ResultOf<typeof cloudCalls.joinPlay>

/** On its way from the button that started a play to the player's page; a reload forgets it, then `joinPlay` gives another. */
export const keptJoin = createStore<Join | undefined>(undefined)

export const keepJoin = (join: Join) => keptJoin.change(() => join)

/** The join, once: its token opens one stream only. */
export function takeJoin(): Join | undefined {
  const join = keptJoin.read()
  keptJoin.change(() => undefined)
  return join
}
