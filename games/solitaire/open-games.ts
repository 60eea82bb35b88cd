import type { Deal } from './definition.ts'
import { acesLaid, flat, heights, runs, suits, type Lines } from './lines.ts'

/** The first column has one card, the others five open ones on a growing number of hidden ones. */
const yukonStairs: Deal[] = [[0, 1], ...[1, 2, 3, 4, 5, 6].map((hidden): Deal => [hidden, 5])]
const sevensAndSixes = heights(7, 7, 7, 7, 6, 6, 6, 6)

/** Solitaires that lay out all cards at once. */
export const openGames: Lines = {
  freecell: {
    slug: 'freecell',
    minutes: [4, 12],
    home: suits,
    columns: { deal: sevensAndSixes, build: 'alternate', carry: 'room', empty: 'any' },
    cells: { count: 4 },
  },
  yukon: {
    slug: 'yukon-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: { deal: yukonStairs, build: 'alternate', carry: 'any', empty: 'king' },
  },
  'eight-off': {
    slug: 'eight-off',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(8, 6), build: 'suit', carry: 'room', empty: 'king' },
    cells: { count: 8, filled: 4 },
  },
  'bakers-game': {
    slug: 'bakers-game',
    minutes: [4, 12],
    home: suits,
    columns: { deal: sevensAndSixes, build: 'suit', carry: 'room', empty: 'any' },
    cells: { count: 4 },
  },
  'seahaven-towers': {
    slug: 'seahaven-towers',
    minutes: [3, 10],
    home: suits,
    columns: { deal: flat(10, 5), build: 'suit', carry: 'room', empty: 'king' },
    cells: { count: 4, filled: 2 },
  },
  penguin: {
    slug: 'penguin-solitaire',
    minutes: [4, 12],
    home: { kind: 'suits', start: 'dealt', laid: true },
    columns: { deal: flat(7, 7), build: 'suit', around: true, carry: 'room', empty: 'king' },
    cells: { count: 7 },
  },
  'simple-simon': {
    slug: 'simple-simon',
    minutes: [4, 12],
    home: runs,
    columns: {
      deal: heights(8, 8, 8, 7, 6, 5, 4, 3, 2, 1),
      build: 'any',
      runs: 'suit',
      carry: 'run',
      empty: 'any',
    },
  },
  russian: {
    slug: 'russian-solitaire',
    minutes: [5, 14],
    home: suits,
    columns: { deal: yukonStairs, build: 'suit', carry: 'any', empty: 'king' },
  },
  'beleaguered-castle': {
    slug: 'beleaguered-castle',
    minutes: [4, 12],
    home: acesLaid,
    columns: { deal: flat(8, 6), build: 'any', carry: 'one', empty: 'any' },
  },
  fortress: {
    slug: 'fortress-solitaire',
    minutes: [4, 12],
    home: suits,
    columns: {
      deal: [...flat(2, 6), ...flat(8, 5)],
      build: 'suit',
      order: 'both',
      carry: 'one',
      empty: 'any',
    },
  },
  trefoil: {
    slug: 'trefoil-solitaire',
    minutes: [4, 12],
    home: acesLaid,
    columns: { deal: flat(16, 3), build: 'suit', carry: 'one', empty: 'none' },
    reshuffles: 2,
  },
  'flower-garden': {
    slug: 'flower-garden',
    minutes: [4, 12],
    home: suits,
    columns: { deal: flat(6, 6), build: 'any', carry: 'one', empty: 'any' },
    reserve: { piles: 16, each: 1 },
  },
  'bakers-dozen': {
    slug: 'bakers-dozen',
    minutes: [3, 10],
    home: suits,
    columns: { deal: flat(13, 4), build: 'any', carry: 'one', empty: 'none', kingsDown: true },
  },
  'king-albert': {
    slug: 'king-albert',
    minutes: [4, 12],
    home: suits,
    columns: { deal: heights(1, 2, 3, 4, 5, 6, 7, 8, 9), build: 'alternate', carry: 'one', empty: 'any' },
    reserve: { piles: 7, each: 1 },
  },
  'black-hole': {
    slug: 'black-hole-solitaire',
    minutes: [2, 8],
    home: { kind: 'chain', start: 'ace-of-spades', around: true },
    columns: { deal: flat(17, 3), build: 'none', carry: 'one', empty: 'none' },
  },
}
