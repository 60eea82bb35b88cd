import type { GameDefinition } from '#kit/game/contract.ts'
import type { Grade } from './generate.ts'
import type { RegionKind } from './puzzle.ts'
import { registered } from './registered.ts'

/** A puzzle of cutting a board: its areas, and three grades. */
export interface RegionsDefinition extends GameDefinition {
  readonly kind: RegionKind
  /** Grade by run level: easy, medium, hard. */
  readonly grades: readonly [Grade, Grade, Grade]
}

type Size = readonly [columns: number, rows: number]

const GENEROUS = [0.3, 0.1, 0] as const
const GUESSES = [0, 2, 4] as const

function cut(
  id: string,
  kind: RegionKind,
  sizes: readonly [easy: Size, medium: Size, hard: Size],
  ground: readonly [string, string],
) {
  const grade = (level: 0 | 1 | 2): Grade => ({
    columns: sizes[level][0],
    rows: sizes[level][1],
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
    input: ['drag', 'tap', 'keys'],
    session: [45, 700],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    kind,
    grades: [grade(0), grade(1), grade(2)],
  } satisfies RegionsDefinition
}

const square = (easy: number, medium: number, hard: number): [Size, Size, Size] => [
  [easy, easy],
  [medium, medium],
  [hard, hard],
]

export const definitions: readonly RegionsDefinition[] = [
  cut('garden-plots', 'plots', square(5, 7, 9), ['#6f9a3a', '#21330e']),
  cut('straw-mats', 'mats', square(5, 6, 7), ['#b8923c', '#40300c']),
  cut('four-winds', 'winds', square(5, 6, 7), ['#2f8fb0', '#093244']),
  cut(
    'domino-hunt',
    'dominoes',
    [
      [5, 4],
      [6, 5],
      [7, 6],
    ],
    ['#7a5ab0', '#271544'],
  ),
  cut('little-galaxies', 'galaxies', square(5, 6, 7), ['#3a4fae', '#0f1646']),
  cut(
    'fruit-trios',
    'trios',
    [
      [5, 6],
      [6, 6],
      [6, 8],
    ],
    ['#c2623a', '#42190c'],
  ),
  cut('corner-stones', 'corners', square(5, 6, 7), ['#8a7560', '#2c2218']),
  cut('field-sizes', 'sizes', square(5, 6, 7), ['#3f8f5f', '#0f3320']),
  cut('make-ten', 'tens', square(5, 6, 7), ['#b0506a', '#3f1222']),
  cut('pair-paths', 'links', square(5, 6, 7), ['#2b8a8a', '#083030']),
  cut(
    'five-cell-isles',
    'pentos',
    [
      [5, 5],
      [5, 6],
      [5, 8],
    ],
    ['#3f7fc0', '#0d2a4c'],
  ),
  cut(
    'four-cell-quilt',
    'tetros',
    [
      [4, 5],
      [6, 6],
      [6, 8],
    ],
    ['#a45a9a', '#391238'],
  ),
  cut('loose-planks', 'planks', square(5, 6, 7), ['#a87a4a', '#38220e']),
  cut('square-fields', 'squares', square(5, 7, 8), ['#5f9a5a', '#1a3316']),
  cut(
    'number-runs',
    'runs',
    [
      [5, 6],
      [6, 6],
      [6, 7],
    ],
    ['#4a7fb8', '#10294a'],
  ),
  cut(
    'sun-halves',
    'halves',
    [
      [4, 5],
      [6, 6],
      [6, 8],
    ],
    ['#b8863a', '#3a260a'],
  ),
  cut(
    'shell-elbows',
    'elbows',
    [
      [5, 6],
      [6, 6],
      [6, 8],
    ],
    ['#3a9a9a', '#0b3336'],
  ),
  cut('rim-lengths', 'rims', square(5, 6, 6), ['#8a6ab0', '#281644']),
  cut(
    'double-dominoes',
    'doubles',
    [
      [5, 4],
      [6, 6],
      [8, 7],
    ],
    ['#b85a4a', '#3e150f'],
  ),
  cut(
    'sum-trios',
    'sums',
    [
      [5, 6],
      [6, 6],
      [6, 8],
    ],
    ['#b8703a', '#3c1e0a'],
  ),
  cut(
    'boot-prints',
    'boots',
    [
      [4, 4],
      [4, 6],
      [6, 8],
    ],
    ['#7a6a4a', '#2a2212'],
  ),
  cut('snug-frames', 'frames', square(5, 6, 6), ['#4a8a9a', '#102c34']),
  cut(
    'day-and-night',
    'days',
    [
      [5, 4],
      [5, 5],
      [6, 6],
    ],
    ['#5a5ab0', '#181844'],
  ),
  cut('butterfly-beds', 'butterflies', square(5, 6, 7), ['#6a9a3a', '#20330d']),
]
