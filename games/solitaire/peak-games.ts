import { flat, type Lines } from './lines.ts'
import type { ColumnRules, HomeRules } from './definition.ts'

const pairs: HomeRules = { kind: 'pairs' }
const still = { build: 'none', carry: 'one', empty: 'none' } as const satisfies Partial<ColumnRules>

/** Solitaires that clear pyramids, peaks, towers and wings by other rules. */
export const peakGames: Lines = {
  giza: {
    slug: 'giza-solitaire',
    minutes: [2, 6],
    home: pairs,
    columns: { deal: flat(28, 1), ...still, shape: 'pyramid' },
    reserve: { piles: 8, each: 3 },
  },
  'great-pyramid': {
    slug: 'great-pyramid',
    minutes: [3, 9],
    decks: 2,
    home: pairs,
    columns: { deal: flat(45, 1), ...still, shape: 'great-pyramid' },
    stock: { to: 'waste', redeals: 1 },
  },
  'butterfly-leap': {
    slug: 'butterfly-leap',
    minutes: [1, 4],
    home: { kind: 'chain', start: 'dealt', around: true, link: 'leap' },
    columns: { deal: flat(26, 1), ...still, shape: 'butterfly' },
    stock: { to: 'home' },
  },
  'harlequin-towers': {
    slug: 'harlequin-towers',
    minutes: [1, 4],
    home: { kind: 'chain', start: 'dealt', around: true, link: 'colors' },
    columns: { deal: flat(27, 1), ...still, shape: 'towers' },
    stock: { to: 'home' },
  },
  'copycat-golf': {
    slug: 'copycat-golf',
    minutes: [1, 4],
    home: { kind: 'chain', start: 'dealt', link: 'kin' },
    columns: { deal: flat(7, 6), ...still },
    stock: { to: 'home' },
  },
  stairway: {
    slug: 'stairway-solitaire',
    minutes: [2, 6],
    home: { kind: 'pairs', match: 'fourteen' },
    columns: { deal: flat(28, 1), ...still, shape: 'stairway' },
    stock: { to: 'waste', redeals: 1 },
  },
}
