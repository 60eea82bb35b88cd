import type { FlipDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how({ board, goal }: FlipDefinition): readonly string[] {
  const sentences = [
    'how.place',
    board.kind === 'hex' ? 'how.hex' : undefined,
    board.pits ? 'how.pits' : undefined,
    board.cut ? 'how.octagon' : undefined,
    board.notch ? 'how.cross' : undefined,
    board.around ? 'how.around' : undefined,
    board.straight ? 'how.straight' : undefined,
    'how.pass',
    goal === 'most' ? 'how.most' : 'how.fewest',
  ]
  return sentences.filter((key) => key !== undefined)
}
