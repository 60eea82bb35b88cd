/** Categories in the order of the home page; the genres of the spec are among them (1.3). */
export const CATEGORY_ORDER: readonly string[] = [
  'puzzle',
  'cards',
  'board',
  'arcade',
  'sports',
  'racing',
  'shooter',
  'idle',
  'io',
  'numbers',
  'matching',
  'skill',
  'two-players',
]

/** Lists of games that have a page beside those of the categories. */
export const LIST_PAGES: readonly string[] = ['new', 'rising', 'five-minutes', 'pearls']

/** Tiles of the first wall of home; the rails below do not repeat them. */
export const HOME_GAMES = 18
