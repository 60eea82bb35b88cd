import type { BubbleDefinition, BubbleKind } from './definitions.ts'

const SENTENCES: Readonly<Record<BubbleKind, readonly string[]>> = {
  pack: ['aim', 'three', 'goals', 'charms', 'swap', 'boosters'],
  ceiling: ['aim', 'three', 'ceiling', 'swap'],
  twin: ['aim', 'twin', 'three', 'shots'],
  wheel: ['aim', 'three', 'wheel', 'shots'],
  marbles: ['aim', 'marbles', 'stream', 'swap'],
  flip: ['drop', 'flip'],
  rescue: ['aim', 'three', 'rescue', 'swap'],
  bank: ['aim', 'bank', 'swap', 'shots'],
  chameleon: ['aim', 'chameleon', 'three', 'shots'],
  wind: ['aim', 'wind', 'three', 'shots'],
  mix: ['aim', 'mix', 'three', 'shots'],
  skewer: ['aim', 'skewer', 'swap', 'shots'],
  anchors: ['aim', 'anchors', 'three', 'shots'],
  veil: ['aim', 'veil', 'three', 'shots'],
  paint: ['aim', 'paint', 'swap', 'shots'],
  fuse: ['aim', 'three', 'fuse', 'swap'],
  nomiss: ['aim', 'pairs', 'nomiss', 'swap'],
  grab: ['grab', 'throw', 'rows'],
}

/** How to play, as text keys in reading order. */
export const how = ({ kind }: BubbleDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
