import { firstDealt, flat, heights, suits, type Lines } from './lines.ts'

/** Solitaires of the Klondike and Canfield kind with rules of their own. */
export const canfieldGames: Lines = {
  rainbow: {
    slug: 'rainbow-canfield',
    minutes: [3, 10],
    home: firstDealt,
    columns: { deal: flat(4, 1), build: 'any', around: true, carry: 'run', empty: 'reserve' },
    reserve: { piles: 1, each: 13 },
    stock: { to: 'waste', redeals: 2 },
  },
  storehouse: {
    slug: 'storehouse-solitaire',
    minutes: [3, 9],
    home: { kind: 'suits', start: 'twos', laid: true },
    columns: { deal: flat(4, 1), build: 'suit', around: true, carry: 'run', empty: 'reserve' },
    reserve: { piles: 1, each: 13 },
    stock: { to: 'waste', redeals: 2 },
  },
  duchess: {
    slug: 'duchess-solitaire',
    minutes: [3, 9],
    home: firstDealt,
    columns: { deal: flat(4, 1), build: 'alternate', around: true, carry: 'run', empty: 'reserve' },
    reserve: { piles: 4, each: 3 },
    stock: { to: 'waste', redeals: 1 },
  },
  'american-toad': {
    slug: 'american-toad',
    minutes: [5, 14],
    decks: 2,
    home: firstDealt,
    columns: { deal: flat(8, 1), build: 'suit', around: true, carry: 'run', empty: 'reserve' },
    reserve: { piles: 1, each: 20 },
    stock: { to: 'waste', redeals: 1 },
  },
  whitehead: {
    slug: 'whitehead-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: heights(1, 2, 3, 4, 5, 6, 7), build: 'color', runs: 'suit', carry: 'run', empty: 'any' },
    stock: { to: 'waste' },
  },
  saratoga: {
    slug: 'saratoga-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: heights(1, 2, 3, 4, 5, 6, 7), build: 'alternate', carry: 'run', empty: 'king' },
    stock: { to: 'waste', by: 3, redeals: 'endless' },
  },
}
