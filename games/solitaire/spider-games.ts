import type { StockRules } from './definition.ts'
import { flat, heights, runs, stairs, suits, type Lines } from './lines.ts'

const toColumns: StockRules = { to: 'columns' }
const toFullColumns: StockRules = { to: 'columns', needsFull: true }

/** Solitaires that line up runs in the columns. */
export const spiderGames: Lines = {
  spidike: {
    slug: 'spidike-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: stairs(7), build: 'any', runs: 'suit', carry: 'run', empty: 'any' },
    stock: toColumns,
  },
  beetle: {
    slug: 'beetle-solitaire',
    minutes: [6, 18],
    decks: 2,
    suits: 1,
    home: runs,
    columns: {
      deal: [...flat(4, 6), ...flat(6, 5)],
      build: 'any',
      runs: 'suit',
      carry: 'run',
      empty: 'any',
    },
    stock: toFullColumns,
  },
  'spider-cells': {
    slug: 'spider-cells',
    minutes: [4, 14],
    home: { kind: 'runs', mixed: true },
    columns: {
      deal: heights(7, 7, 7, 7, 6, 6, 6, 6),
      build: 'alternate',
      carry: 'room',
      empty: 'any',
    },
    cells: { count: 4 },
  },
  'ten-across': {
    slug: 'ten-across-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: {
      deal: [
        [0, 5],
        [1, 4],
        [2, 3],
        [3, 2],
        [4, 1],
        [4, 1],
        [3, 2],
        [2, 3],
        [1, 4],
        [0, 5],
      ],
      build: 'suit',
      carry: 'any',
      empty: 'king',
    },
    cells: { count: 2, filled: 2 },
  },
  queenie: {
    slug: 'queenie-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: stairs(7), build: 'alternate', carry: 'any', empty: 'king' },
    stock: toColumns,
  },
  'yukonic-plague': {
    slug: 'yukonic-plague',
    minutes: [4, 12],
    home: suits,
    columns: { deal: [[0, 3], ...flat(6, 5, 1)], build: 'alternate', carry: 'any', empty: 'any' },
    reserve: { piles: 1, each: 13 },
  },
  brisbane: {
    slug: 'brisbane-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: flat(7, 4), build: 'any', carry: 'any', empty: 'king' },
    stock: { to: 'waste' },
  },
  roslin: {
    slug: 'roslin-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: {
      deal: [
        [0, 1],
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 5],
        [6, 5],
      ],
      build: 'alternate',
      order: 'both',
      carry: 'any',
      empty: 'king',
    },
  },
  'will-o-the-wisp': {
    slug: 'will-o-the-wisp',
    minutes: [3, 10],
    suits: 2,
    home: runs,
    columns: { deal: flat(7, 1, 2), build: 'any', runs: 'suit', carry: 'run', empty: 'any' },
    stock: toColumns,
  },
}
