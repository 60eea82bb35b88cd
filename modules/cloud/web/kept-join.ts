import type { ResultOf } from '#kit/contract/call.ts'
import { createStore } from '#kit/ui/store.ts'
import type { cloudCalls } from '../calls.ts'

/** What opens a stream. */
export type Join = ResultOf<typeof cloudCalls.joinPlay>

/** Handed from the button that started a play to the player page; lost on reload, then `joinPlay` gives another. */
export const keptJoin = createStore<Join | undefined>(undefined)

export const keepJoin = (join: Join) => keptJoin.change(() => join)

/** Takes the join, once: its token opens one stream only. */
export function takeJoin(): Join | undefined {
  const join = keptJoin.read()
  keptJoin.change(() => undefined)
  return join
}
