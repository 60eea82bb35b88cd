import type { GameContext, GameDefinition } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Question } from './mind.ts'
import type { DuelRules, MoveName, Seat } from './rules.ts'
import type { DuelScene } from './scene.ts'
import type { DuelState } from './state.ts'

/** A game whose other side plays somewhere else: the portal carries the moves. */
export interface FarSide<Move> {
  /** Who sits where. */
  readonly names: readonly [first: string, second: string]
  /** Whether both players are there; what is thrown first is seen by nobody before that. */
  hasBegun(): boolean
  /** Whether a move of this player would be taken now; never for those who only watch. */
  mayMove(): boolean
  /** Every move so far, as the portal knows them. */
  moves(): readonly Move[]
  /** Hands a move on. */
  made(move: Move): void
  /** What this player may see of a game with hidden hands; nothing before both are there. */
  sight?(): Sight | undefined
  /** Notifies when the moves or the right to move have changed. */
  watch(listener: () => void): () => void
}

/** A position with hidden hands, as a player or spectator is told it. */
export interface Sight {
  readonly position: unknown
  /** How many moves led to it. */
  readonly count: number
  /** Nothing for spectators. */
  readonly seat: Seat | undefined
}

export type DuelContext<Move> = GameContext<GameDefinition, Move> & { readonly far?: FarSide<Move> }

/** What a family brings to a match: rules, picture, words for its places. */
export interface DuelTable<Position, Move extends MoveName> {
  readonly rules: DuelRules<Position, Move>
  scene(stage: () => Stage): DuelScene<Position, Move>
  /** The spots to touch for a move, in order. */
  pathOf(move: Move, position: Position): readonly number[]
  /** The spots a played move leaves marked. */
  lastOf?(move: Move, position: Position): readonly number[]
  /** Its spots are smaller than a finger on a phone: those that can be played take the touches that just miss them. */
  readonly isCrowded?: boolean
  /** Spots that stay chosen between moves, e.g. the kind of piece in the tray. */
  chosenFirst?(position: Position): readonly number[]
  /** A place as players call it, e.g. D4, and its content. */
  nameOf(spot: number, position: Position): string
  ownerOf?(spot: number, position: Position): Seat | undefined
  /** A move for the tutorial's finger; the middle one of all if absent. */
  firstMove?(position: Position): Move
  worker(): Worker
  think(question: Question<Position>): Move
}

/** Name of a seat: the player, the computer, one of two friends, or a remote opponent. */
export function seatTitle<Position, Move extends MoveName>(
  { text, far }: DuelContext<Move>,
  { mode }: DuelState<Position, Move>,
  seat: Seat,
): string {
  if (far) return mode.opponent === 'away' && seat === mode.seat ? text('turn.you') : far.names[seat]
  if (mode.opponent === 'friend') return text(seat === 0 ? 'player.first' : 'player.second')
  return text(seat === mode.seat ? 'turn.you' : 'turn.computer')
}

/** A move in words, and how the game ended with it. */
export function sayMove<Position, Move extends MoveName>(
  context: DuelContext<Move>,
  table: DuelTable<Position, Move>,
  before: DuelState<Position, Move>,
  after: DuelState<Position, Move>,
): string {
  const { text, number } = context
  const { rules } = table
  const move = after.moves.at(-1)!
  const seat = rules.turn(before.position)
  const path = table.pathOf(move, before.position)
  const spots = path.map((spot) => table.nameOf(spot, before.position)).join(' → ')
  const words = [text('say.move', { player: seatTitle(context, after, seat), move: spots })]
  const points = rules.points?.(after.position)
  if (points) words.push(`${number(points[seat])} : ${number(points[seat === 0 ? 1 : 0])}`)
  const end = sayEnd(context, rules, after)
  if (end) words.push(end)
  return words.join('. ')
}

export function sayEnd<Position, Move extends MoveName>(
  context: DuelContext<Move>,
  rules: DuelRules<Position, Move>,
  state: DuelState<Position, Move>,
): string {
  const ending = rules.ending(state.position)
  if (!ending) return ''
  if (ending.winner === undefined) return context.text('end.draw')
  const isYou = state.mode.opponent !== 'friend' && ending.winner === state.mode.seat
  if (isYou) return context.text('end.won')
  return context.text('end.wins', { player: seatTitle(context, state, ending.winner) })
}
