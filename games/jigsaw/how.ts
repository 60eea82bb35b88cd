import type { JigsawDefinition, JigsawKind } from './definitions.ts'

const SENTENCES: Readonly<Record<JigsawKind, readonly string[]>> = {
  cuts: ['drag', 'tray', 'keys'],
  swap: ['swap', 'stay', 'fewest'],
  rings: ['turn', 'links', 'frame'],
  spin: ['spin', 'order', 'fewest-turns'],
  whirl: ['whirl', 'order', 'fewest-turns'],
  loop: ['loop', 'line-keys', 'fewest-turns'],
  mirror: ['mirror', 'line-keys', 'fewest-turns'],
  block: ['block', 'order', 'fewest-turns'],
  orbit: ['orbit', 'eight', 'fewest-turns'],
  corner: ['corner', 'nearest', 'fewest-turns'],
  blinds: ['blinds', 'line-keys', 'fewest-turns'],
  twist: ['twist', 'line-keys', 'fewest-turns'],
  gears: ['gears', 'line-keys', 'fewest-turns'],
}

/** How to play, as text keys in reading order. */
export const how = ({ kind }: JigsawDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
