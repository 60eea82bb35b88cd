import type { WordsDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ mode }: WordsDefinition): readonly string[] => [`how.${mode}`, 'how.words', 'how.keys']
