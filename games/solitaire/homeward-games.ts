import type { HomeRules } from './definition.ts'
import { flat, heights, stairs, suits, type Lines } from './lines.ts'

const bothEnds: HomeRules = { kind: 'suits', ends: true }

/** Solitaires that go home differently: from both ends, in any suit, aces last, in stripes. */
export const homewardGames: Lines = {
  'halfway-cells': {
    slug: 'halfway-cells',
    minutes: [4, 12],
    home: bothEnds,
    columns: { deal: heights(7, 7, 7, 7, 6, 6, 6, 6), build: 'alternate', carry: 'room', empty: 'any' },
    cells: { count: 2 },
  },
  'potluck-klondike': {
    slug: 'potluck-klondike',
    minutes: [3, 9],
    home: { kind: 'ranks' },
    columns: { deal: stairs(7), build: 'alternate', carry: 'run', empty: 'king' },
    stock: { to: 'waste' },
  },
  'aces-last': {
    slug: 'aces-last',
    minutes: [4, 12],
    home: { kind: 'suits', start: 'twos', laid: true },
    columns: { deal: flat(8, 6), build: 'alternate', around: true, carry: 'room', empty: 'any' },
    cells: { count: 3 },
  },
  'blind-alleys': {
    slug: 'blind-alleys',
    minutes: [3, 9],
    home: suits,
    columns: { deal: flat(6, 1, 2), build: 'alternate', carry: 'run', empty: 'king' },
    stock: { to: 'waste', redeals: 1 },
  },
  usk: {
    slug: 'usk-solitaire',
    minutes: [3, 10],
    home: suits,
    columns: { deal: heights(8, 8, 7, 7, 6, 5, 4, 3, 2, 2), build: 'alternate', carry: 'run', empty: 'any' },
    gathers: 2,
  },
  'two-way-klondike': {
    slug: 'two-way-klondike',
    minutes: [3, 10],
    home: bothEnds,
    columns: { deal: stairs(7), build: 'alternate', carry: 'run', empty: 'any' },
    stock: { to: 'waste' },
  },
  'zebra-patience': {
    slug: 'zebra-patience',
    minutes: [4, 12],
    home: { kind: 'runs', mixed: true },
    columns: { deal: stairs(7), build: 'alternate', carry: 'run', empty: 'any' },
    stock: { to: 'columns' },
  },
}
