import type { GameDefinition } from '#kit/game/contract.ts'
import type { Figure } from '#kit/game/chess-pieces/figures.ts'

/** How a game is won besides taking away every answer. */
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
  /** Rows from the far edge; capitals are the first seat's, `*` is a wall, `~` is water. */
  readonly start: string
  /** Letters that move otherwise than `KINDS` says, or look otherwise. */
  readonly moves: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, Figure>>
  /** Worth of letters that move otherwise than usual, in hundredths of a pawn. */
  readonly worths: Readonly<Record<string, number>>
  readonly royal: string
  readonly goal: Goal
  /** A threat to the royal piece must be answered, may be ignored, or may not even be made. */
  readonly check: 'answer' | 'ignore' | 'forbidden'
  /** The piece that races, and where to: the other side, or the top for both. */
  readonly racer: string
  readonly raceTo: 'far' | 'top'
  readonly promotes: Readonly<Record<string, string>>
  /** Rows at the far side in which pieces are promoted. */
  readonly zone: number
  /** Pawns may step two squares from their first row. */
  readonly double: boolean
  readonly castles: boolean
  /** Where pieces in hand may go; in the last two what is taken does not come to the hand. */
  readonly drops: 'none' | 'free' | 'one-pawn-a-file' | 'anywhere' | 'home'
  /** Pieces in each hand when the game begins. */
  readonly pocket: string
  readonly blast: boolean
  readonly rifle: boolean
  /** What takes, unless it is royal, goes over to the rival. */
  readonly turncoat: boolean
  /** What is taken comes back at once on the square that the taker has left, as the taker's own. */
  readonly recruits: boolean
  /** What is taken stands up again on its first square, if that is free. */
  readonly reborn: boolean
  /** Pieces take at will, only while a friend guards them, or only while none does. */
  readonly takesWhen: 'always' | 'guarded' | 'alone'
  /** Who takes is gone with what it has taken, the royal piece excepted. */
  readonly spends: boolean
  /** Nothing is taken: who has moved calls over all it threatens; the royal piece called over is lost. */
  readonly charms: boolean
  /** What a piece becomes by taking. */
  readonly climbs: Readonly<Record<string, string>>
  /** Pieces that ride do not stop before they must, unless they take. */
  readonly slides: boolean
  /** Aslant riders bounce off the side edges. */
  readonly bounces: boolean
  /** The taker and the taken, sorted, and what they become. */
  readonly merges: Readonly<Record<string, string>>
  readonly mustTake: boolean
  /** The left and the right edge are one. */
  readonly wraps: boolean
  readonly shuffles: boolean
  /** All but the king is drawn by lot, alike for both. */
  readonly motley: boolean
  /** Kings stay in their palace, elephants on their half. */
  readonly palace: boolean
  /** Who cannot move, and is not in check, draws, loses or wins. */
  readonly stuck: 'draw' | 'loses' | 'wins'
  /** Sentences about pieces: `how.piece.<name>`. */
  readonly teaches: readonly string[]
  readonly palette: readonly [light: string, dark: string]
  /** The letter shown large on the cover. */
  readonly hero: string
}
