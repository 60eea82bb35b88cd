import type { Plan } from './music/render.ts'

/** A place in a piece: which stretch, and how many seconds into it. */
export interface Place {
  readonly index: number
  readonly offset: number
}

/** What follows a stretch: the introduction comes once, the end leads back into the loop. */
export const nextStretch = ({ cuts, loopFrom }: Plan, index: number): number =>
  index + 2 < cuts.length ? index + 1 : loopFrom

/** Where a piece is, so many seconds after it was somewhere. */
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
