/** One tick of driving as a number: steering -3 (left) to 3, and a pedal. */
export type FacetLapInput = number

export const PEDAL = { coast: 0, gas: 1, brake: 2 } as const
export type Pedal = (typeof PEDAL)[keyof typeof PEDAL]

const WHEEL_STEPS = 3
const PEDALS = 3

/** `wheel` runs from -1 to 1. */
export const control = (wheel: number, pedal: Pedal): FacetLapInput =>
  (Math.round(Math.max(-1, Math.min(1, wheel)) * WHEEL_STEPS) + WHEEL_STEPS) * PEDALS + pedal

export const wheelOf = (input: FacetLapInput) => (Math.floor(input / PEDALS) - WHEEL_STEPS) / WHEEL_STEPS
export const pedalOf = (input: FacetLapInput) => input % PEDALS

export const ALL_CONTROLS: readonly FacetLapInput[] = Array.from(
  { length: (2 * WHEEL_STEPS + 1) * PEDALS },
  (_, input) => input,
)
