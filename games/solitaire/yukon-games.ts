import type { Deal } from './definition.ts'
import { flat, runs, stairs, suits, type Lines } from './lines.ts'

const yukonStairs: Deal[] = [[0, 1], ...[1, 2, 3, 4, 5, 6].map((hidden): Deal => [hidden, 5])]

/** Yukon group: any open card moves with everything on top of it. */
export const yukonGames: Lines = {
  alaska: {
    slug: 'alaska-solitaire',
    minutes: [5, 14],
    home: suits,
    columns: { deal: yukonStairs, build: 'suit', order: 'both', carry: 'any', empty: 'king' },
  },
  australian: {
    slug: 'australian-patience',
    minutes: [3, 10],
    home: suits,
    columns: { deal: flat(7, 4), build: 'suit', carry: 'any', empty: 'king' },
    stock: { to: 'waste' },
  },
  odessa: {
    slug: 'odessa-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: [[3, 3], ...flat(5, 5, 3), [3, 3]], build: 'suit', carry: 'any', empty: 'king' },
  },
  rushdike: {
    slug: 'rushdike',
    minutes: [4, 12],
    home: suits,
    columns: { deal: stairs(7), build: 'suit', carry: 'any', empty: 'king' },
    stock: { to: 'columns' },
  },
  moosehide: {
    slug: 'moosehide',
    minutes: [4, 12],
    home: suits,
    columns: { deal: yukonStairs, build: 'other-suit', carry: 'any', empty: 'king' },
  },
  wasp: {
    slug: 'wasp-solitaire',
    minutes: [4, 12],
    home: runs,
    columns: { deal: [...flat(3, 4, 3), ...flat(4, 7)], build: 'suit', carry: 'any', empty: 'any' },
    stock: { to: 'columns' },
  },
}
