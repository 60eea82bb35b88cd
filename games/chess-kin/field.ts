import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { keepsTaken, MERGE_BASE, type Army } from './army.ts'

/** A mutable board for the search. Pieces are kinds, negative for the second seat. */
export interface Field {
  readonly army: Army
  readonly cells: Int8Array
  /** Pieces in hand, by seat and kind. */
  readonly hands: readonly [Int8Array, Int8Array]
  /** Pieces on the board, by seat and kind. */
  readonly counts: readonly [Int16Array, Int16Array]
  readonly totals: [number, number]
  /** Squares of the royal pieces; -1 for none. */
  readonly kings: [number, number]
  readonly checks: [number, number]
  turn: Seat
  /** Bits: short and long of the first seat, then of the second. */
  castling: number
  /** The en passant square; -1 for none. */
  passing: number
  /** Sum of `values` for the first seat. */
  worth: number
  /** Value of a piece on a square: `values[seat][kind][square]`. */
  readonly values: readonly [readonly Int16Array[], readonly Int16Array[]]
}

export interface Undo {
  /** Squares and their old contents, alternating. */
  readonly changes: number[]
  readonly castling: number
  readonly passing: number
  readonly checks: readonly [number, number]
  /** Kind added to the mover's hand; negative when removed. */
  hand: number
  /** Captured kind; 0 for none. */
  taken: number
}

/** From-square and to-square; a drop comes from `size + kind` for the first seat, and after those for the second. */
export const moveOf = (from: number, to: number) => from * 256 + to
export const fromOf = (move: number) => move >> 8
export const toOf = (move: number) => move & 255

export const traySpot = ({ size, letters }: Army, seat: Seat, kind: number) =>
  size + seat * (letters.length + 1) + kind
export const kindInTray = ({ size, letters }: Army, spot: number) => (spot - size) % (letters.length + 1)

export function setCell(field: Field, square: number, piece: number) {
  const { cells, counts, totals, kings, army, values } = field
  const old = cells[square]!
  if (old !== 0) {
    const seat = old > 0 ? 0 : 1
    const kind = old > 0 ? old : -old
    counts[seat][kind]!--
    totals[seat]--
    if (kind === army.royal && kings[seat] === square) kings[seat] = -1
    field.worth -= values[seat][kind]![square]!
  }
  cells[square] = piece
  if (piece === 0) return
  const seat = piece > 0 ? 0 : 1
  const kind = piece > 0 ? piece : -piece
  counts[seat][kind]!++
  totals[seat]++
  if (kind === army.royal) kings[seat] = square
  field.worth += values[seat][kind]![square]!
}

function change(field: Field, undo: Undo, square: number, piece: number) {
  undo.changes.push(square, field.cells[square]!)
  setCell(field, square, piece)
}

function hold(field: Field, seat: Seat, kind: number, more: number) {
  field.hands[seat][kind]! += more
  field.worth += (seat === 0 ? more : -more) * field.army.handWorths[kind]!
}

/** Whether a square is in a seat's promotion zone. */
export function inZone({ definition }: Army, seat: Seat, square: number): boolean {
  const row = Math.floor(square / definition.width)
  return seat === 0 ? row < definition.zone : row >= definition.height - definition.zone
}

/** Plays a move in place; returns how to undo it. */
export function make(field: Field, move: number): Undo {
  const { army, turn: seat } = field
  const undo: Undo = {
    changes: [],
    castling: field.castling,
    passing: field.passing,
    checks: [field.checks[0], field.checks[1]],
    hand: 0,
    taken: 0,
  }
  const from = fromOf(move)
  field.passing = -1
  field.turn = otherSeat(seat)
  if (from < army.size) {
    travel(field, undo, from, toOf(move))
    return undo
  }
  const kind = kindInTray(army, from)
  hold(field, seat, kind, -1)
  undo.hand = -kind
  change(field, undo, toOf(move), seat === 0 ? kind : -kind)
  return undo
}

