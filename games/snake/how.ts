import type { SnakeDefinition, Twist } from './definitions.ts'

const OTHERS: Readonly<Partial<Record<Twist, readonly string[]>>> = {
  trails: ['how.turn', 'how.trails', 'how.rounds'],
  lasso: ['how.turn', 'how.lasso', 'how.clock'],
  mow: ['how.turn', 'how.mow', 'how.light'],
  lantern: ['how.turn', 'how.lantern', 'how.walls'],
  dig: ['how.turn', 'how.dig', 'how.boulder'],
  tails: ['how.turn', 'how.tails', 'how.clock'],
  picnic: ['how.turn', 'how.picnic', 'how.clock'],
}

/** How to play: turns, growth or rounds, and the twist. */
export const how = ({ twist }: SnakeDefinition): readonly string[] =>
  OTHERS[twist] ?? ['how.turn', 'how.longer', `how.${twist}`]
