import type { WordsDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ mode }: WordsDefinition): readonly string[] => [`how.${mode}`, 'how.words', 'how.keys']
