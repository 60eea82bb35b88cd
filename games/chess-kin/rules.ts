import type { SimEvent } from '#kit/game/contract.ts'
import type { DuelRules, Seat } from '#kit/game/duel/rules.ts'
import type { KinDefinition } from './definition.ts'
import { fromOf, make, toOf, type Field } from './field.ts'
import { isInCheck, legalMoves } from './moves.ts'
import { armyFor, fieldOf, fingerprint, startOf, type KinPosition } from './position.ts'
import { verdictOf, verdictWhenStuck, type Verdict } from './verdict.ts'

/** Moves without a capture or pawn move until a draw. */
export const QUIET_MOVES = 100
const TAKEN_POINTS = 10

const known = new WeakMap<KinPosition, readonly number[]>()

function movesOf(definition: KinDefinition, position: KinPosition): readonly number[] {
  const kept = known.get(position)
  if (kept) return kept
  const moves = legalMoves(fieldOf(definition, position))
  known.set(position, moves)
  return moves
}

export function kinRules(definition: KinDefinition): DuelRules<KinPosition, number> {
  const { goal, width } = definition
  const counted = goal === 'checks' ? ({ checks }: KinPosition) => checks : ({ taken }: KinPosition) => taken
  return {
    usualLength: width >= 8 ? 90 : 50,
    start: (random) => startOf(definition, random),
    turn: ({ turn }) => turn,
    moves: (position) => movesOf(definition, position),
    play: (position, move) => playOn(definition, position, move),
    ending: ({ outcome }) =>
      outcome === null ? undefined : { winner: outcome === 'draw' ? undefined : outcome },
    events: (before, move, after) => eventsOf(definition, before, move, after),
    ...(goal === 'checks' || goal === 'lose-all' || goal === 'wipe-out'
      ? { points: pointsOf(goal, counted) }
      : {}),
    earned: ({ taken }) => [taken[0] * TAKEN_POINTS, taken[1] * TAKEN_POINTS],
  }
}

/** In giveaway chess a seat scores what it has lost. */
const pointsOf =
  (goal: KinDefinition['goal'], counted: (position: KinPosition) => readonly [number, number]) =>
  (position: KinPosition): readonly [number, number] => {
    const [first, second] = counted(position)
    return goal === 'lose-all' ? [second, first] : [first, second]
  }

function playOn(definition: KinDefinition, position: KinPosition, move: number): KinPosition {
  const field = fieldOf(definition, position)
  const mover = position.turn
  const [from, to] = [fromOf(move), toOf(move)]
  const isPawns = Math.abs(position.cells[from] ?? 0) === field.army.pawn
  const isAside = Math.floor(from / definition.width) === Math.floor(to / definition.width)
  const undo = make(field, move)
  const outcome = verdictOf(field, move, undo)
  const now = fingerprint(field)
  const taken: [number, number] = [position.taken[0], position.taken[1]]
  // A defector restores at once what the rival has lost.
  const gained = definition.turncoat && undo.taken > 0 ? 1 : 0
  const more = Math.max(gained, lostOf(position, field, mover))
  taken[mover] += more
  // Reborn pieces are no loss; converted ones are, though nothing was captured.
  const isProgress = definition.reborn || definition.charms ? more > 0 : undo.taken > 0
  const calm = !isProgress && undo.hand === 0 && !(isPawns && field.army.pawn > 0 && !isAside)
  const next: KinPosition = {
    cells: [...field.cells],
    turn: field.turn,
    castling: field.castling,
    passing: field.passing,
    hands: [[...field.hands[0]], [...field.hands[1]]],
    checks: [field.checks[0], field.checks[1]],
    taken,
    quiet: calm ? position.quiet + 1 : 0,
    past: calm ? [...position.past, now] : [now],
    check: isInCheck(field, field.turn),
    outcome: null,
  }
  return { ...next, outcome: outcome ?? laterOutcome(definition, next, field, now) ?? null }
}

/** Number of the rival's lost pieces. */
const lostOf = ({ cells }: KinPosition, { totals }: Field, mover: Seat): number =>
  cells.filter((piece) => (mover === 0 ? piece < 0 : piece > 0)).length - totals[mover === 0 ? 1 : 0]

function laterOutcome(
  definition: KinDefinition,
  next: KinPosition,
  field: Field,
  now: number,
): Verdict | undefined {
  if (movesOf(definition, next).length === 0) return verdictWhenStuck(field)
  if (next.quiet >= QUIET_MOVES || next.past.filter((one) => one === now).length >= 3) return 'draw'
  const [first, second] = field.totals
  const needsPieces = definition.goal === 'mate' && definition.royal !== '' && definition.drops === 'none'
  return needsPieces && first === 1 && second === 1 && field.kings[0] >= 0 ? 'draw' : undefined
}

function eventsOf(
  definition: KinDefinition,
  before: KinPosition,
  move: number,
  after: KinPosition,
): SimEvent[] {
  const army = armyFor(definition)
  const from = fromOf(move)
  const amount = after.taken[before.turn] - before.taken[before.turn]
  const kind = from >= army.size ? 'drop' : amount > 0 ? 'capture' : 'move'
  const events: SimEvent[] = [{ kind, amount }]
  const changed = Math.abs(after.cells[toOf(move)]!) !== Math.abs(before.cells[from] ?? 0)
  if (from < army.size && changed && after.cells[toOf(move)] !== 0) events.push({ kind: 'become' })
  if (amount > 1) events.push({ kind: 'blast', amount })
  if (after.check) events.push({ kind: 'check' })
  return events
}
