import { acesLaid, flat, heights, suits, type Lines } from './lines.ts'

const sevensAndSixes = heights(7, 7, 7, 7, 6, 6, 6, 6)
const fans = [...flat(17, 3), ...flat(1, 1)]

/** Solitaires of castles, cells and fans: every card is seen from the start. */
export const castleGames: Lines = {
  kingcell: {
    gameId: 598,
    slug: 'kingcell',
    minutes: [4, 12],
    home: suits,
    columns: { deal: sevensAndSixes, build: 'any', carry: 'room', empty: 'king' },
    cells: { count: 4 },
  },
  'streets-and-alleys': {
    gameId: 599,
    slug: 'streets-and-alleys',
    minutes: [4, 12],
    home: suits,
    columns: { deal: sevensAndSixes, build: 'any', carry: 'one', empty: 'any' },
  },
  siegecraft: {
    gameId: 600,
    slug: 'siegecraft-solitaire',
    minutes: [4, 12],
    home: acesLaid,
    columns: { deal: flat(8, 6), build: 'any', carry: 'one', empty: 'any' },
    cells: { count: 1 },
  },
  canister: {
    gameId: 602,
    slug: 'canister-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: heights(8, 8, 8, 7, 7, 7, 7), build: 'any', carry: 'run', empty: 'king' },
  },
  bastion: {
    gameId: 603,
    slug: 'bastion-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(10, 5), build: 'suit', order: 'both', carry: 'one', empty: 'any' },
    cells: { count: 2, filled: 2 },
  },
  raglan: {
    gameId: 605,
    slug: 'raglan-solitaire',
    minutes: [4, 12],
    home: acesLaid,
    columns: { deal: heights(1, 2, 3, 4, 5, 6, 7, 7, 7), build: 'alternate', carry: 'one', empty: 'any' },
    reserve: { piles: 6, each: 1 },
  },
  martha: {
    gameId: 606,
    slug: 'martha-solitaire',
    minutes: [3, 10],
    home: acesLaid,
    columns: { deal: flat(12, 2, 2), build: 'alternate', carry: 'run', empty: 'any' },
  },
  stonewall: {
    gameId: 608,
    slug: 'stonewall-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(6, 3, 3), build: 'alternate', carry: 'run', empty: 'any' },
    reserve: { piles: 16, each: 1 },
  },
  bisley: {
    gameId: 609,
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
    gameId: 610,
    slug: 'perseverance-solitaire',
    minutes: [3, 10],
    home: acesLaid,
    columns: { deal: flat(12, 4), build: 'suit', carry: 'run', empty: 'none' },
    gathers: 2,
  },
  'super-flower-garden': {
    gameId: 613,
    slug: 'super-flower-garden',
    minutes: [4, 12],
    home: suits,
    columns: { deal: fans, build: 'any', carry: 'one', empty: 'none' },
    reshuffles: 2,
  },
  'scotch-patience': {
    gameId: 616,
    slug: 'scotch-patience',
    minutes: [4, 12],
    home: { kind: 'ranks' },
    columns: { deal: fans, build: 'alternate', carry: 'one', empty: 'none' },
  },
  'free-fan': {
    gameId: 617,
    slug: 'free-fan-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: fans, build: 'suit', carry: 'one', empty: 'king' },
    cells: { count: 2 },
  },
}
