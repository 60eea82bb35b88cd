/** Families whose games are played by link: two sides, every move and throw seen by both (kit/game/duel). */
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

/** Those of them in which something is thrown: the server throws, and tells each throw with the move before it. */
export const DICE_FAMILIES: readonly string[] = ['race-boards', 'trail-boards']

/** Games with hidden hands: the server deals, and tells each side what it may see. Families that have them may have others. */
export const SEALED_GAMES: readonly string[] = [
  'draw-dominoes',
  'all-fives',
  'matador-dominoes',
  'points-rummy',
  'briscola',
  'sixty-six',
  'german-whist',
  'bisca',
  'tressette-for-two',
]

/** Games in which the deal decides who begins. */
export const DEAL_DECIDES: readonly string[] = SEALED_GAMES.filter((slug) => slug !== 'points-rummy')

/** Whether a game is played by link. */
export const hasDuels = ({ family, slug }: { readonly family: string; readonly slug: string }): boolean =>
  DUEL_FAMILIES.includes(family) || SEALED_GAMES.includes(slug)

/** The hint that a player's duels have changed. */
export const DUELS_LIVE = 'duels'
/** The topic of a duel's players and spectators; `live.ts` of the server knows the pattern. */
export const duelTopic = (code: string) => `duel:${code}`
export const DUEL_TOPIC = /^duel:[\w-]{16}$/

/** Where a duel is played. */
export const duelPath = (slug: string, code: string) => `/g/${slug}?duel=${code}`

/** 0 moves first. */
export type Seat = 0 | 1
/** As the game's rules name it. */
export type Move = number | string

/**
 * Why a duel is over: on the board, given up, no move in time, no opponent, the game's rules have changed, a draw by
 * consent, a live game that never really began, or a player who was gone.
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
/** Who makes the first move, as chosen by the player who opens the duel. */
export type Beginner = 'me' | 'friend' | 'chance'

/** What players of a duel can say to each other: ready-made words, by their numbers. */
export const DUEL_PHRASES = 8

/** Clocks by the names players know: minutes for the game, and seconds that each move brings. */
export const CLOCK_NAMES = ['1+0', '2+1', '3+2', '5+3', '10+0'] as const
export type ClockName = (typeof CLOCK_NAMES)[number]
