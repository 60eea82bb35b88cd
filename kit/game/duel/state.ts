import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { madeOf } from './casts.ts'
import type { Mode } from './modes.ts'
import type { DuelRules, MoveName } from './rules.ts'

/** A game in progress. Inputs are the moves of both seats: the view asks the computer and applies its answer. */
export interface DuelState<Position, Move extends MoveName> {
  /** The definition's id. */
  readonly game: string
  readonly mode: Mode
  readonly position: Position
  readonly moves: readonly Move[]
}

const WIN_POINTS = 200
const DRAW_POINTS = 50
/** Extra points for an immediate win; they decrease over the length of a typical game. */
const EARLY_POINTS = 400

/** Whether a person, not the computer, moves now. */
export const isPersonsTurn = <Position, Move extends MoveName>(
  rules: DuelRules<Position, Move>,
  { mode, position }: DuelState<Position, Move>,
) => mode.opponent === 'friend' || rules.turn(position) === mode.seat

/** Against the computer a game is won or lost; between friends, or drawn, it is just over. */
export function statusOf<Position, Move extends MoveName>(
  rules: DuelRules<Position, Move>,
  { mode, position }: DuelState<Position, Move>,
): Status {
  const ending = rules.ending(position)
  if (!ending) return 'playing'
  if (ending.winner === undefined || mode.opponent === 'friend') return 'over'
  return ending.winner === mode.seat ? 'won' : 'lost'
}

/** Points, plus a bonus for a win against a strong or quickly beaten computer. */
function scoreOf<Position, Move extends MoveName>(
  rules: DuelRules<Position, Move>,
  state: DuelState<Position, Move>,
): number {
  const { mode, moves, position } = state
  if (typeof mode.opponent !== 'number') return 0
  const gathered = (rules.earned ?? rules.points)?.(position)[mode.seat] ?? 0
  const status = statusOf(rules, state)
  if (status === 'over') return gathered + DRAW_POINTS * mode.opponent
  if (status !== 'won') return gathered
  const early = Math.round(EARLY_POINTS * Math.max(0, 1 - moves.length / rules.usualLength))
  return gathered + WIN_POINTS * mode.opponent + early
}

/** Wraps the rules of a duel as turn rules; an illegal move changes nothing. */
export function duelTurns<Position, Move extends MoveName>(
  rules: DuelRules<Position, Move>,
  game: string,
  mode: Mode,
): TurnRules<DuelState<Position, Move>, Move> {
  return {
    start: (random) => ({ game, mode, position: rules.start(random, mode.opponent === 'away'), moves: [] }),
    step(state, move) {
      const { position } = state
      // Against the computer throws are never appended: a player could choose them.
      const made = typeof mode.opponent === 'number' ? move : madeOf(move)
      if (rules.ending(position) || !rules.moves(position).includes(made)) return { state, events: [] }
      const after = rules.play(position, move)
      const events: SimEvent[] = [...rules.events(position, move, after)]
      const ending = rules.ending(after)
      if (ending) events.push({ kind: ending.winner === undefined ? 'draw' : 'win' })
      return { state: { ...state, position: after, moves: [...state.moves, move] }, events }
    },
    legal: ({ position }) => (rules.ending(position) ? [] : rules.moves(position)),
    status: (state) => statusOf(rules, state),
    score: (state) => scoreOf(rules, state),
    progress: (state) =>
      rules.ending(state.position) ? 1 : Math.min(0.95, state.moves.length / rules.usualLength),
  }
}
