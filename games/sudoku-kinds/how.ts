import type { SudokuKind } from './definitions.ts'

/** How to play, as text keys: the pitch of a kind is its rule. */
export const how = ({ id, rules }: SudokuKind): readonly string[] => [
  // Bent areas replace the boxes of the common sentence.
  ...(rules.includes('boxes') ? ['how.sudoku'] : ['how.areas']),
  `pitch.${id}`,
  'how.pad',
  'how.help',
]
