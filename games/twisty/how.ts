import type { TwistyDefinition } from './definitions.ts'
import { bodyOf } from './shapes.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ shape }: TwistyDefinition): readonly string[] =>
  bodyOf(shape).flat
    ? ['how.swipe', 'how.goal.patches', 'how.keys']
    : ['how.swipe', 'how.look', 'how.goal.faces', 'how.keys']