function travel(field: Field, undo: Undo, from: number, to: number) {
  const { army, cells } = field
  const { definition } = army
  const { width } = definition
  const piece = cells[from]!
  const seat: Seat = piece > 0 ? 0 : 1
  const kind = Math.abs(piece)
  const straight = (to - from) % width === 0
  let target = to
  // En passant.
  if (kind === army.pawn && to === undo.passing && cells[to] === 0 && !straight)
    target = to + (seat === 0 ? width : -width)
  const taken = cells[target]!
  undo.taken = Math.abs(taken)
  const rifle = definition.rifle && taken !== 0
  const becomes = arrivalOf(army, seat, kind, undo.taken, to)
  const isLost = definition.spends && taken !== 0 && kind !== army.royal
  const changesSides = definition.turncoat && taken !== 0 && kind !== army.royal
  if (target !== to) change(field, undo, target, 0)
  if (rifle) change(field, undo, target, 0)
  else {
    change(field, undo, from, 0)
    change(field, undo, to, isLost ? 0 : (seat === 0) !== changesSides ? becomes : -becomes)
  }
  if (definition.charms) charm(field, undo, to)
  if (definition.reborn && taken !== 0 && undo.taken !== army.royal) standUp(field, undo, taken, target)
  if (definition.recruits && taken !== 0 && undo.taken !== army.royal) {
    const joins = arrivalOf(army, seat, undo.taken, 0, from)
    change(field, undo, from, seat === 0 ? joins : -joins)
  }
  if (taken !== 0 && keepsTaken(definition) && undo.taken !== army.royal) {
    const kept = army.reverts[undo.taken] || undo.taken
    hold(field, seat, kept, 1)
    undo.hand = kept
  }
  if (taken !== 0 && definition.blast) explode(field, undo, to)
  if (definition.castles) castle(field, undo, from, to, kind)
  if (definition.double && kind === army.pawn && straight && Math.abs(to - from) === 2 * width)
    field.passing = (from + to) / 2
}

/** Converts every rival the piece threatens; a royal one leaves the board. */
function charm(field: Field, undo: Undo, from: number) {
  const { army, cells } = field
  const piece = cells[from]!
  for (const { squares, takes } of army.rays[piece > 0 ? 0 : 1][Math.abs(piece)]![from]!) {
    const met = takes ? squares.find((square) => cells[square] !== 0) : undefined
    if (met === undefined || cells[met]! > 0 === piece > 0) continue
    change(field, undo, met, Math.abs(cells[met]!) === army.royal ? 0 : -cells[met]!)
  }
}

/** A captured piece returns to its start square: a pawn to its file, others to the colour they were taken on. */
function standUp(field: Field, undo: Undo, taken: number, square: number) {
  const { army, cells } = field
  const { width } = army.definition
  const kind = Math.abs(taken)
  const homes = army.homes[taken > 0 ? 0 : 1][kind]!
  const shade = (at: number) => (Math.floor(at / width) + at) % 2
  const isHome = (at: number) =>
    kind === army.pawn ? (at - square) % width === 0 : homes.length === 1 || shade(at) === shade(square)
  const home = homes.find(isHome)
  if (home !== undefined && cells[home] === 0) change(field, undo, home, taken)
}

/** Kind of a piece after a move: promoted, risen, or merged. */
function arrivalOf(army: Army, seat: Seat, kind: number, taken: number, to: number): number {
  const joined = taken > 0 ? (army.merges.get(kind * MERGE_BASE + taken) ?? kind) : kind
  const next = army.promotes[joined]!
  if (next > 0 && inZone(army, seat, to)) return next
  return (taken > 0 && army.climbs[joined]) || joined
}

function explode(field: Field, undo: Undo, centre: number) {
  const { army, cells } = field
  const { width, height } = army.definition
  const [row, column] = [Math.floor(centre / width), centre % width]
  change(field, undo, centre, 0)
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      const square = y * width + x
      if (cells[square] !== 0 && Math.abs(cells[square]!) !== army.pawn) change(field, undo, square, 0)
    }
}

/** Castling right lost when a corner is left or captured on. */
const CORNERS: Readonly<Record<number, number>> = { 63: 1, 56: 2, 7: 4, 0: 8 }

function castle(field: Field, undo: Undo, from: number, to: number, kind: number) {
  field.castling &= ~((CORNERS[from] ?? 0) | (CORNERS[to] ?? 0))
  // An explosion may destroy a rook at home.
  if (undo.changes.length > 4)
    for (const [corner, bit] of Object.entries(CORNERS))
      if (field.cells[Number(corner)] === 0) field.castling &= ~bit
  if (kind !== field.army.royal) return
  field.castling &= from >= 32 ? ~3 : ~12
  if (Math.abs(to - from) !== 2) return
  const [rook, beside] = to > from ? [from + 3, from + 1] : [from - 4, from - 1]
  const piece = field.cells[rook]!
  change(field, undo, rook, 0)
  change(field, undo, beside, piece)
}

export function unmake(field: Field, undo: Undo) {
  const { changes, hand } = undo
  for (let index = changes.length - 2; index >= 0; index -= 2)
    setCell(field, changes[index]!, changes[index + 1]!)
  field.turn = otherSeat(field.turn)
  field.castling = undo.castling
  field.passing = undo.passing
  field.checks[0] = undo.checks[0]
  field.checks[1] = undo.checks[1]
  if (hand > 0) hold(field, field.turn, hand, -1)
  else if (hand < 0) hold(field, field.turn, -hand, 1)
}
