/** Families whose games are played by link: two sides, with every move and throw visible to both (kit/game/duel). */
export const DUEL_FAMILIES: readonly string[] = [
  'abstracts',
  'chess',
  'chess-kin',
  'draughts',
  'flip',
  'hex-paths',
  'line-up',
  'mill-hunt',
  'pool',
  'race-boards',
  'sowing',
  'territory',
  'trail-boards',
]

/** Those with dice: the server throws, and sends each throw with the move before it. */
export const DICE_FAMILIES: readonly string[] = ['race-boards', 'trail-boards']

/** Games for two to four whose first seat begins. */
const FIRST_BEGINS: readonly string[] = [
  'crazy-eights',
  'mau-mau',
  'switch-cards',
  'pesten',
  'up-or-down',
  'riptide-dice',
]

/** Games that two to four play by link: only the server evaluates their rules, as with hidden hands. */
const TABLE_GAMES: readonly string[] = [...FIRST_BEGINS, 'draw-dominoes', 'all-fives', 'matador-dominoes']

/** How many may play a game by link, the fewest first. */
export const seatCountsOf = (slug: string): readonly number[] =>
  TABLE_GAMES.includes(slug) ? [2, 3, 4] : [2]

/** Games whose rules only the server evaluates: it deals or throws, and tells each side what it may see. A family may have both kinds. */
export const SEALED_GAMES: readonly string[] = [
  ...TABLE_GAMES,
  'points-rummy',
  'briscola',
  'sixty-six',
  'german-whist',
  'bisca',
  'tressette-for-two',
]

/** Games whose deal decides who begins. */
export const DEAL_DECIDES: readonly string[] = SEALED_GAMES.filter(
  (slug) => slug !== 'points-rummy' && !FIRST_BEGINS.includes(slug),
)

/** Whether a game is played by link. */
export const hasDuels = ({ family, slug }: { readonly family: string; readonly slug: string }): boolean =>
  DUEL_FAMILIES.includes(family) || SEALED_GAMES.includes(slug)

/** Kind of the hint that a player's duels have changed. */
export const DUELS_LIVE = 'duels'
/** The topic of a duel's players and spectators; the server's `live.ts` knows the pattern. */
export const duelTopic = (code: string) => `duel:${code}`
export const DUEL_TOPIC = /^duel:[\w-]{16}$/

/** Path of a duel. */
export const duelPath = (slug: string, code: string) => `/g/${slug}?duel=${code}`

/** In a duel of two 0 moves first; 2 and 3 exist where more have come. */
export type Seat = 0 | 1 | 2 | 3
export const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** As the game's rules encode it. */
export type Move = number | string

/**
 * Why a duel ended: on the board, resignation, time, no opponent, changed rules, agreed draw, a live game that never started, or a
 * player who left.
 */
export type EndedBy =
  | 'board'
  | 'resigned'
  | 'time'
  | 'withdrawn'
  | 'rules'
  | 'agreed'
  | 'aborted'
  | 'abandoned'
/** Who moves first, chosen by the player who opens the duel. */
export type Beginner = 'me' | 'friend' | 'chance'

/** Number of ready-made phrases between players of a duel. */
export const DUEL_PHRASES = 8

/** Clocks by their usual names: minutes for the game, and seconds of increment per move. */
export const CLOCK_NAMES = ['1+0', '2+1', '3+2', '5+3', '10+0'] as const
export type ClockName = (typeof CLOCK_NAMES)[number]
