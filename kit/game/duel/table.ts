import type { GameContext, GameDefinition } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Question } from './mind.ts'
import type { DuelRules, MoveName, Seat } from './rules.ts'
import type { DuelScene } from './scene.ts'
import type { DuelState } from './state.ts'

/** The remote side of a game: the portal transmits the moves. */
export interface FarSide<Move> {
  /** Names by seat. */
  readonly names: readonly [first: string, second: string, ...further: string[]]
  /** Whether both players have joined; the first throw is hidden until then. */
  hasBegun(): boolean
  /** Whether a move of this player would be accepted now; never for spectators. */
  mayMove(): boolean
  /** Every move so far, as the portal knows them. */
  moves(): readonly Move[]
  made(move: Move): void
  /** What this player may see of a game with hidden hands; undefined until both have joined. */
  sight?(): Sight | undefined
  /** Notifies when the moves or the right to move have changed. */
  watch(listener: () => void): () => void
}

/** A position with hidden hands as sent to a player or spectator. */
export interface Sight {
  readonly position: unknown
  /** Number of moves before it. */
  readonly count: number
  /** Undefined for spectators. */
  readonly seat: number | undefined
}

export type DuelContext<Move> = GameContext<GameDefinition, Move> & { readonly far?: FarSide<Move> }

/** What a family provides for a match: rules, look, names of spots. */
export interface DuelTable<Position, Move extends MoveName> {
  readonly rules: DuelRules<Position, Move>
  scene(stage: () => Stage): DuelScene<Position, Move>
  /** The spots to tap for a move, in order. */
  pathOf(move: Move, position: Position): readonly number[]
  /** The spots that stay marked after a move. */
  lastOf?(move: Move, position: Position): readonly number[]
  /** Its spots are smaller than a finger on a phone: playable ones also take touches that just miss them. */
  readonly isCrowded?: boolean
  /** Spots that stay selected between moves, such as the kind of piece in the tray. */
  chosenFirst?(position: Position): readonly number[]
  /** Name of a spot, such as D4, and its content. */
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

/** Describes a move in words, and how it ended the game. */
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
