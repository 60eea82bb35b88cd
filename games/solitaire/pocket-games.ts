import type { ColumnRules, HomeRules } from './definition.ts'
import { flat, type Lines } from './lines.ts'

const chain: HomeRules = { kind: 'chain', start: 'dealt' }
const chainAround: HomeRules = { ...chain, around: true }
const still = { build: 'none', carry: 'one', empty: 'none' } as const satisfies Partial<ColumnRules>

/** Golf, peaks and walls with a pocket or another matching rule. */
export const pocketGames: Lines = {
  'caddie-golf': {
    slug: 'caddie-golf',
    minutes: [1, 4],
    home: chain,
    columns: { deal: flat(7, 5), ...still },
    cells: { count: 2 },
    stock: { to: 'home' },
  },
  'sherpa-peaks': {
    slug: 'sherpa-peaks',
    minutes: [1, 4],
    home: chainAround,
    columns: { deal: [...flat(18, 0, 1), ...flat(10, 1)], ...still, shape: 'peaks' },
    cells: { count: 2 },
    stock: { to: 'home' },
  },
  'kindred-wall': {
    slug: 'kindred-wall',
    minutes: [1, 4],
    home: { kind: 'chain', start: 'dealt', link: 'kin' },
    columns: { deal: flat(26, 1), ...still, shape: 'wall' },
    stock: { to: 'home' },
  },
  'hopscotch-golf': {
    slug: 'hopscotch-golf',
    minutes: [1, 4],
    home: { kind: 'chain', start: 'dealt', around: true, link: 'leap' },
    columns: { deal: flat(7, 5), ...still },
    stock: { to: 'home' },
  },
  'two-colour-sands': {
    slug: 'sands-of-two-colours',
    minutes: [1, 4],
    home: { kind: 'chain', start: 'dealt', around: true, link: 'colors' },
    columns: { deal: flat(33, 1), ...still, shape: 'hourglass' },
    cells: { count: 2 },
    stock: { to: 'home' },
  },
}
