import type { BlockFitDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how({ goal, lattice, twist }: BlockFitDefinition): readonly string[] {
  if (goal === 'fill') return ['how.drag', 'how.fill', 'how.back']
  if (goal === 'letters') return ['how.drag', 'how.melt', 'how.stuck']
  if (twist) return ['how.drag', `how.${twist}`, 'how.streak', 'how.stuck']
  return ['how.drag', lattice === 'square' ? 'how.rows' : 'how.threeways', 'how.streak', 'how.stuck']
}
