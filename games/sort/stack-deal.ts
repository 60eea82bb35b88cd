import { seededRandom, shuffled } from '#kit/random/random.ts'
import type { StackRules, StackState } from './stack-rules.ts'

/** How large a level is. */
interface Size {
  readonly colors: number
  readonly room: number
  /** Room of each empty stack. */
  readonly spare: readonly number[]
  readonly covered: number
}

const grown = (level: number, pace: number) => Math.floor(Math.sqrt((level - 1) * pace))

/** Difficulty rises with the number of colours. */
export function sizeOf({ onto, covered }: StackRules, level: number): Size {
  if (onto === 'any') {
    const room = level < 9 ? 3 : level < 46 ? 4 : 5
    return { colors: Math.min(6, 2 + grown(level, 0.2)), room, spare: [room], covered: 0 }
  }
  if (covered) {
    const hidden = level < 3 ? 0 : Math.min(4, 1 + Math.floor(level / 8))
    return {
      colors: Math.min(9, 2 + grown(level, 0.9)),
      room: 5,
      spare: level > 24 && level % 3 === 0 ? [5, 3] : [5, 5],
      covered: hidden,
    }
  }
  const colors = Math.min(12, 2 + grown(level, 1.7))
  return { colors, room: 4, spare: level === 1 ? [4] : [4, 4], covered: 0 }
}

/** The stacks of a level as its seed shuffles them. */
export function dealStacks(rules: StackRules, level: number, seed: number): Omit<StackState, 'par' | 'game'> {
  const { colors, room, spare, covered } = sizeOf(rules, level)
  const random = seededRandom(seed * 977 + level)
  const pieces = Array.from({ length: colors * room }, (_, index) => Math.floor(index / room))
  const mixed = shuffled(pieces, random)
  const full = Array.from({ length: colors }, (_, index) => mixed.slice(index * room, (index + 1) * room))
  return {
    kind: 'stacks',
    stacks: [...full, ...spare.map(() => [])],
    rooms: [...full.map(() => room), ...spare],
    covered: [...full.map(() => covered), ...spare.map(() => 0)],
    moves: 0,
  }
}
