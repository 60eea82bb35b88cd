import type { LineUpDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how(definition: LineUpDefinition): readonly string[] {
  const { put, pieces, board } = definition
  const sentences = [
    goalOf(definition),
    pieces === 'own' && put !== 'then-twist' && put !== 'drop-or-pop' ? `how.put.${put}` : undefined,
    put === 'drop-or-pop' ? 'how.put.pop' : undefined,
    put === 'then-twist' ? 'how.put.twist' : undefined,
    pieces === 'own' ? undefined : `how.pieces.${pieces}`,
    board.around ? 'how.around' : undefined,
    board.walls ? 'how.walls' : undefined,
    board.kind === 'nested' ? 'how.nested' : undefined,
    definition.longer === 'forbidden' ? 'how.renju' : undefined,
  ]
  return sentences.filter((key) => key !== undefined)
}

function goalOf({ board, figure, length, longer, pieces, goal }: LineUpDefinition): string {
  if (board.kind === 'nested') return goal === 'avoid' ? 'how.goal.avoid-nested' : 'how.goal.nested'
  if (board.kind === 'layers') return goal === 'avoid' ? 'how.goal.avoid-cube' : 'how.goal.layers'
  if (board.kind === 'trio') return 'how.goal.trio'
  if (figure === 'square') return goal === 'avoid' ? 'how.goal.avoid-square' : 'how.goal.square'
  if (figure !== 'line') return `how.goal.${figure}`
  if (pieces === 'numbers') return 'how.goal.sum'
  if (goal === 'order') return 'how.goal.order'
  if (pieces === 'either') return 'how.goal.either'
  if (longer === 'nothing') return 'how.goal.exact'
  if (goal === 'avoid') return length === 4 ? 'how.goal.avoid-four' : 'how.goal.avoid'
  return `how.goal.${length}`
}
