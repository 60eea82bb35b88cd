import type { SnakeDefinition, Twist } from './definitions.ts'

const OTHERS: Readonly<Partial<Record<Twist, readonly string[]>>> = {
  trails: ['how.turn', 'how.trails', 'how.rounds'],
  lasso: ['how.turn', 'how.lasso', 'how.clock'],
  picnic: ['how.turn', 'how.picnic', 'how.clock'],
}

/** How to play: the turns, the growth or the rounds, and the twist. */
export const how = ({ twist }: SnakeDefinition): readonly string[] =>
  OTHERS[twist] ?? ['how.turn', 'how.longer', `how.${twist}`]
