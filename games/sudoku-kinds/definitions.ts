import type { Grade } from '#kit/game/pencil/generate.ts'
import type { PencilDefinition } from '#kit/game/pencil/definition.ts'
import type { BoardRule } from '#kit/game/pencil/puzzle.ts'
import { registered } from './registered.ts'

export type SudokuKind = PencilDefinition

const SUDOKU: readonly BoardRule[] = ['rows', 'columns', 'boxes']
/** Bent areas, which the recipe lays out, replace the boxes. */
const BENT: readonly BoardRule[] = ['rows', 'columns']

type Size = 6 | 8 | 9

function board(size: Size, generous: number, guesses = 0): Grade {
  const box = size === 9 ? ([3, 3] as const) : ([2, size / 2] as const)
  return { columns: size, rows: size, lowest: 1, highest: size, box, generous, guesses }
}

/** A small board to learn the rule, an easy large one, and one without superfluous clues. */
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

function kind(id: string, { recipe = 'givens', rules = [], grades, ground }: Kind): SudokuKind {
  return {
    id,
    ...registered(`${id}-sudoku`),
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['numbers'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [120, 1800],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    recipe,
    mark: 'digit',
    rules: [...(recipe.startsWith('jigsaw') ? BENT : SUDOKU), ...rules],
    grades: grades ?? SMALL_FIRST,
  }
}

export const definitions: readonly SudokuKind[] = [
  kind('diagonal', { rules: ['diagonals'], ground: ['#3f6fd8', '#131b52'] }),
  kind('windows', { rules: ['windows'], grades: LARGE, ground: ['#1f8f9c', '#06323f'] }),
  kind('centre-dot', { rules: ['centres'], grades: LARGE, ground: ['#8a4fd0', '#2a1152'] }),
  kind('knight-step', { rules: ['knight'], grades: LARGE, ground: ['#2f8a5b', '#0b3324'] }),
  kind('king-step', { rules: ['king'], grades: LARGE, ground: ['#a8662a', '#3d1d0c'] }),
  kind('no-neighbours', { rules: ['apart'], grades: SPARSE, ground: ['#b0406a', '#431027'] }),
  kind('jigsaw', { recipe: 'jigsaw', ground: ['#2f7fbf', '#0c2c52'] }),
  kind('cage-sum', { recipe: 'killer', ground: ['#7a4a9c', '#291340'] }),
  kind('two-dots', { recipe: 'dots', ground: ['#5865a0', '#191d45'] }),
  kind('more-or-less', { recipe: 'more', ground: ['#b3503a', '#471610'] }),
  kind('even-odd', { recipe: 'parity', ground: ['#2a7f8f', '#0a2e3c'] }),
  kind('thermometer', { recipe: 'thermometers', ground: ['#b8445a', '#45101f'] }),
  kind('arrow', { recipe: 'arrows', ground: ['#4a7d3a', '#153316'] }),
  kind('sandwich', { recipe: 'sandwich', ground: ['#a9782b', '#3f260a'] }),
  kind('five-and-ten', { recipe: 'five-ten', ground: ['#3a63b8', '#121f4c'] }),
  kind('mirror-line', { recipe: 'mirrors', ground: ['#7d3fb0', '#260e47'] }),
  kind('skyline', { recipe: 'skyline', grades: SPARSE, ground: ['#3f7fa6', '#0f2a42'] }),
  kind('frame', { recipe: 'frame', ground: ['#6f7d3c', '#252c10'] }),
  kind('circle', { recipe: 'circles', ground: ['#a0742c', '#3a240a'] }),
  kind('reckoning', { recipe: 'calculation', ground: ['#8f4a72', '#35122a'] }),
  kind('mixed-lines', { recipe: 'mixed-lines', ground: ['#4d7a8f', '#14303c'] }),
  kind('cage-cross', { recipe: 'killer', rules: ['diagonals'], ground: ['#a04a8c', '#34102e'] }),
  kind('window-cross', {
    rules: ['windows', 'diagonals'],
    grades: LARGE,
    ground: ['#2f9a7a', '#08342a'],
  }),
  kind('knight-thermometer', {
    recipe: 'thermometers',
    rules: ['knight'],
    grades: LARGE,
    ground: ['#c05a3c', '#401a0c'],
  }),
  kind('touchless-parity', {
    recipe: 'parity',
    rules: ['king'],
    grades: LARGE,
    ground: ['#3f8a9c', '#0c2f3a'],
  }),
  kind('jigsaw-parity', { recipe: 'jigsaw-parity', ground: ['#6f8a2f', '#222e0a'] }),
  kind('arrow-cross', { recipe: 'arrows', rules: ['diagonals'], ground: ['#2f7a4a', '#0a2c18'] }),
  kind('dotted-windows', {
    recipe: 'dots',
    rules: ['windows'],
    grades: LARGE,
    ground: ['#6a5fb8', '#1e184a'],
  }),
  kind('framed-centres', {
    recipe: 'frame',
    rules: ['centres'],
    grades: LARGE,
    ground: ['#9c7a3a', '#36260c'],
  }),
  kind('knight-circle', {
    recipe: 'circles',
    rules: ['knight'],
    grades: LARGE,
    ground: ['#b87a2a', '#402408'],
  }),
  kind('sandwich-cross', {
    recipe: 'sandwich',
    rules: ['diagonals'],
    ground: ['#c0862f', '#402a08'],
  }),
  kind('jigsaw-dots', { recipe: 'jigsaw-dots', ground: ['#5a6ab8', '#161c4a'] }),
  kind('jigsaw-signs', { recipe: 'jigsaw-signs', ground: ['#b85a3a', '#40180c'] }),
  kind('parity-thermometer', { recipe: 'parity-thermometers', ground: ['#3a8a6a', '#0c2f22'] }),
  kind('king-arrow', {
    recipe: 'arrows',
    rules: ['king'],
    grades: LARGE,
    ground: ['#8a4ab0', '#2c1046'],
  }),
  kind('window-circle', {
    recipe: 'circles',
    rules: ['windows'],
    grades: LARGE,
    ground: ['#2f8aa0', '#082c38'],
  }),
]
