import type { Orchard } from './orchard.ts'

/** Items for sale: a blade and an orchard; each changes one thing. */
export const BLADES = ['ember', 'frost', 'gold', 'echo'] as const
export type BladeName = (typeof BLADES)[number]
export const ORCHARDS = ['terrace', 'harvest', 'lantern'] as const
export type OrchardName = (typeof ORCHARDS)[number]

export interface Gear {
  readonly blade?: BladeName | undefined
  readonly orchard?: OrchardName | undefined
}

/** The first input of a run may set its gear: values below every blade position. */
const FIRST = -2
const STEP = BLADES.length + 1
const COUNT = STEP * (ORCHARDS.length + 1)

const placeIn = (names: readonly string[], name: string | undefined) => (name ? names.indexOf(name) + 1 : 0)

export const gearInput = ({ blade, orchard }: Gear): number =>
  FIRST - (placeIn(BLADES, blade) + STEP * placeIn(ORCHARDS, orchard))
export const isGearInput = (input: number): boolean =>
  Number.isInteger(input) && input <= FIRST && input > FIRST - COUNT

export function gearOf(input: number): Gear {
  const code = FIRST - input
  return { blade: BLADES[(code % STEP) - 1], orchard: ORCHARDS[Math.floor(code / STEP) - 1] }
}

/** Without gear: a plain run. */
export const isPlain = ({ blade, orchard }: Gear = {}): boolean => !blade && !orchard

const EMBER_REACH = 1.25
const ECHO_TICKS = 12
const FROST_EVERY = 12
const FROST_TICKS = 60
const GOLD_EVERY = 8
const GOLD_POINTS = 3
const TERRACE_PACE = 0.86
const LANTERN_TICKS = 480

type Geared = Pick<Orchard, 'gear'>

export const reachOf = ({ gear }: Geared): number => (gear?.blade === 'ember' ? EMBER_REACH : 1)
export const comboTicksMore = ({ gear }: Geared): number => (gear?.blade === 'echo' ? ECHO_TICKS : 0)
export const geared = ({ gear }: Geared): number => (gear?.orchard === 'terrace' ? TERRACE_PACE : 1)
export const moreFruit = ({ gear }: Geared): number => (gear?.orchard === 'harvest' ? 1 : 0)

/** Extra points for the last cut; frost stops the clock instead. */
export function bladeBonus(orchard: Orchard): number {
  const { gear, tally } = orchard
  if (gear?.blade === 'frost' && tally.cuts % FROST_EVERY === 0)
    orchard.freeze = Math.max(orchard.freeze, FROST_TICKS)
  return gear?.blade === 'gold' && tally.cuts % GOLD_EVERY === 0 ? GOLD_POINTS : 0
}

/** Applies the gear at the start of a run. */
export function putOn(orchard: Orchard, input: number, isTimed: boolean) {
  if (orchard.tick > 1 || orchard.gear) return
  orchard.gear = gearOf(input)
  if (orchard.gear.orchard !== 'lantern') return
  // A longer evening, or one more life.
  if (isTimed) orchard.clock -= LANTERN_TICKS
  else orchard.lives++
}
