import type { Mark, PencilDefinition } from '#kit/game/pencil/definition.ts'
import type { Grade } from '#kit/game/pencil/generate.ts'
import type { BoardRule } from '#kit/game/pencil/puzzle.ts'

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

function kind(
  id: string,
  gameId: number,
  { recipe, rules = [], mark, sizes, highest = 1, ground, lowRows }: Kind,
) {
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
    gameId,
    slug: id,
    distinct: 'rules',
    genre: 'puzzle',
    tags: [],
    players: 1,
    orientation: 'any',
    input: ['tap', 'drag', 'keys'],
    session: [60, 900],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground,
    recipe,
    mark,
    rules,
    grades: [grade(0), grade(1), grade(2)],
  } satisfies ShadingDefinition
}

export const definitions: readonly ShadingDefinition[] = [
  kind('tents', 1000, {
    recipe: 'tents',
    rules: ['untouched'],
    mark: 'tent',
    sizes: [6, 8, 10],
    ground: ['#3f8f4e', '#0f3420'],
  }),
  kind('star-gardens', 1001, {
    recipe: 'stars',
    rules: ['one-a-line', 'untouched'],
    mark: 'star',
    sizes: [5, 6, 7],
    ground: ['#5a4fb0', '#19134a'],
  }),
  kind('lamps', 1002, { recipe: 'lamps', mark: 'lamp', sizes: [5, 7, 9], ground: ['#8a6a2a', '#2c1f08'] }),
  kind('hitori', 1003, {
    recipe: 'hitori',
    rules: ['no-neighbours', 'empty-connected'],
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#2f7f86', '#0a2c33'],
  }),
  kind('mosaic', 1004, { recipe: 'mosaic', mark: 'ink', sizes: [6, 8, 10], ground: ['#3a6fa0', '#0f2744'] }),
  kind('mine-logic', 1005, {
    recipe: 'mines',
    mark: 'mine',
    sizes: [6, 8, 9],
    ground: ['#6a5a9c', '#211a40'],
  }),
  kind('aquarium', 1006, {
    recipe: 'aquarium',
    mark: 'water',
    sizes: [5, 6, 8],
    ground: ['#1f8fb8', '#06304a'],
  }),
  kind('mercury', 1007, {
    recipe: 'tubes',
    mark: 'mercury',
    sizes: [5, 6, 7],
    ground: ['#a8485a', '#3c121d'],
  }),
  kind('domino-hide', 1008, {
    recipe: 'dominoes',
    rules: ['twos'],
    mark: 'domino',
    sizes: [5, 6, 8],
    ground: ['#7a4ab0', '#281245'],
  }),
  kind('weighing', 1009, {
    recipe: 'weights',
    mark: 'ink',
    sizes: [4, 5, 6],
    ground: ['#4a7f6a', '#122f27'],
  }),
  kind('quiet-rooms', 1010, {
    recipe: 'rooms',
    rules: ['no-neighbours', 'empty-connected'],
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#8a5a3a', '#2f1b0e'],
  }),
  kind('fleet', 1011, {
    recipe: 'fleet',
    rules: ['corners-apart'],
    mark: 'ship',
    sizes: [6, 7, 9],
    ground: ['#2f6fae', '#0b2547'],
  }),
  kind('magnets', 1012, {
    recipe: 'magnets',
    lowRows: 6,
    rules: ['poles-apart'],
    mark: 'magnet',
    sizes: [4, 6, 8],
    highest: 2,
    ground: ['#b0483f', '#3d120f'],
  }),
  kind('star-count', 934, {
    recipe: 'star-count',
    rules: ['untouched'],
    mark: 'star',
    sizes: [9, 9, 10],
    ground: ['#6a4a9c', '#1f1240'],
  }),
  kind('queens', 935, {
    recipe: 'queens',
    rules: ['one-a-line'],
    mark: 'star',
    sizes: [5, 6, 8],
    ground: ['#9c4a7a', '#34112a'],
  }),
  kind('horses', 936, {
    recipe: 'horses',
    mark: 'mine',
    sizes: [5, 6, 7],
    ground: ['#7a6a3a', '#2a220b'],
  }),
  kind('corner-counts', 937, {
    recipe: 'corner-counts',
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#3a8a7a', '#0b302a'],
  }),
  kind('one-of-two', 938, {
    recipe: 'one-of-two',
    rules: ['no-three'],
    mark: 'ink',
    sizes: [6, 8, 10],
    ground: ['#5a6a8a', '#182338'],
  }),
  kind('mirror-marks', 939, {
    recipe: 'mirror-marks',
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#8a4a4a', '#301212'],
  }),
  kind('odd-pairs', 940, {
    recipe: 'odd-pairs',
    mark: 'ink',
    sizes: [5, 6, 8],
    ground: ['#4a8a3a', '#14300d'],
  }),
  kind('cross-counts', 941, {
    recipe: 'cross-counts',
    mark: 'ink',
    sizes: [5, 6, 7],
    ground: ['#2f6a9c', '#0a2340'],
  }),
  kind('slant-counts', 942, {
    recipe: 'slant-counts',
    mark: 'ink',
    sizes: [5, 6, 7],
    ground: ['#9c6a2f', '#36210a'],
  }),
  kind('camp-posts', 943, {
    recipe: 'camp-posts',
    mark: 'tent',
    sizes: [5, 7, 9],
    ground: ['#4f7a4a', '#142c12'],
  }),
  kind('pole-rooms', 944, {
    recipe: 'pole-rooms',
    rules: ['poles-apart'],
    mark: 'magnet',
    sizes: [4, 6, 7],
    highest: 2,
    ground: ['#a84a5a', '#38121a'],
  }),
  kind('quiet-mosaic', 945, {
    recipe: 'quiet-mosaic',
    rules: ['no-neighbours', 'empty-connected'],
    mark: 'ink',
    sizes: [5, 7, 8],
    ground: ['#2a7a6a', '#082c26'],
  }),
  kind('mine-pairs', 946, {
    recipe: 'mine-pairs',
    rules: ['twos'],
    mark: 'mine',
    sizes: [6, 7, 9],
    ground: ['#7a4a6a', '#2a1224'],
  }),
  kind('steady-rhythm', 947, {
    recipe: 'steady-rhythm',
    rules: ['no-three'],
    mark: 'ink',
    sizes: [6, 7, 9],
    ground: ['#b06a4a', '#3c1c0e'],
  }),
  kind('lighthouses', 948, {
    recipe: 'lighthouses',
    rules: ['untouched'],
    mark: 'ship',
    sizes: [6, 8, 9],
    ground: ['#2f8fae', '#083044'],
  }),
  kind('golden-pairs', 949, {
    recipe: 'golden-pairs',
    rules: ['twos', 'empty-connected'],
    mark: 'coin',
    sizes: [5, 6, 7],
    ground: ['#b08a2f', '#3a2a08'],
  }),
]
