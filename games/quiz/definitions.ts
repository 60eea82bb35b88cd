import type { GameDefinition } from '#kit/game/contract.ts'
import type { Pack } from './asks.ts'
import { groundOf } from './palette.ts'
import type { QuizRules } from './rules.ts'
import { registered } from './registered.ts'

export type QuizDefinition = GameDefinition & { readonly pack: Pack; readonly rules: QuizRules }

const lines: readonly (readonly [id: Pack, slug: string, rules: QuizRules])[] = [
  ['flags', 'flag-harbour', { way: 'one', questions: 15, lives: 3, halves: 2 }],
  ['outlines', 'paper-coasts', { way: 'second', questions: 12, lives: 3, halves: 0 }],
  ['sizes', 'big-to-small', { way: 'order', questions: 10, lives: 3, halves: 0 }],
  ['borders', 'next-door', { way: 'all', questions: 10, lives: 5, halves: 2 }],
  ['thanks', 'thanks-around-the-world', { way: 'climb', questions: 22, lives: 0, halves: 2 }],
  ['clock', 'harbour-clock', { way: 'one', questions: 14, lives: 3, halves: 1 }],
  ['calendar', 'seven-days', { way: 'climb', questions: 18, lives: 0, halves: 0 }],
  ['roman', 'stone-numerals', { way: 'spell', questions: 12, lives: 4, halves: 0 }],
  ['elements', 'element-bay', { way: 'second', questions: 14, lives: 4, halves: 1 }],
  ['notes', 'sight-reader', { way: 'one', questions: 15, lives: 4, halves: 3 }],
  ['morse', 'lantern-morse', { way: 'one', questions: 14, lives: 3, halves: 2 }],
  ['braille', 'six-dots', { way: 'second', questions: 14, lives: 4, halves: 0 }],
  ['semaphore', 'arm-signals', { way: 'one', questions: 14, lives: 3, halves: 2 }],
  ['maya', 'dots-and-bars', { way: 'climb', questions: 20, lives: 0, halves: 1 }],
  ['abacus', 'bead-reckoner', { way: 'one', questions: 14, lives: 3, halves: 1 }],
  ['binary', 'lantern-numbers', { way: 'climb', questions: 20, lives: 0, halves: 0 }],
  ['fractions', 'shared-pie', { way: 'second', questions: 13, lives: 4, halves: 1 }],
  ['angles', 'opened-arms', { way: 'one', questions: 14, lives: 4, halves: 1 }],
  ['squares', 'name-the-square', { way: 'second', questions: 14, lives: 3, halves: 0 }],
  ['gauges', 'needle-watch', { way: 'one', questions: 14, lives: 3, halves: 1 }],
  ['pennants', 'signal-flags', { way: 'second', questions: 14, lives: 4, halves: 0 }],
  ['egypt', 'lotus-numbers', { way: 'one', questions: 13, lives: 3, halves: 1 }],
  ['planets', 'planets-in-line', { way: 'order', questions: 10, lives: 4, halves: 0 }],
  ['moon', 'moon-by-moon', { way: 'one', questions: 13, lives: 3, halves: 1 }],
  ['lights', 'three-lamps', { way: 'second', questions: 13, lives: 4, halves: 0 }],
  ['cubes', 'hidden-cubes', { way: 'one', questions: 13, lives: 3, halves: 1 }],
  ['pips', 'under-the-dice', { way: 'climb', questions: 18, lives: 0, halves: 1 }],
  ['gears', 'turning-wheels', { way: 'second', questions: 12, lives: 4, halves: 0 }],
  ['scales', 'level-pans', { way: 'climb', questions: 20, lives: 0, halves: 1 }],
  ['axes', 'mirror-lines', { way: 'second', questions: 14, lives: 4, halves: 0 }],
  ['jugs', 'jugs-in-a-row', { way: 'order', questions: 11, lives: 4, halves: 0 }],
  ['beats', 'beat-counter', { way: 'one', questions: 13, lives: 3, halves: 2 }],
  ['circuits', 'lamps-and-switches', { way: 'climb', questions: 20, lives: 0, halves: 0 }],
  ['mirror', 'clock-in-the-mirror', { way: 'one', questions: 13, lives: 3, halves: 1 }],
  ['reach', 'where-it-moves', { way: 'all', questions: 10, lives: 5, halves: 1 }],
  ['folds', 'punched-paper', { way: 'one', questions: 12, lives: 4, halves: 1 }],
  ['turned', 'turned-or-mirrored', { way: 'climb', questions: 20, lives: 0, halves: 0 }],
  ['ropes', 'tangled-ropes', { way: 'one', questions: 13, lives: 3, halves: 1 }],
]

const NUMBERS: readonly Pack[] = [
  'clock',
  'calendar',
  'roman',
  'elements',
  'maya',
  'abacus',
  'binary',
  'fractions',
  'angles',
  'gauges',
  'egypt',
  'cubes',
  'pips',
  'gears',
  'scales',
  'beats',
]

export const definitions: readonly QuizDefinition[] = lines.map(([id, slug, rules]) => ({
  id,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle', ...(NUMBERS.includes(id) ? (['numbers'] as const) : [])],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [40, 300],
  levels: 0,
  // Answers can be read in the page, so a ranking would be meaningless.
  score: { best: 'highest', unit: 'points', ranked: false },
  ground: groundOf(id),
  pack: id,
  rules,
}))
