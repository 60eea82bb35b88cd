import type { TwistyDefinition } from './definitions.ts'
import { bodyOf } from './shapes.ts'

/** How to play, as text keys in reading order. */
export const how = ({ shape }: TwistyDefinition): readonly string[] =>
  bodyOf(shape).flat
    ? ['how.swipe', 'how.goal.patches', 'how.keys']
    : ['how.swipe', 'how.look', 'how.goal.faces', 'how.keys']
