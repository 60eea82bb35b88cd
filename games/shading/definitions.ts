import type { Mark, PencilDefinition } from '#kit/game/pencil/definition.ts'
import type { Grade } from '#kit/game/pencil/generate.ts'
import type { BoardRule } from '#kit/game/pencil/puzzle.ts'
import { registered } from './registered.ts'

export type ShadingDefinition = PencilDefinition

interface Kind {
  readonly recipe: string
  readonly rules?: readonly BoardRule[]
  readonly mark: Mark
  /** Side of the board by grade. */
  readonly sizes: readonly [number, number, number]
  /** Rows of the largest board, where it is not square. */
  readonly lowRows?: number
  /** 2 where cells take one of two marks. */
  readonly highest?: number
  readonly ground: readonly [string, string]
}

const GENEROUS = [0.35, 0.15, 0] as const
/** What a solver may try out before it sees the one way. */
const GUESSES = [2, 4, 8] as const

function kind(id: string, { recipe, rules = [], mark, sizes, highest = 1, ground, lowRows }: Kind) {
  const grade = (level: 0 | 1 | 2): Grade => ({
    columns: sizes[level],
    rows: level === 2 ? (lowRows ?? sizes[2]) : sizes[level],
    lowest: 0,
    highest,
    generous: GENEROUS[level],
    guesses: GUESSES[level],
  })
  return {
    id,
    ...registered(id),
    distinct: 'rules',
    genre: 'puzzle',
    tags: [],
    players: 1,
    orientation: 'any',
    input: ['tap', 'drag', 'keys'],
    session: [60, 900],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    recipe,
    mark,
    rules,
    grades: [grade(0), grade(1), grade(2)],
  } satisfies ShadingDefinition
}

export const definitions: readonly ShadingDefinition[] = [
  kind('tents', {
    recipe: 'tents',
    rules: ['untouched'],
    mark: 'tent',
    sizes: [6, 8, 10],
    ground: ['#3f8f4e', '#0f3420'],
  }),
  kind('star-gardens', {
    recipe: 'stars',
    rules: ['one-a-line', 'untouched'],
    mark: 'star',
    sizes: [5, 6, 7],
    ground: ['#5a4fb0', '#19134a'],
  }),
  kind('lamps', { recipe: 'lamps', mark: 'lamp', sizes: [5, 7, 9], ground: ['#8a6a2a', '#2c1f08'] }),
  kind('hitori', {
    recipe: 'hitori',
    rules: ['no-neighbours', 'empty-connected'],
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#2f7f86', '#0a2c33'],
  }),
  kind('mosaic', { recipe: 'mosaic', mark: 'ink', sizes: [6, 8, 10], ground: ['#3a6fa0', '#0f2744'] }),
  kind('mine-logic', {
    recipe: 'mines',
    mark: 'mine',
    sizes: [6, 8, 9],
    ground: ['#6a5a9c', '#211a40'],
  }),
  kind('aquarium', {
    recipe: 'aquarium',
    mark: 'water',
    sizes: [5, 6, 8],
    ground: ['#1f8fb8', '#06304a'],
  }),
  kind('mercury', {
    recipe: 'tubes',
    mark: 'mercury',
    sizes: [5, 6, 7],
    ground: ['#a8485a', '#3c121d'],
  }),
  kind('domino-hide', {
    recipe: 'dominoes',
    rules: ['twos'],
    mark: 'domino',
    sizes: [5, 6, 8],
    ground: ['#7a4ab0', '#281245'],
  }),
  kind('weighing', {
    recipe: 'weights',
    mark: 'ink',
    sizes: [4, 5, 6],
    ground: ['#4a7f6a', '#122f27'],
  }),
  kind('quiet-rooms', {
    recipe: 'rooms',
    rules: ['no-neighbours', 'empty-connected'],
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#8a5a3a', '#2f1b0e'],
  }),
  kind('fleet', {
    recipe: 'fleet',
    rules: ['corners-apart'],
    mark: 'ship',
    sizes: [6, 7, 9],
    ground: ['#2f6fae', '#0b2547'],
  }),
  kind('magnets', {
    recipe: 'magnets',
    lowRows: 6,
    rules: ['poles-apart'],
    mark: 'magnet',
    sizes: [4, 6, 8],
    highest: 2,
    ground: ['#b0483f', '#3d120f'],
  }),
  kind('star-count', {
    recipe: 'star-count',
    rules: ['untouched'],
    mark: 'star',
    sizes: [9, 9, 10],
    ground: ['#6a4a9c', '#1f1240'],
  }),
  kind('queens', {
    recipe: 'queens',
    rules: ['one-a-line'],
    mark: 'star',
    sizes: [5, 6, 8],
    ground: ['#9c4a7a', '#34112a'],
  }),
  kind('horses', {
    recipe: 'horses',
    mark: 'mine',
    sizes: [5, 6, 7],
    ground: ['#7a6a3a', '#2a220b'],
  }),
  kind('corner-counts', {
    recipe: 'corner-counts',
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#3a8a7a', '#0b302a'],
  }),
  kind('one-of-two', {
    recipe: 'one-of-two',
    rules: ['no-three'],
    mark: 'ink',
    sizes: [6, 8, 10],
    ground: ['#5a6a8a', '#182338'],
  }),
  kind('mirror-marks', {
    recipe: 'mirror-marks',
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#8a4a4a', '#301212'],
  }),
  kind('odd-pairs', {
    recipe: 'odd-pairs',
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#4a8a3a', '#14300d'],
  }),
  kind('cross-counts', {
    recipe: 'cross-counts',
    mark: 'ink',
    sizes: [5, 6, 7],
    ground: ['#2f6a9c', '#0a2340'],
  }),
  kind('slant-counts', {
    recipe: 'slant-counts',
    mark: 'ink',
    sizes: [5, 6, 7],
    ground: ['#9c6a2f', '#36210a'],
  }),
  kind('camp-posts', {
    recipe: 'camp-posts',
    mark: 'tent',
    sizes: [5, 7, 9],
    ground: ['#4f7a4a', '#142c12'],
  }),
  kind('pole-rooms', {
    recipe: 'pole-rooms',
    rules: ['poles-apart'],
    mark: 'magnet',
    sizes: [4, 6, 7],
    highest: 2,
    ground: ['#a84a5a', '#38121a'],
  }),
  kind('quiet-mosaic', {
    recipe: 'quiet-mosaic',
    rules: ['no-neighbours', 'empty-connected'],
    mark: 'ink',
    sizes: [5, 7, 8],
    ground: ['#2a7a6a', '#082c26'],
  }),
  kind('mine-pairs', {
    recipe: 'mine-pairs',
    rules: ['twos'],
    mark: 'mine',
    sizes: [6, 7, 9],
    ground: ['#7a4a6a', '#2a1224'],
  }),
  kind('steady-rhythm', {
    recipe: 'steady-rhythm',
    rules: ['no-three'],
    mark: 'ink',
    sizes: [6, 7, 9],
    ground: ['#b06a4a', '#3c1c0e'],
  }),
  kind('lighthouses', {
    recipe: 'lighthouses',
    rules: ['untouched'],
    mark: 'ship',
    sizes: [6, 8, 9],
    ground: ['#2f8fae', '#083044'],
  }),
  kind('golden-pairs', {
    recipe: 'golden-pairs',
    rules: ['twos', 'empty-connected'],
    mark: 'coin',
    sizes: [5, 6, 7],
    ground: ['#b08a2f', '#3a2a08'],
  }),
]
