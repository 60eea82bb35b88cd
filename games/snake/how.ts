import type { SnakeDefinition } from './definitions.ts'

/** How to play: the turns, the growth or the rounds, and the twist. */
export const how = ({ twist }: SnakeDefinition): readonly string[] =>
  twist === 'trails' ? ['how.turn', 'how.trails', 'how.rounds'] : ['how.turn', 'how.longer', `how.${twist}`]
