import type { ColumnRules } from './definition.ts'
import { acesLaid, flat, heights, type Lines } from './lines.ts'

const still = { build: 'none', carry: 'one' } as const satisfies Partial<ColumnRules>

/** Solitaires with their own order home: round a clock, by twos, from the middle, in fours. */
export const orderGames: Lines = {
  eliminator: {
    slug: 'eliminator-solitaire',
    minutes: [2, 7],
    home: { kind: 'chain', start: 'free', around: true, piles: 4 },
    columns: { deal: flat(4, 13), ...still, empty: 'none' },
  },
  beehive: {
    slug: 'beehive-solitaire',
    minutes: [2, 7],
    home: { kind: 'sets' },
    columns: { deal: flat(6, 1), build: 'rank', carry: 'run', empty: 'reserve' },
    reserve: { piles: 1, each: 10 },
    stock: { to: 'waste', by: 3, redeals: 2 },
  },
  'grandfathers-clock': {
    slug: 'grandfathers-clock',
    minutes: [3, 9],
    home: { kind: 'hours' },
    columns: { deal: flat(8, 5), build: 'any', carry: 'one', empty: 'any' },
  },
  'royal-cotillion': {
    slug: 'royal-cotillion',
    minutes: [4, 12],
    decks: 2,
    home: { kind: 'skips' },
    columns: { deal: flat(16, 1), ...still, empty: 'waste' },
    reserve: { piles: 4, each: 3 },
    stock: { to: 'waste' },
  },
  windmill: {
    slug: 'windmill-solitaire',
    minutes: [4, 12],
    decks: 2,
    home: { kind: 'mill' },
    columns: { deal: flat(8, 1), ...still, empty: 'waste' },
    stock: { to: 'waste' },
  },
  'sixes-and-sevens': {
    slug: 'sixes-and-sevens',
    minutes: [4, 12],
    home: { kind: 'suits', ends: 'middle' },
    columns: {
      deal: heights(6, 6, 6, 6, 5, 5, 5, 5),
      build: 'alternate',
      order: 'both',
      carry: 'one',
      empty: 'any',
    },
  },
  strategy: {
    slug: 'strategy-patience',
    minutes: [3, 9],
    home: { ...acesLaid, late: true },
    columns: { deal: flat(8, 0), build: 'loose', carry: 'one', empty: 'any' },
    stock: { to: 'waste' },
  },
  baroness: {
    slug: 'baroness-solitaire',
    minutes: [2, 5],
    home: { kind: 'pairs' },
    columns: { deal: flat(5, 1), ...still, empty: 'any' },
    stock: { to: 'columns' },
  },
}
