import type { HomeRules } from './definition.ts'
import { flat, type Lines } from './lines.ts'

const pairs: HomeRules = { kind: 'pairs' }
const chainAround: HomeRules = { kind: 'chain', start: 'dealt', around: true }

/** Solitaires that clear a table: golf, peaks and pyramids, each on its own layout. */
export const layoutGames: Lines = {
  'putt-putt': {
    slug: 'putt-putt-solitaire',
    minutes: [1, 4],
    home: chainAround,
    columns: { deal: flat(7, 5), build: 'none', carry: 'one', empty: 'none' },
    stock: { to: 'home' },
  },
  'pyramid-golf': {
    slug: 'pyramid-golf',
    minutes: [1, 4],
    home: chainAround,
    columns: { deal: flat(28, 1), build: 'none', carry: 'one', empty: 'none', shape: 'pyramid' },
    stock: { to: 'home' },
  },
  'echo-pyramid': {
    slug: 'echo-pyramid',
    minutes: [2, 6],
    home: { kind: 'pairs', match: 'rank' },
    columns: { deal: flat(28, 1), build: 'none', carry: 'one', empty: 'none', shape: 'pyramid' },
    reserve: { piles: 4, each: 1 },
    stock: { to: 'waste', redeals: 1 },
  },
  'thirteen-peaks': {
    slug: 'thirteen-peaks',
    minutes: [2, 6],
    home: pairs,
    columns: {
      deal: [...flat(18, 0, 1), ...flat(10, 1)],
      build: 'none',
      carry: 'one',
      empty: 'none',
      shape: 'peaks',
    },
    stock: { to: 'waste', redeals: 2 },
  },
  'twin-pyramids': {
    slug: 'twin-pyramids',
    minutes: [2, 6],
    home: pairs,
    columns: { deal: flat(30, 1), build: 'none', carry: 'one', empty: 'none', shape: 'twins' },
    stock: { to: 'waste', redeals: 1 },
  },
  hourglass: {
    slug: 'hourglass-solitaire',
    minutes: [2, 6],
    home: pairs,
    columns: { deal: flat(33, 1), build: 'none', carry: 'one', empty: 'none', shape: 'hourglass' },
    stock: { to: 'waste', redeals: 2 },
  },
  gemstone: {
    slug: 'gemstone-solitaire',
    minutes: [1, 4],
    home: chainAround,
    columns: { deal: flat(27, 1), build: 'none', carry: 'one', empty: 'none', shape: 'gem' },
    stock: { to: 'home' },
  },
  'brick-wall': {
    slug: 'brick-wall-solitaire',
    minutes: [1, 4],
    home: { kind: 'chain', start: 'dealt' },
    columns: { deal: flat(26, 1), build: 'none', carry: 'one', empty: 'none', shape: 'wall' },
    stock: { to: 'home' },
  },
  'fourteen-out': {
    slug: 'fourteen-out',
    minutes: [2, 5],
    home: { kind: 'pairs', match: 'fourteen' },
    columns: { deal: [...flat(4, 5), ...flat(8, 4)], build: 'none', carry: 'one', empty: 'none' },
  },
  nestor: {
    slug: 'nestor-solitaire',
    minutes: [2, 5],
    home: { kind: 'pairs', match: 'rank' },
    columns: { deal: flat(8, 6), build: 'none', carry: 'one', empty: 'none' },
    reserve: { piles: 4, each: 1 },
  },
  'all-in-a-row': {
    slug: 'all-in-a-row',
    minutes: [2, 8],
    home: { kind: 'chain', start: 'free', around: true },
    columns: { deal: flat(13, 4), build: 'none', carry: 'one', empty: 'none' },
  },
}
