/** Options of a push puzzle; absent ones are off. */
export interface PushRules {
  readonly goal: 'crates' | 'crabs' | 'gate' | 'sink'
  readonly crates: number
  /** What happens to a crate the crab walks into. */
  readonly push: 'never' | 'one' | 'train' | 'sticky' | 'swap' | 'kick'
  /** A crate behind the crab comes along. */
  readonly pull?: boolean
  readonly crateSlides?: boolean
  readonly crabSlides?: boolean
  readonly twin?: 'same' | 'mirror'
  readonly knight?: boolean
  /** Steps from corner to corner only, or to all eight sides. */
  readonly slant?: 'only' | 'too'
  readonly colors?: boolean
  readonly pits?: number
  readonly oneWay?: number
  readonly portals?: boolean
  /** Crates go through the tunnel as well. */
  readonly crateTunnels?: boolean
  /** Plates that keep the door open while something lies on each of them. */
  readonly plates?: number
  /** Keys that open the lock. */
  readonly keys?: number
  /** Tiles that break off behind the crab. */
  readonly cracks?: number
  /** Crates step along with the crab, or the other way. */
  readonly march?: 'along' | 'against'
  /** Crab and crates slide together wherever the shore is tilted. */
  readonly tilt?: boolean
  /** Way in which the wind moves all crates by a cell after each move. */
  readonly wind?: number
  /** Arrow tiles that carry what lies on them. */
  readonly belts?: number
  /** After each move crates in sight come a step nearer. */
  readonly magnet?: boolean
  /** Patches of ice on the floor. */
  readonly ice?: number
  readonly gravity?: boolean
  /** Moves after which the water comes up by a row. */
  readonly tide?: number
  readonly size: readonly [columns: number, rows: number]
}

/** A level: floor, and who stands where. */
export interface Level {
  readonly columns: number
  /**
   * '#' rock, ' ' floor, '.' mark, 'E' gate, 'o' pit, '_' ice, '~' water, '^>v<' currents or belts, 'A' 'B' tunnel
   * mouths, 'p' plate, 'D' door, 'k' key, 'L' lock, '%' cracked tile.
   */
  readonly floor: string
  readonly crabs: readonly number[]
  /** Crates; -1 when one has filled a pit. Coloured crates belong to the mark of the same place in `marks`. */
  readonly crates: readonly number[]
  readonly marks: readonly number[]
}

export interface PushState extends Level {
  readonly moves: number
}

/** Up, right, down, left; then the jumps of the knight. */
export const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
export const JUMPS = [
  [1, -2],
  [2, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
] as const

const SLANTS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const
const EIGHT = [...WAYS, ...SLANTS] as const

export const waysOf = ({ knight, slant }: PushRules) =>
  knight ? JUMPS : slant === 'only' ? SLANTS : slant === 'too' ? EIGHT : WAYS

/** Where the crab goes is tapped, not swiped. */
export const isTapped = ({ knight, slant }: PushRules) => knight === true || slant !== undefined

/** The door stands open while every plate is weighed down. */
export const isDoorOpen = ({ floor, crates, crabs }: Pick<PushState, 'floor' | 'crates' | 'crabs'>) =>
  [...floor].every((tile, cell) => tile !== 'p' || crates.includes(cell) || crabs.includes(cell))

/** The cell one step away; -1 outside. */
export function stepFrom(
  { columns, floor }: Pick<Level, 'columns' | 'floor'>,
  cell: number,
  [dx, dy]: readonly [number, number],
): number {
  const x = (cell % columns) + dx
  const y = Math.floor(cell / columns) + dy
  return x < 0 || y < 0 || x >= columns || y >= floor.length / columns ? -1 : y * columns + x
}

/** The first row that lies under water; the lowest row is rock. */
export function waterline(
  { tide }: PushRules,
  { columns, floor, moves }: Pick<PushState, 'columns' | 'floor' | 'moves'>,
): number {
  const rows = floor.length / columns
  return tide ? rows - 1 - Math.floor(moves / tide) : rows
}

export function isWon({ goal, colors }: PushRules, { crabs, crates, marks, floor }: PushState): boolean {
  const marked = colors
    ? marks.every((mark, index) => crates[index] === mark)
    : marks.every((mark) => crates.includes(mark))
  switch (goal) {
    case 'crabs':
      return crabs.every((crab) => marks.includes(crab))
    case 'crates':
      return marked
    case 'gate':
      return marked && floor[crabs[0]!] === 'E'
    case 'sink':
      return ![...floor].some((tile, cell) => tile === ' ' && cell !== crabs[0])
  }
}

export function isDrowned(rules: PushRules, state: PushState): boolean {
  const line = waterline(rules, state)
  return state.crabs.some((crab) => Math.floor(crab / state.columns) >= line)
}
