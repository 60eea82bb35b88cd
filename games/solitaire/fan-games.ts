import { acesLaid, firstDealt, flat, heights, stairs, suits, type Lines } from './lines.ts'

const fans = [...flat(17, 3), ...flat(1, 1)]

/** Fan and wall solitaires: all cards are visible, one moves at a time. */
export const fanGames: Lines = {
  'la-belle-lucie': {
    slug: 'la-belle-lucie',
    minutes: [4, 12],
    home: suits,
    columns: { deal: fans, build: 'suit', carry: 'one', empty: 'none' },
    reshuffles: 2,
  },
  shamrocks: {
    slug: 'shamrocks-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: fans, build: 'any', order: 'both', carry: 'one', empty: 'none', most: 3 },
  },
  cruel: {
    slug: 'cruel-solitaire',
    minutes: [3, 10],
    home: acesLaid,
    columns: { deal: flat(12, 4), build: 'suit', carry: 'one', empty: 'none' },
    gathers: 'endless',
  },
  'castles-in-spain': {
    slug: 'castles-in-spain',
    minutes: [3, 10],
    home: suits,
    columns: { deal: flat(13, 1, 3), build: 'alternate', carry: 'one', empty: 'any' },
  },
  'spanish-patience': {
    slug: 'spanish-patience',
    minutes: [3, 9],
    home: { kind: 'ranks' },
    columns: { deal: flat(13, 4), build: 'any', carry: 'one', empty: 'none', kingsDown: true },
  },
  chessboard: {
    slug: 'chessboard-solitaire',
    minutes: [4, 12],
    home: firstDealt,
    columns: {
      deal: [...flat(1, 6), ...flat(9, 5)],
      build: 'suit',
      order: 'both',
      around: true,
      carry: 'one',
      empty: 'any',
    },
  },
  brigade: {
    slug: 'brigade-solitaire',
    minutes: [3, 10],
    home: acesLaid,
    columns: { deal: flat(7, 5), build: 'any', carry: 'one', empty: 'any' },
    reserve: { piles: 13, each: 1 },
  },
  'relaxed-freecell': {
    slug: 'relaxed-freecell',
    minutes: [4, 12],
    home: suits,
    columns: { deal: heights(7, 7, 7, 7, 6, 6, 6, 6), build: 'alternate', carry: 'run', empty: 'any' },
    cells: { count: 4 },
  },
  'two-cells': {
    slug: 'freecell-two-cells',
    minutes: [4, 14],
    home: suits,
    columns: { deal: heights(7, 7, 7, 7, 6, 6, 6, 6), build: 'alternate', carry: 'room', empty: 'any' },
    cells: { count: 2 },
  },
  forecell: {
    slug: 'forecell',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(8, 6), build: 'alternate', carry: 'room', empty: 'king' },
    cells: { count: 4, filled: 4 },
  },
  northwest: {
    slug: 'northwest-territory',
    minutes: [4, 12],
    home: suits,
    columns: { deal: stairs(8), build: 'alternate', carry: 'run', empty: 'king' },
    reserve: { piles: 16, each: 1 },
  },
}
