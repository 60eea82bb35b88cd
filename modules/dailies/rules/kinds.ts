import type { DailyKind } from '../model.ts'

/** The families of each kind. Their daily challenge is the same board for everybody, whatever options a player has set. */
const FAMILIES: Readonly<Record<DailyKind, readonly string[]>> = {
  quick: ['aim-sports', 'memory', 'one-button', 'quick-mind', 'whack'],
  clever: ['latin', 'loops', 'merge', 'mines', 'regions', 'shading', 'sudoku', 'sudoku-kinds', 'twenty48'],
  hands: [
    'arena-survival',
    'beat-yard',
    'falling',
    'flyer',
    'hill-drive',
    'invaders',
    'mini-golf',
    'pinball',
    'road-rush',
    'shooter',
    'side-run',
    'slicer',
    'snake',
  ],
}

const kinds = new Map(
  Object.entries(FAMILIES).flatMap(([kind, families]) =>
    families.map((family) => [family, kind as DailyKind] as const),
  ),
)

/** The kind of challenge a family is eligible for, if any. */
export const kindOf = (family: string): DailyKind | undefined => kinds.get(family)

/** Families with difficulty levels use the middle one for the daily challenge; the others have one level. */
const MIDDLE_GRADE = 2
const GRADED: ReadonlySet<string> = new Set([
  'latin',
  'loops',
  'memory',
  'mines',
  'regions',
  'shading',
  'sudoku',
  'sudoku-kinds',
])

/** The level of a family's daily challenge: its table lists no other. */
export const dailyLevelOf = (family: string): number => (GRADED.has(family) ? MIDDLE_GRADE : 1)
