import { acesLaid, firstDealt, flat, stairs, suits, type Lines } from './lines.ts'

/** Solitaires that pass through a stock, of the Klondike, Canfield and Sir Tommy kinds. */
export const passGames: Lines = {
  'four-seasons': {
    slug: 'four-seasons-solitaire',
    minutes: [3, 9],
    home: firstDealt,
    columns: { deal: flat(5, 1), build: 'any', around: true, carry: 'one', empty: 'any' },
    stock: { to: 'waste', redeals: 1 },
  },
  trigon: {
    slug: 'trigon-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: stairs(7), build: 'suit', carry: 'run', empty: 'king' },
    stock: { to: 'waste', redeals: 1 },
  },
  'gold-mine': {
    slug: 'gold-mine-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: flat(7, 0), build: 'alternate', carry: 'run', empty: 'any' },
    stock: { to: 'waste', by: 3, redeals: 'endless' },
  },
  'nine-across': {
    slug: 'nine-across-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: stairs(9), build: 'alternate', carry: 'run', empty: 'any' },
    stock: { to: 'waste', redeals: 'endless' },
  },
  'eagle-wing': {
    slug: 'eagle-wing-solitaire',
    minutes: [3, 10],
    home: firstDealt,
    columns: {
      deal: flat(8, 1),
      build: 'suit',
      around: true,
      carry: 'one',
      empty: 'reserve',
      most: 3,
    },
    reserve: { piles: 1, each: 17 },
    stock: { to: 'waste', redeals: 2 },
  },
  'variegated-canfield': {
    slug: 'variegated-canfield',
    minutes: [5, 14],
    decks: 2,
    home: acesLaid,
    columns: { deal: flat(5, 1), build: 'alternate', around: true, carry: 'run', empty: 'reserve' },
    reserve: { piles: 1, each: 13 },
    stock: { to: 'waste', redeals: 2 },
  },
  gate: {
    slug: 'gate-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: flat(8, 1), build: 'alternate', carry: 'run', empty: 'reserve' },
    reserve: { piles: 2, each: 5 },
    stock: { to: 'waste' },
  },
}
