import type { BubbleDefinition, BubbleKind } from './definitions.ts'

const SENTENCES: Readonly<Record<BubbleKind, readonly string[]>> = {
  pack: ['aim', 'three', 'charms', 'swap', 'shots'],
  ceiling: ['aim', 'three', 'ceiling', 'swap'],
  twin: ['aim', 'twin', 'three', 'shots'],
  wheel: ['aim', 'three', 'wheel', 'shots'],
  marbles: ['aim', 'marbles', 'stream', 'swap'],
  flip: ['drop', 'flip'],
}

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ kind }: BubbleDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
