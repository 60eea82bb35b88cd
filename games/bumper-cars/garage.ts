import { knownFrom } from '#kit/game/progress/level-map.ts'
import { parsed, readProgress, type Progress } from '#kit/game/progress/progress.ts'

/** A car to choose: motor, weight and boost relative to the first one. */
export interface Model {
  readonly name: string
  /** Relative to the plain car. */
  readonly power: number
  readonly mass: number
  readonly thrust: number
  /** Ticks between boosts. */
  readonly rest: number
  /** Turning rate. */
  readonly turn: number
  /** Cup matches to win before it is unlocked. */
  readonly wins: number
  readonly color: string
  readonly seat: string
  readonly trim: 'bar' | 'stripes' | 'plates' | 'fins' | 'star' | 'checks' | 'crown'
}

export const MODELS: readonly Model[] = [
  {
    name: 'classic',
    power: 1,
    mass: 1,
    thrust: 1,
    rest: 100,
    turn: 0.22,
    wins: 0,
    color: '#FF5A5F',
    seat: '#A91F2C',
    trim: 'bar',
  },
  {
    name: 'racer',
    power: 1.08,
    mass: 0.86,
    thrust: 1,
    rest: 104,
    turn: 0.22,
    wins: 0,
    color: '#FFB63D',
    seat: '#9A5A00',
    trim: 'stripes',
  },
  {
    name: 'tank',
    power: 0.95,
    mass: 1.45,
    thrust: 1,
    rest: 108,
    turn: 0.19,
    wins: 2,
    color: '#5F8A3A',
    seat: '#2C4A16',
    trim: 'plates',
  },
  {
    name: 'rocket',
    power: 0.98,
    mass: 1,
    thrust: 1.3,
    rest: 116,
    turn: 0.2,
    wins: 3,
    color: '#A06BFF',
    seat: '#4A22B0',
    trim: 'fins',
  },
  {
    name: 'drifter',
    power: 1.03,
    mass: 0.96,
    thrust: 0.95,
    rest: 100,
    turn: 0.36,
    wins: 5,
    color: '#1FC7B6',
    seat: '#0B6E66',
    trim: 'star',
  },
  {
    name: 'spark',
    power: 1,
    mass: 0.95,
    thrust: 0.86,
    rest: 66,
    turn: 0.24,
    wins: 7,
    color: '#F25C9A',
    seat: '#8E1F52',
    trim: 'checks',
  },
  {
    name: 'boss',
    power: 1.05,
    mass: 1.25,
    thrust: 1.1,
    rest: 100,
    turn: 0.22,
    wins: 10,
    color: '#3A4656',
    seat: '#10202A',
    trim: 'crown',
  },
]

export const modelAt = (index: number): Model => MODELS[index] ?? MODELS[0]!

/** Slot of the purse for the chosen car. */
const CAR_PLACE = 'car'

/** Stored between runs: level of the cup, most matches won, car, and owned items. */
export interface Garage {
  readonly level: number
  readonly won: number
  readonly car: number
  readonly owned: Progress
}

const count = (value: unknown, most: number) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Math.min(most, Number(value)) : undefined

/** Reads stored data; older versions stored only the level, or three numbers. */
export function readGarage(memory: string | undefined, levels: number): Garage {
  const owned = readProgress(memory)
  const kept = parsed(memory)
  if (kept?.['kind'] === 'progress') return garageOf(owned, levels)
  const alone = memory ? count(Number(memory), levels) : undefined
  if (alone !== undefined) return garageOf(knownFrom(owned, Math.max(1, alone)), levels)
  const won = count(kept?.['won'], levels) ?? 0
  const before = garageOf(knownFrom(owned, Math.min(levels, won + 1)), levels)
  const car = count(kept?.['car'], MODELS.length - 1) ?? 0
  return withCar(before, modelAt(car).wins <= won ? car : 0)
}

/** Progress in the cup determines which cars are unlocked. */
export function garageOf(owned: Progress, levels: number): Garage {
  const won = owned.reached - 1
  const named = MODELS.findIndex(({ name }) => name === owned.worn[CAR_PLACE])
  const isOpen = named >= 0 && MODELS[named]!.wins <= won
  return { owned, won, level: Math.min(levels, owned.reached), car: isOpen ? named : 0 }
}

export const withCar = (garage: Garage, car: number): Garage => ({
  ...garage,
  car,
  owned: { ...garage.owned, worn: { ...garage.owned.worn, [CAR_PLACE]: modelAt(car).name } },
})
