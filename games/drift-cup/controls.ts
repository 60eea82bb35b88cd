/** One tick: steering and brake of seat one, and those of seat two times ten. */
export type DriftCupInput = number

const WHEEL_STEPS = 2
export const HOLDS = 10

/** What one driver does: `wheel` from -1 (left) to 1; the engine pulls by itself. */
export const hold = (wheel: number, brake: boolean): number =>
  (Math.round(Math.max(-1, Math.min(1, wheel)) * WHEEL_STEPS) + WHEEL_STEPS) * 2 + (brake ? 1 : 0)

export const wheelOf = (one: number) => (Math.floor(one / 2) - WHEEL_STEPS) / WHEEL_STEPS
export const brakes = (one: number) => one % 2 === 1

export const STRAIGHT = hold(0, false)
export const ONE_SEAT: readonly DriftCupInput[] = Array.from({ length: HOLDS }, (_, input) => input)
export const TWO_SEATS: readonly DriftCupInput[] = Array.from({ length: HOLDS * HOLDS }, (_, input) => input)
