/** The switches of a push puzzle; what is not named is off. */
export interface PushRules {
  readonly goal: 'crates' | 'crabs' | 'gate' | 'sink'
  readonly crates: number
  /** What happens to a crate the crab walks into. */
  readonly push: 'never' | 'one' | 'train' | 'sticky' | 'swap'
  /** A crate behind the crab comes along. */
  readonly pull?: boolean
  readonly crateSlides?: boolean
  readonly crabSlides?: boolean
  readonly twin?: 'same' | 'mirror'
  readonly knight?: boolean
  readonly colors?: boolean
  readonly pits?: number
  readonly oneWay?: number
  readonly portals?: boolean
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
  /** '#' rock, ' ' floor, '.' mark, 'E' gate, 'o' pit, '_' ice, '~' water, '^>v<' currents, 'A' 'B' tunnel mouths. */
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

export const waysOf = ({ knight }: PushRules) => (knight ? JUMPS : WAYS)

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
