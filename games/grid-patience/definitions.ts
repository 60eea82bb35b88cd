import type { GridDefinition, GridRules } from './definition.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

interface Line {
  readonly slug: string
  /** Minutes of a sitting. */
  readonly minutes: readonly [shortest: number, longest: number]
  readonly size: readonly [columns: number, rows: number]
  readonly rules: GridRules
}

const closing = { kind: 'match', after: 'close' } as const
const filling = { kind: 'match', after: 'refill', near: 'anywhere' } as const

const lines: Readonly<Record<string, Line>> = {
  'monte-carlo': {
    slug: 'monte-carlo-patience',
    minutes: [2, 6],
    size: [5, 5],
    rules: { ...closing, match: 'rank', near: 'touching', winAt: 0 },
  },
  'thirteen-square': {
    slug: 'thirteen-square',
    minutes: [2, 6],
    size: [5, 5],
    rules: { ...closing, match: 'thirteen', near: 'touching', winAt: 0 },
  },
  cavalry: {
    slug: 'cavalry-patience',
    minutes: [2, 6],
    size: [5, 5],
    rules: { ...closing, match: 'rank', near: 'knight', winAt: 4 },
  },
  trios: {
    slug: 'trios-patience',
    minutes: [2, 6],
    size: [5, 5],
    rules: { ...closing, match: 'trio', near: 'chain', winAt: 7 },
  },
  elevens: {
    slug: 'elevens',
    minutes: [1, 4],
    size: [4, 3],
    rules: { ...filling, match: 'elevens', winAt: 0 },
  },
  tens: {
    slug: 'tens-patience',
    minutes: [1, 5],
    size: [5, 2],
    rules: { ...filling, match: 'tens', winAt: 0 },
  },
  fifteens: {
    slug: 'fifteens-patience',
    minutes: [2, 6],
    size: [4, 4],
    rules: { ...filling, match: 'fifteen', winAt: 0 },
  },
  'aces-square': {
    slug: 'aces-square',
    minutes: [1, 5],
    size: [4, 4],
    rules: { kind: 'match', after: 'refill', match: 'suit', near: 'line', winAt: 4 },
  },
  accordion: {
    slug: 'accordion-patience',
    minutes: [2, 8],
    size: [13, 4],
    rules: { kind: 'row', way: 'accordion', winAt: 6 },
  },
  'royal-marriage': {
    slug: 'royal-marriage',
    minutes: [2, 7],
    size: [13, 4],
    rules: { kind: 'row', way: 'marriage', winAt: 2 },
  },
  gaps: {
    slug: 'gaps-patience',
    minutes: [3, 12],
    size: [13, 4],
    rules: { kind: 'gaps', follow: 'next', redeals: 3 },
  },
  'spaces-and-aces': {
    slug: 'spaces-and-aces',
    minutes: [3, 10],
    size: [14, 4],
    rules: { kind: 'gaps', follow: 'higher', redeals: 1 },
  },
  'poker-square': {
    slug: 'poker-square',
    minutes: [2, 6],
    size: [5, 5],
    rules: { kind: 'square', lines: 'poker', par: 60 },
  },
  'cribbage-square': {
    slug: 'cribbage-square',
    minutes: [1, 5],
    size: [4, 4],
    rules: { kind: 'square', lines: 'cribbage', par: 36 },
  },
  'blackjack-square': {
    slug: 'blackjack-square',
    minutes: [1, 4],
    size: [3, 3],
    rules: { kind: 'square', lines: 'blackjack', par: 30 },
  },
  'poker-swap': {
    slug: 'poker-swap',
    minutes: [2, 8],
    size: [5, 5],
    rules: { kind: 'square', lines: 'poker', par: 120, swaps: 12 },
  },
}

/** All grid patiences. */
export const definitions: readonly GridDefinition[] = Object.entries(lines).map(
  ([id, { slug, minutes, size, rules }]) => ({
    id,
    ...registered(slug),
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['cards', 'puzzle'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [minutes[0] * 60, minutes[1] * 60],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground: groundOf(id),
    columns: size[0],
    rows: size[1],
    places: size[0] * size[1],
    rules,
  }),
)
