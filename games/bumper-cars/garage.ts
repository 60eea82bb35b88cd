/** A car to choose: what its motor, weight and boost are beside the first one. */
export interface Model {
  readonly name: string
  /** Shares of the plain car's. */
  readonly power: number
  readonly mass: number
  readonly thrust: number
  /** Ticks until the next boost. */
  readonly rest: number
  /** How fast it turns. */
  readonly turn: number
  /** Matches of the cup to be won before it may be driven. */
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

/** What stays between runs: the level of the cup, how many have been won at most, and the car. */
export interface Garage {
  readonly level: number
  readonly won: number
  readonly car: number
}

const count = (value: unknown, most: number) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Math.min(most, Number(value)) : undefined

/** Reads what was kept; an older game kept the level alone. */
export function readGarage(memory: string | undefined, levels: number): Garage {
  const kept = parsed(memory)
  if (typeof kept === 'number') {
    const level = Math.max(1, count(kept, levels) ?? 1)
    return { level, won: level - 1, car: 0 }
  }
  const { level, won, car } = (kept ?? {}) as Partial<Record<keyof Garage, unknown>>
  const hasWon = count(won, levels) ?? 0
  const choice = count(car, MODELS.length - 1) ?? 0
  return {
    level: Math.max(1, count(level, levels) ?? 1),
    won: hasWon,
    car: modelAt(choice).wins <= hasWon ? choice : 0,
  }
}

function parsed(memory: string | undefined): unknown {
  try {
    return JSON.parse(memory ?? '{}')
  } catch {
    // Kept by nobody we know: an empty garage.
    return {}
  }
}
