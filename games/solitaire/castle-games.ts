import { acesLaid, flat, heights, suits, type Lines } from './lines.ts'

const sevensAndSixes = heights(7, 7, 7, 7, 6, 6, 6, 6)
const fans = [...flat(17, 3), ...flat(1, 1)]

/** Castle, cell and fan solitaires: every card is visible from the start. */
export const castleGames: Lines = {
  kingcell: {
    slug: 'kingcell',
    minutes: [4, 12],
    home: suits,
    columns: { deal: sevensAndSixes, build: 'any', carry: 'room', empty: 'king' },
    cells: { count: 4 },
  },
  'streets-and-alleys': {
    slug: 'streets-and-alleys',
    minutes: [4, 12],
    home: suits,
    columns: { deal: sevensAndSixes, build: 'any', carry: 'one', empty: 'any' },
  },
  siegecraft: {
    slug: 'siegecraft-solitaire',
    minutes: [4, 12],
    home: acesLaid,
    columns: { deal: flat(8, 6), build: 'any', carry: 'one', empty: 'any' },
    cells: { count: 1 },
  },
  canister: {
    slug: 'canister-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: heights(8, 8, 8, 7, 7, 7, 7), build: 'any', carry: 'run', empty: 'king' },
  },
  bastion: {
    slug: 'bastion-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(10, 5), build: 'suit', order: 'both', carry: 'one', empty: 'any' },
    cells: { count: 2, filled: 2 },
  },
  raglan: {
    slug: 'raglan-solitaire',
    minutes: [4, 12],
    home: acesLaid,
    columns: { deal: heights(1, 2, 3, 4, 5, 6, 7, 7, 7), build: 'alternate', carry: 'one', empty: 'any' },
    reserve: { piles: 6, each: 1 },
  },
  martha: {
    slug: 'martha-solitaire',
    minutes: [3, 10],
    home: acesLaid,
    columns: { deal: flat(12, 2, 2), build: 'alternate', carry: 'run', empty: 'any' },
  },
  stonewall: {
    slug: 'stonewall-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(6, 3, 3), build: 'alternate', carry: 'run', empty: 'any' },
    reserve: { piles: 16, each: 1 },
  },
  bisley: {
    slug: 'bisley-solitaire',
    minutes: [4, 12],
    home: { kind: 'suits', laid: true, ends: true },
    columns: {
      deal: [...flat(9, 4), ...flat(4, 3)],
      build: 'suit',
      order: 'both',
      carry: 'one',
      empty: 'none',
    },
  },
  perseverance: {
    slug: 'perseverance-solitaire',
    minutes: [3, 10],
    home: acesLaid,
    columns: { deal: flat(12, 4), build: 'suit', carry: 'run', empty: 'none' },
    gathers: 2,
  },
  'super-flower-garden': {
    slug: 'super-flower-garden',
    minutes: [4, 12],
    home: suits,
    columns: { deal: fans, build: 'any', carry: 'one', empty: 'none' },
    reshuffles: 2,
  },
  'scotch-patience': {
    slug: 'scotch-patience',
    minutes: [4, 12],
    home: { kind: 'ranks' },
    columns: { deal: fans, build: 'alternate', carry: 'one', empty: 'none' },
  },
  'free-fan': {
    slug: 'free-fan-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: fans, build: 'suit', carry: 'one', empty: 'king' },
    cells: { count: 2 },
  },
}
