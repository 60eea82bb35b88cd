import { NEXT, YOU } from '#kit/game/cards/card-rules.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { FarSide } from '#kit/game/duel/table.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Controls } from '#kit/game/table-top/targets.ts'
import type { DominoDefinition, Palette } from './definitions.ts'
import type { Faces } from './faces.ts'
import type { Glide } from './glide.ts'
import { captionOf } from './look.ts'
import type { Mat } from './mat.ts'
import { tileRoom, type TileRoom } from './room.ts'
import { dominoGame, legalMoves, turnOf } from './rules.ts'
import { isLay, layIn, PASS, type DominoState, type Twist } from './state.ts'
import { markersOf, tableOf, type Table } from './table.ts'
import type { Tile } from './tiles.ts'
import type { Bubble } from './words-line.ts'

export const LIFT = 8
/** The hand reserves space for this many tiles. */
const LEAST_HAND = 7

/** The table as drawn, and what the player may do on it. */
export interface Match {
  readonly tools: SceneTools<DominoDefinition, DominoState, number>
  readonly twist: Twist
  readonly context: GameContext<DominoDefinition, number>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly isRtl: boolean
  readonly palette: Palette
  readonly advance: ReturnType<typeof dominoGame>['advance']
  /** Where the rival sits, if that is a person. */
  readonly far: Pick<FarSide<number>, 'mayMove'> | undefined
  readonly mat: Mat
  readonly motion: Glide
  readonly faces: Faces
  room: TileRoom
  shown: DominoState
  table: Table
  moves: readonly number[]
  /** The selected tile, if it fits in several places. */
  picked: Tile | undefined
  bubbles: readonly Bubble[]
  isBusy: boolean
  age: number
  most: number
  words: string
  glow: { readonly move: number; k: number } | undefined
  readonly controls: Controls
}

export function place(match: Match, size: TileRoom['stage']) {
  match.room = tileRoom(size, match.most, match.isRtl)
  match.mat.clear()
  match.faces.clear()
}

export function turnTo(match: Match, state: DominoState) {
  match.shown = state
  const { length } = state.hands[YOU]!
  const wanted = Math.max(LEAST_HAND, length)
  if (wanted > match.most || wanted < match.most - 3) {
    match.most = wanted
    place(match, match.room.stage)
  }
  match.table = tableOf(match.twist, state, match.room)
  const isOwn = !match.isBusy && turnOf(state) === YOU && (match.far?.mayMove() ?? true)
  match.moves = isOwn ? legalMoves(match.twist, state) : []
  match.picked = undefined
  const isCaptioned = isOwn || (!match.isBusy && state.phase !== 'play')
  match.words = isCaptioned ? captionOf(match.context, match.twist, state) : ''
}

export const movesOf = (match: Match, tile: Tile) =>
  match.moves.filter((move) => isLay(move) && layIn(move).tile === tile)

export const markers = (match: Match) =>
  match.picked === undefined ? [] : markersOf(match.table, movesOf(match, match.picked), match.room)

export const button = (match: Match) => match.moves.find((move) => move === PASS || move === NEXT)
