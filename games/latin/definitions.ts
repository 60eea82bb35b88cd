import type { Mark, PencilDefinition } from '#kit/game/pencil/definition.ts'
import type { Grade } from '#kit/game/pencil/generate.ts'
import type { BoardRule } from '#kit/game/pencil/puzzle.ts'
import { registered } from './registered.ts'

export type LatinDefinition = PencilDefinition

const LINES: readonly BoardRule[] = ['rows', 'columns']

interface Kind {
  readonly recipe: string
  readonly rules?: readonly BoardRule[]
  readonly mark?: Mark
  /** Side of the board by grade. */
  readonly sizes: readonly [number, number, number]
  /** Highest value, where it is not the side of the board. */
  readonly highest?: number
  readonly ground: readonly [string, string]
}

const GENEROUS = [0.35, 0.15, 0] as const

function kind(id: string, { recipe, rules = LINES, mark = 'digit', sizes, highest, ground }: Kind) {
  const grade = (level: 0 | 1 | 2): Grade => ({
    columns: sizes[level],
    rows: sizes[level],
    lowest: 1,
    highest: highest ?? sizes[level],
    generous: GENEROUS[level],
    guesses: 0,
  })
  return {
    id,
    ...registered(id),
    distinct: 'rules',
    genre: 'puzzle',
    tags: mark === 'digit' ? ['numbers'] : [],
    players: 1,
    orientation: 'any',
    input: mark === 'coin' ? ['tap', 'drag', 'keys'] : ['tap', 'keys'],
    session: [60, 900],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    recipe,
    mark,
    rules,
    grades: [grade(0), grade(1), grade(2)],
  } satisfies LatinDefinition
}

export const definitions: readonly LatinDefinition[] = [
  kind('futoshiki', { recipe: 'more', sizes: [5, 6, 7], ground: ['#b3532f', '#43180b'] }),
  kind('skyline-square', { recipe: 'skyline', sizes: [4, 5, 6], ground: ['#3a78a8', '#0f2a45'] }),
  kind('calcudoku', { recipe: 'calculation', sizes: [4, 5, 6], ground: ['#8a4a7d', '#33122f'] }),
  kind('kakuro', {
    recipe: 'kakuro',
    rules: [],
    sizes: [6, 7, 9],
    highest: 9,
    ground: ['#7a6a2a', '#2c240b'],
  }),
  kind('binairo', {
    recipe: 'givens',
    rules: ['halves', 'no-three'],
    mark: 'coin',
    sizes: [6, 8, 10],
    highest: 2,
    ground: ['#5f58a8', '#1d1947'],
  }),
  kind('suguru', {
    recipe: 'suguru',
    rules: ['touching-differ'],
    sizes: [5, 6, 7],
    highest: 5,
    ground: ['#3f8a5a', '#10351f'],
  }),
  kind('ripple-numbers', {
    recipe: 'suguru',
    rules: ['ripple'],
    sizes: [5, 6, 7],
    highest: 5,
    ground: ['#2a8c94', '#08333a'],
  }),
  kind('first-letters', {
    recipe: 'first',
    rules: ['letters'],
    mark: 'letter',
    sizes: [4, 5, 6],
    highest: 4,
    ground: ['#b0456a', '#42122a'],
  }),
  kind('dotted-square', { recipe: 'dots', sizes: [4, 5, 7], ground: ['#4a5f9c', '#151f42'] }),
  kind('straight-run', { recipe: 'streets', sizes: [5, 7, 9], ground: ['#a8503f', '#3b150f'] }),
  kind('circle-sums', { recipe: 'circles', sizes: [4, 5, 6], ground: ['#9c7a2b', '#38280a'] }),
  kind('frame-sums', { recipe: 'frame', sizes: [5, 6, 7], ground: ['#6a7a3a', '#232b0f'] }),
  kind('between-square', { recipe: 'between', sizes: [5, 6, 7], ground: ['#a86f2c', '#3d240a'] }),
  kind('climbing-square', { recipe: 'climbing', sizes: [5, 6, 7], ground: ['#b04a52', '#401418'] }),
  kind('pair-sums', { recipe: 'pairs', sizes: [4, 5, 6], ground: ['#4a6fb8', '#142248'] }),
  kind('diagonal-square', {
    recipe: 'givens',
    rules: [...LINES, 'diagonals'],
    sizes: [5, 7, 8],
    ground: ['#4f8f7a', '#12322a'],
  }),
  kind('coin-links', {
    recipe: 'links',
    rules: ['halves', 'no-three'],
    mark: 'coin',
    sizes: [6, 6, 8],
    highest: 2,
    ground: ['#8a5aa8', '#2a1447'],
  }),
  kind('cage-square', { recipe: 'cages', sizes: [4, 5, 6], ground: ['#5a8a8a', '#143030'] }),
  kind('arrow-square', { recipe: 'arrows', sizes: [5, 6, 7], ground: ['#3f7a9c', '#0e2c40'] }),
  kind('leap-square', {
    recipe: 'givens',
    rules: [...LINES, 'knight'],
    sizes: [5, 6, 7],
    ground: ['#8a6a3a', '#30220c'],
  }),
  kind('distant-square', {
    recipe: 'givens',
    rules: [...LINES, 'apart'],
    sizes: [5, 6, 7],
    ground: ['#b05a7a', '#3f1426'],
  }),
  kind('mirror-square', { recipe: 'mirrors', sizes: [5, 6, 7], ground: ['#7a5ab8', '#241447'] }),
  kind('odd-skyline', { recipe: 'odd-skyline', sizes: [4, 5, 6], ground: ['#c07a3a', '#40220a'] }),
  kind('area-signs', { recipe: 'area-signs', sizes: [5, 6, 7], ground: ['#5a9a4a', '#173312'] }),
  kind('suguru-circles', {
    recipe: 'suguru-circles',
    rules: ['touching-differ'],
    sizes: [5, 6, 7],
    highest: 5,
    ground: ['#a8703a', '#38200a'],
  }),
  kind('ripple-signs', {
    recipe: 'ripple-signs',
    rules: ['ripple'],
    sizes: [5, 6, 7],
    highest: 5,
    ground: ['#2f7fa8', '#0a2c42'],
  }),
]
