import type { Plan } from './music/render.ts'

/** A position in a piece: a segment, and the seconds into it. */
export interface Place {
  readonly index: number
  readonly offset: number
}

/** The segment after this one: the introduction plays once, the end loops back. */
export const nextStretch = ({ cuts, loopFrom }: Plan, index: number): number =>
  index + 2 < cuts.length ? index + 1 : loopFrom

/** The position this many seconds after another one. */
export function placeAt(plan: Plan, from: Place, seconds: number): Place {
  let { index } = from
  let offset = from.offset + Math.max(0, seconds)
  for (;;) {
    const length = (plan.cuts[index + 1]! - plan.cuts[index]!) / plan.rate
    if (offset < length) return { index, offset }
    offset -= length
    index = nextStretch(plan, index)
  }
}
