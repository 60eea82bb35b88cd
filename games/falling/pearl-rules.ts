import { bonus, end, freshBase, type Base, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { DROP, LEFT, PLAIN_INPUTS, RIGHT, SOFT, TURN } from './inputs.ts'

export const COLUMNS = 8
export const ROWS = 11

export interface Pearl {
  color: number
  /** Where it is, in rows from above, with a fraction. */
  y: number
}

/** Three touching pearls: a pivot and its neighbours in two adjacent directions. */
export interface Trefoil {
  readonly colors: readonly [number, number, number]
  column: number
  y: number
  /** Direction of the second pearl, 0 is up, with the clock; the third is one further. */
  turn: number
}

export interface PearlState extends Base {
  /** Pearls of each column from the ground up. */
  columns: Pearl[][]
  piece: Trefoil
  next: Trefoil
  pieces: number
  /** Places that burst, as column * ROWS + height, and the ticks until they are gone. */
  bursting: number[]
  burstTicks: number
  chain: number
}

const BURST_TICKS = 20
const FEWEST = 4
const FALL_PACE = 0.34
const SLOWEST = 0.035
const FASTEST = 0.13
const SOFT_PACE = 0.3
const PEARL_POINTS = 10

/** Up, then with the clock: columns and rows from a pearl to its neighbours. */
const WAYS: readonly (readonly [column: number, row: number])[] = [
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
]

/** Odd columns lie half a pearl lower. */
export const lowering = (column: number) => (column % 2) / 2
export const restOf = (column: number, height: number) => ROWS - 1 - height + lowering(column)

const colorsAfter = (pieces: number) => (pieces < 24 ? 4 : pieces < 80 ? 5 : 6)
const paceOf = ({ pieces }: PearlState) => Math.min(FASTEST, SLOWEST + pieces * 0.0007)

function deal(pieces: number, random: Random): Trefoil {
  const color = () => 1 + pickIndex(colorsAfter(pieces), random)
  return { colors: [color(), color(), color()], column: 3, y: 0, turn: 2 }
}

/** Where the pearls of a piece are. */
export function pearlsOf({
  colors,
  column,
  y,
  turn,
}: Trefoil): readonly { column: number; y: number; color: number }[] {
  const [one, other] = [WAYS[turn % 6]!, WAYS[(turn + 1) % 6]!]
  return [
    { column, y, color: colors[0] },
    { column: column + one[0], y: y + one[1], color: colors[1] },
    { column: column + other[0], y: y + other[1], color: colors[2] },
  ]
}

const meets = ({ columns }: PearlState, piece: Trefoil) =>
  pearlsOf(piece).some(
    ({ column, y }) => column < 0 || column >= COLUMNS || y > restOf(column, columns[column]!.length) + 0.001,
  )

/** The pearls of a piece come to lie on their columns, the lower ones first. */
function lay(columns: Pearl[][], piece: Trefoil) {
  for (const { column, y, color } of pearlsOf(piece).toSorted((one, other) => other.y - one.y))
    columns[column]!.push({ color, y })
}

const sideOf = (column: number, height: number, way: number): readonly [number, number] => {
  const [dx, dy] = WAYS[way]!
  return [column + dx, Math.round(height - dy + lowering(column + dx + 2) - lowering(column))]
}

/** Groups of four and more of one colour, as places. */
export function groupsIn(columns: readonly (readonly Pearl[])[]): number[][] {
  const seen = new Set<number>()
  const groups: number[][] = []
  for (const [column, pearls] of columns.entries())
    for (const [height, { color }] of pearls.entries()) {
      const start = column * ROWS + height
      if (seen.has(start) || height >= ROWS) continue
      seen.add(start)
      const group = [start]
      for (let index = 0; index < group.length; index++) {
        const [c, h] = [Math.floor(group[index]! / ROWS), group[index]! % ROWS]
        for (let way = 0; way < WAYS.length; way++) {
          const [oc, oh] = sideOf(c, h, way)
          const other = oc * ROWS + oh
          if (oh < 0 || oh >= ROWS || columns[oc]?.[oh]?.color !== color || seen.has(other)) continue
          seen.add(other)
          group.push(other)
        }
      }
      if (group.length >= FEWEST) groups.push(group)
    }
  return groups
}

/** Pearls sink to their places; true when all lie still. */
function sink({ columns }: PearlState): boolean {
  let isStill = true
  for (const [column, pearls] of columns.entries())
    for (const [height, pearl] of pearls.entries()) {
      const rest = restOf(column, height)
      if (pearl.y === rest) continue
      pearl.y = Math.min(rest, pearl.y + FALL_PACE)
      if (pearl.y > rest) pearl.y = rest
      isStill = false
    }
  return isStill
}

function burst(state: PearlState, turn: Turn) {
  const groups = groupsIn(state.columns)
  if (groups.length === 0) return false
  state.chain++
  state.bursting = groups.flat()
  state.burstTicks = BURST_TICKS
  const place = groups[0]![0]!
  const at = { x: Math.floor(place / ROWS), y: restOf(Math.floor(place / ROWS), place % ROWS) }
  turn.tell('clear', at.x, at.y, state.chain)
  const extra = groups.reduce((sum, group) => sum + group.length - FEWEST, 0)
  bonus(state, turn, (state.bursting.length * PEARL_POINTS + extra * PEARL_POINTS) * state.chain, at)
  return true
}

function land(state: PearlState, turn: Turn) {
  const { column, y } = state.piece
  lay(state.columns, state.piece)
  turn.tell('land', column, y)
  state.pieces++
  state.chain = 0
  state.piece = state.next
  state.next = deal(state.pieces, turn.random)
}

function steer(state: PearlState, turn: Turn) {
  const { piece } = state
  const wish = { ...piece }
  if (turn.input === LEFT) wish.column--
  if (turn.input === RIGHT) wish.column++
  if (turn.input === TURN) wish.turn = (piece.turn + 1) % 6
  if (wish.column === piece.column && wish.turn === piece.turn) return
  // At a wall a turn may push the piece one column inwards.
  const tries = turn.input === TURN ? [0, 1, -1] : [0]
  const fitting = tries
    .map((aside) => ({ ...wish, column: wish.column + aside }))
    .find((one) => !meets(state, one))
  if (!fitting) return
  state.piece = fitting
  if (turn.input === TURN) turn.tell('turn', fitting.column, fitting.y)
}

function fallOn(state: PearlState, turn: Turn) {
  const { piece } = state
  const pace = turn.input === DROP ? ROWS : turn.input === SOFT ? SOFT_PACE : paceOf(state)
  const room = pearlsOf(piece).map(({ column, y }) => restOf(column, state.columns[column]!.length) - y)
  const free = Math.min(...room)
  if (pace < free) {
    piece.y += pace
    return
  }
  piece.y += Math.max(0, free)
  land(state, turn)
}

export const pearlRules: MicroRules<PearlState> = {
  inputs: PLAIN_INPUTS,
  hand: 'tap',
  start: (random) => ({
    ...freshBase(),
    columns: Array.from({ length: COLUMNS }, () => []),
    piece: deal(0, random),
    next: deal(0, random),
    pieces: 0,
    bursting: [],
    burstTicks: 0,
    chain: 0,
  }),
  step(state, turn) {
    if (state.burstTicks > 0) {
      state.burstTicks--
      if (state.burstTicks > 0) return
      const gone = new Set(state.bursting)
      state.columns = state.columns.map((pearls, column) =>
        pearls.filter((_, height) => !gone.has(column * ROWS + height)),
      )
      state.bursting = []
      return
    }
    if (!sink(state)) return
    if (burst(state, turn)) return
    if (state.columns.some((pearls) => pearls.length > ROWS) || meets(state, state.piece))
      return end(state, turn, { x: state.piece.column, y: 1 })
    steer(state, turn)
    fallOn(state, turn)
  },
}

/** Value of a place: bursts, equal neighbours, and low height. */
export function pearlWorth(state: PearlState, quarter: number, column: number): number | undefined {
  const piece = { ...state.piece, turn: quarter, column }
  if (meets(state, piece)) return undefined
  const columns = state.columns.map((pearls) => [...pearls])
  const before = columns.map((pearls) => pearls.length)
  lay(columns, piece)
  const groups = groupsIn(columns)
  let friends = 0
  for (const [c, pearls] of columns.entries())
    for (let h = before[c]!; h < pearls.length; h++)
      for (let way = 0; way < WAYS.length; way++) {
        const [oc, oh] = sideOf(c, h, way)
        if (columns[oc]?.[oh]?.color === pearls[h]!.color) friends++
      }
  const highest = Math.max(...columns.map((pearls) => pearls.length))
  const crowded = columns.reduce((sum, pearls) => sum + pearls.length * pearls.length, 0)
  return groups.flat().length * 14 + friends * 5 - crowded * 0.35 - (highest > ROWS - 3 ? 40 : 0)
}
