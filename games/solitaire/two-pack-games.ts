import type { StockRules } from './definition.ts'
import { acesLaid, flat, heights, suits, type Lines } from './lines.ts'

const onePass: StockRules = { to: 'waste' }
const toColumns: StockRules = { to: 'columns' }

/** Long solitaires with two packs. */
export const twoPackGames: Lines = {
  'double-freecell': {
    slug: 'double-freecell',
    minutes: [7, 20],
    decks: 2,
    home: suits,
    columns: {
      deal: heights(11, 11, 11, 11, 10, 10, 10, 10, 10, 10),
      build: 'alternate',
      carry: 'room',
      empty: 'any',
    },
    cells: { count: 6 },
  },
  'miss-milligan': {
    slug: 'miss-milligan',
    minutes: [7, 18],
    decks: 2,
    home: suits,
    columns: { deal: flat(8, 1), build: 'alternate', carry: 'run', empty: 'king' },
    cells: { count: 1, late: true },
    stock: toColumns,
  },
  giant: {
    slug: 'giant-solitaire',
    minutes: [6, 16],
    decks: 2,
    home: suits,
    columns: { deal: flat(8, 1), build: 'alternate', carry: 'run', empty: 'any' },
    stock: toColumns,
  },
  lucas: {
    slug: 'lucas-solitaire',
    minutes: [6, 16],
    decks: 2,
    home: acesLaid,
    columns: { deal: flat(13, 3), build: 'suit', carry: 'one', empty: 'any' },
    stock: onePass,
  },
  indian: {
    slug: 'indian-solitaire',
    minutes: [6, 16],
    decks: 2,
    home: suits,
    columns: { deal: flat(10, 2, 1), build: 'other-suit', carry: 'one', empty: 'any' },
    stock: onePass,
  },
}
