import type { GameDefinition } from '#kit/game/contract.ts'
import type { Grade } from './generate.ts'
import type { RegionKind } from './puzzle.ts'

/** A puzzle about cutting a board: what its areas are like, and three grades. */
export interface RegionsDefinition extends GameDefinition {
  readonly kind: RegionKind
  /** The level of a run picks the grade: easy, medium, hard. */
  readonly grades: readonly [Grade, Grade, Grade]
}

type Size = readonly [columns: number, rows: number]

const GENEROUS = [0.3, 0.1, 0] as const
const GUESSES = [0, 2, 4] as const

function cut(
  id: string,
  gameId: number,
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
    gameId,
    slug: id,
    distinct: 'rules',
    genre: 'puzzle',
    tags: [],
    players: 1,
    orientation: 'any',
    input: ['drag', 'tap', 'keys'],
    session: [45, 700],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
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
  cut('garden-plots', 372, 'plots', square(5, 7, 9), ['#6f9a3a', '#21330e']),
  cut('straw-mats', 373, 'mats', square(5, 6, 7), ['#b8923c', '#40300c']),
  cut('four-winds', 374, 'winds', square(5, 6, 7), ['#2f8fb0', '#093244']),
  cut(
    'domino-hunt',
    375,
    'dominoes',
    [
      [5, 4],
      [6, 5],
      [7, 6],
    ],
    ['#7a5ab0', '#271544'],
  ),
  cut('little-galaxies', 376, 'galaxies', square(5, 6, 7), ['#3a4fae', '#0f1646']),
  cut(
    'fruit-trios',
    377,
    'trios',
    [
      [5, 6],
      [6, 6],
      [6, 8],
    ],
    ['#c2623a', '#42190c'],
  ),
  cut('corner-stones', 378, 'corners', square(5, 6, 7), ['#8a7560', '#2c2218']),
  cut('field-sizes', 379, 'sizes', square(5, 6, 7), ['#3f8f5f', '#0f3320']),
  cut('make-ten', 380, 'tens', square(5, 6, 7), ['#b0506a', '#3f1222']),
  cut('pair-paths', 381, 'links', square(5, 6, 7), ['#2b8a8a', '#083030']),
  cut(
    'five-cell-isles',
    382,
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
    383,
    'tetros',
    [
      [4, 5],
      [6, 6],
      [6, 8],
    ],
    ['#a45a9a', '#391238'],
  ),
  cut('loose-planks', 774, 'planks', square(5, 6, 7), ['#a87a4a', '#38220e']),
  cut('square-fields', 775, 'squares', square(5, 7, 8), ['#5f9a5a', '#1a3316']),
  cut(
    'number-runs',
    776,
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
    778,
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
    779,
    'elbows',
    [
      [5, 6],
      [6, 6],
      [6, 8],
    ],
    ['#3a9a9a', '#0b3336'],
  ),
  cut('rim-lengths', 780, 'rims', square(5, 6, 6), ['#8a6ab0', '#281644']),
  cut(
    'double-dominoes',
    781,
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
    1097,
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
    1098,
    'boots',
    [
      [4, 4],
      [4, 6],
      [6, 8],
    ],
    ['#7a6a4a', '#2a2212'],
  ),
  cut('snug-frames', 1099, 'frames', square(5, 6, 6), ['#4a8a9a', '#102c34']),
  cut(
    'day-and-night',
    1138,
    'days',
    [
      [5, 4],
      [5, 5],
      [6, 6],
    ],
    ['#5a5ab0', '#181844'],
  ),
  cut('butterfly-beds', 783, 'butterflies', square(5, 6, 7), ['#6a9a3a', '#20330d']),
]
