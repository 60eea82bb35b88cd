import type { Grant } from '../model.ts'

/** Seconds used from one grant. */
export interface Burn {
  readonly grantId: string
  readonly seconds: number
}

/** Which grants pay for this many seconds: the soonest to expire first, none below zero (docs/contract.md A20). */
export function burn(
  grants: readonly Pick<Grant, 'grantId' | 'secondsLeft' | 'endsAt'>[],
  wanted: number,
): Burn[] {
  let left = wanted
  const burns: Burn[] = []
  for (const { grantId, secondsLeft } of grants.toSorted((one, other) => one.endsAt - other.endsAt)) {
    const seconds = Math.min(left, secondsLeft)
    if (seconds > 0) burns.push({ grantId, seconds })
    left -= seconds
  }
  return burns
}
