import type { GameDefinition } from '#kit/game/contract.ts'
import type { Figure } from '#kit/game/chess-pieces/figures.ts'

/** Winning conditions besides leaving no legal move. */
export type Goal =
  | 'mate'
  | 'hill'
  | 'checks'
  | 'race'
  | 'lose-all'
  | 'losers'
  | 'extinct'
  | 'wipe-out'
  | 'leave-centre'
  | 'last-pawn'

export interface KinDefinition extends GameDefinition {
  readonly width: number
  readonly height: number
  /** Rows from the far edge; capitals belong to the first seat, `*` is a wall, `~` water. */
  readonly start: string
  /** Letters whose moves or looks differ from `KINDS`. */
  readonly moves: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, Figure>>
  /** Values of letters with changed moves, in hundredths of a pawn. */
  readonly worths: Readonly<Record<string, number>>
  readonly royal: string
  readonly goal: Goal
  /** A threat to the royal piece must be answered, may be ignored, or may not be made. */
  readonly check: 'answer' | 'ignore' | 'forbidden'
  /** The racing piece and its goal: the opposite side, or the top for both. */
  readonly racer: string
  readonly raceTo: 'far' | 'top'
  readonly promotes: Readonly<Record<string, string>>
  /** Rows at the far side in which pieces promote. */
  readonly zone: number
  /** Pawns may advance two squares from their first row. */
  readonly double: boolean
  readonly castles: boolean
  /** Where pieces in hand may be dropped; in the last two modes captures do not go to the hand. */
  readonly drops: 'none' | 'free' | 'one-pawn-a-file' | 'anywhere' | 'home'
  /** Pieces in each hand at the start. */
  readonly pocket: string
  readonly blast: boolean
  readonly rifle: boolean
  /** A capturing piece changes sides, unless royal. */
  readonly turncoat: boolean
  /** A captured piece returns at once on the capturer's old square, as the capturer's own. */
  readonly recruits: boolean
  /** A captured piece returns to its start square, if free. */
  readonly reborn: boolean
  /** Pieces capture freely, only while guarded by a friend, or only while not. */
  readonly takesWhen: 'always' | 'guarded' | 'alone'
  /** The capturer disappears with the captured piece, unless royal. */
  readonly spends: boolean
  /** No captures: a move converts everything the piece threatens; a converted royal piece is lost. */
  readonly charms: boolean
  /** Kind after a capture. */
  readonly climbs: Readonly<Record<string, string>>
  /** Riders do not stop before an obstacle, unless they capture. */
  readonly slides: boolean
  /** Diagonal riders bounce off the side edges. */
  readonly bounces: boolean
  /** The result of merging capturer and captured, sorted. */
  readonly merges: Readonly<Record<string, string>>
  readonly mustTake: boolean
  /** The left and right edges are joined. */
  readonly wraps: boolean
  readonly shuffles: boolean
  /** All but the king is drawn at random, alike for both. */
  readonly motley: boolean
  /** Kings stay in their palace, elephants on their half. */
  readonly palace: boolean
  /** A stalemated side draws, loses or wins. */
  readonly stuck: 'draw' | 'loses' | 'wins'
  /** Sentences about pieces: `how.piece.<name>`. */
  readonly teaches: readonly string[]
  readonly palette: readonly [light: string, dark: string]
  /** The letter shown large on the cover. */
  readonly hero: string
}
