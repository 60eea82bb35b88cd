import type { StockRules } from './definition.ts'
import { acesLaid, flat, heights, suits, type Lines } from './lines.ts'

const onePass: StockRules = { to: 'waste' }

/** Forty Thieves group: open columns, a long stock. */
export const thievesGames: Lines = {
  congress: {
    slug: 'congress-solitaire',
    minutes: [6, 16],
    decks: 2,
    home: suits,
    columns: { deal: flat(8, 1), build: 'any', carry: 'one', empty: 'waste' },
    stock: onePass,
  },
  'red-and-black': {
    slug: 'red-and-black-solitaire',
    minutes: [6, 16],
    decks: 2,
    home: acesLaid,
    columns: { deal: flat(8, 1), build: 'alternate', carry: 'run', empty: 'waste' },
    stock: { to: 'waste', redeals: 1 },
  },
  'thieves-of-egypt': {
    slug: 'thieves-of-egypt',
    minutes: [6, 18],
    decks: 2,
    home: suits,
    columns: {
      deal: heights(1, 3, 5, 7, 9, 10, 8, 6, 4, 2),
      build: 'alternate',
      carry: 'run',
      empty: 'king',
    },
    stock: { to: 'waste', redeals: 2 },
  },
  'big-forty': {
    slug: 'big-forty',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(10, 4), build: 'suit', carry: 'run', empty: 'any' },
    stock: { to: 'waste', redeals: 'endless' },
  },
  deuces: {
    slug: 'deuces-solitaire',
    minutes: [6, 16],
    decks: 2,
    home: { kind: 'suits', start: 'twos', laid: true },
    columns: { deal: flat(10, 1), build: 'suit', around: true, carry: 'run', empty: 'waste' },
    stock: onePass,
  },
  blockade: {
    slug: 'blockade-solitaire',
    minutes: [6, 16],
    decks: 2,
    home: suits,
    columns: { deal: flat(12, 1), build: 'suit', carry: 'run', empty: 'stock' },
    stock: { to: 'columns' },
  },
  corona: {
    slug: 'corona-solitaire',
    minutes: [6, 18],
    decks: 2,
    home: suits,
    columns: { deal: flat(12, 3), build: 'suit', carry: 'one', empty: 'waste' },
    stock: onePass,
  },
}
