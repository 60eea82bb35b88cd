import type { Grade } from '#kit/game/pencil/generate.ts'
import type { PencilDefinition } from '#kit/game/pencil/definition.ts'
import type { BoardRule } from '#kit/game/pencil/puzzle.ts'

export type SudokuKind = PencilDefinition

const SUDOKU: readonly BoardRule[] = ['rows', 'columns', 'boxes']
/** Bent areas, which the recipe lays out, replace the boxes. */
const BENT: readonly BoardRule[] = ['rows', 'columns']

type Size = 6 | 8 | 9

function board(size: Size, generous: number, guesses = 0): Grade {
  const box = size === 9 ? ([3, 3] as const) : ([2, size / 2] as const)
  return { columns: size, rows: size, lowest: 1, highest: size, box, generous, guesses }
}

/** A small board to learn the rule, a friendly large one, and one with nothing to spare. */
const SMALL_FIRST: PencilDefinition['grades'] = [board(6, 0.2), board(9, 0.4), board(9, 0)]
/** For rules that only the large board has. */
const LARGE: PencilDefinition['grades'] = [board(9, 0.7), board(9, 0.3), board(9, 0)]
/** For rules that leave the large board hardly any digit to print. */
const SPARSE: PencilDefinition['grades'] = [board(6, 0.5), board(6, 0), board(8, 0)]

interface Kind {
  readonly recipe?: string
  readonly rules?: readonly BoardRule[]
  readonly grades?: PencilDefinition['grades']
  readonly ground: readonly [string, string]
}

function kind(
  id: string,
  gameId: number,
  { recipe = 'givens', rules = [], grades, ground }: Kind,
): SudokuKind {
  return {
    id,
    gameId,
    slug: `${id}-sudoku`,
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['numbers'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [120, 1800],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground,
    recipe,
    mark: 'digit',
    rules: [...(recipe.startsWith('jigsaw') ? BENT : SUDOKU), ...rules],
    grades: grades ?? SMALL_FIRST,
  }
}

export const definitions: readonly SudokuKind[] = [
  kind('diagonal', 950, { rules: ['diagonals'], ground: ['#3f6fd8', '#131b52'] }),
  kind('windows', 951, { rules: ['windows'], grades: LARGE, ground: ['#1f8f9c', '#06323f'] }),
  kind('centre-dot', 952, { rules: ['centres'], grades: LARGE, ground: ['#8a4fd0', '#2a1152'] }),
  kind('knight-step', 953, { rules: ['knight'], grades: LARGE, ground: ['#2f8a5b', '#0b3324'] }),
  kind('king-step', 954, { rules: ['king'], grades: LARGE, ground: ['#a8662a', '#3d1d0c'] }),
  kind('no-neighbours', 955, { rules: ['apart'], grades: SPARSE, ground: ['#b0406a', '#431027'] }),
  kind('jigsaw', 956, { recipe: 'jigsaw', ground: ['#2f7fbf', '#0c2c52'] }),
  kind('cage-sum', 957, { recipe: 'killer', ground: ['#7a4a9c', '#291340'] }),
  kind('two-dots', 958, { recipe: 'dots', ground: ['#5865a0', '#191d45'] }),
  kind('more-or-less', 959, { recipe: 'more', ground: ['#b3503a', '#471610'] }),
  kind('even-odd', 960, { recipe: 'parity', ground: ['#2a7f8f', '#0a2e3c'] }),
  kind('thermometer', 961, { recipe: 'thermometers', ground: ['#b8445a', '#45101f'] }),
  kind('arrow', 962, { recipe: 'arrows', ground: ['#4a7d3a', '#153316'] }),
  kind('sandwich', 963, { recipe: 'sandwich', ground: ['#a9782b', '#3f260a'] }),
  kind('five-and-ten', 964, { recipe: 'five-ten', ground: ['#3a63b8', '#121f4c'] }),
  kind('mirror-line', 965, { recipe: 'mirrors', ground: ['#7d3fb0', '#260e47'] }),
  kind('skyline', 966, { recipe: 'skyline', grades: SPARSE, ground: ['#3f7fa6', '#0f2a42'] }),
  kind('frame', 967, { recipe: 'frame', ground: ['#6f7d3c', '#252c10'] }),
  kind('circle', 968, { recipe: 'circles', ground: ['#a0742c', '#3a240a'] }),
  kind('reckoning', 969, { recipe: 'calculation', ground: ['#8f4a72', '#35122a'] }),
  kind('mixed-lines', 970, { recipe: 'mixed-lines', ground: ['#4d7a8f', '#14303c'] }),
  kind('cage-cross', 1675, { recipe: 'killer', rules: ['diagonals'], ground: ['#a04a8c', '#34102e'] }),
  kind('window-cross', 1676, {
    rules: ['windows', 'diagonals'],
    grades: LARGE,
    ground: ['#2f9a7a', '#08342a'],
  }),
  kind('knight-thermometer', 1677, {
    recipe: 'thermometers',
    rules: ['knight'],
    grades: LARGE,
    ground: ['#c05a3c', '#401a0c'],
  }),
  kind('touchless-parity', 1678, {
    recipe: 'parity',
    rules: ['king'],
    grades: LARGE,
    ground: ['#3f8a9c', '#0c2f3a'],
  }),
  kind('jigsaw-parity', 1679, { recipe: 'jigsaw-parity', ground: ['#6f8a2f', '#222e0a'] }),
  kind('arrow-cross', 1680, { recipe: 'arrows', rules: ['diagonals'], ground: ['#2f7a4a', '#0a2c18'] }),
  kind('dotted-windows', 1681, {
    recipe: 'dots',
    rules: ['windows'],
    grades: LARGE,
    ground: ['#6a5fb8', '#1e184a'],
  }),
  kind('framed-centres', 1682, {
    recipe: 'frame',
    rules: ['centres'],
    grades: LARGE,
    ground: ['#9c7a3a', '#36260c'],
  }),
  kind('knight-circle', 1683, {
    recipe: 'circles',
    rules: ['knight'],
    grades: LARGE,
    ground: ['#b87a2a', '#402408'],
  }),
  kind('sandwich-cross', 1684, {
    recipe: 'sandwich',
    rules: ['diagonals'],
    ground: ['#c0862f', '#402a08'],
  }),
  kind('jigsaw-dots', 997, { recipe: 'jigsaw-dots', ground: ['#5a6ab8', '#161c4a'] }),
  kind('jigsaw-signs', 998, { recipe: 'jigsaw-signs', ground: ['#b85a3a', '#40180c'] }),
  kind('parity-thermometer', 999, { recipe: 'parity-thermometers', ground: ['#3a8a6a', '#0c2f22'] }),
  kind('king-arrow', 767, {
    recipe: 'arrows',
    rules: ['king'],
    grades: LARGE,
    ground: ['#8a4ab0', '#2c1046'],
  }),
  kind('window-circle', 769, {
    recipe: 'circles',
    rules: ['windows'],
    grades: LARGE,
    ground: ['#2f8aa0', '#082c38'],
  }),
]
