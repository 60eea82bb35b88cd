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
