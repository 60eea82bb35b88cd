import type { MatchDefinition, MatchKind } from './definitions.ts'

const SENTENCES: Readonly<Record<MatchKind, readonly string[]>> = {
  duel: ['swap', 'duel', 'guard', 'foe', 'boss', 'map', 'power'],
  goals: ['swap', 'goals', 'sand', 'power'],
  trace: ['trace', 'goals', 'thread'],
  collapse: ['collapse', 'rest'],
  rotate: ['rotate', 'goals', 'power'],
  hex: ['swap', 'hex', 'goals', 'power'],
  slide: ['slide', 'goals', 'power'],
  ladder: ['swap', 'ladder', 'stuck'],
  corner: ['corner', 'run', 'power'],
  slant: ['slant', 'run', 'power'],
  knight: ['knight', 'run', 'power'],
  reach: ['reach', 'run', 'reach-power'],
  mirror: ['mirror', 'run', 'power'],
  trefoil: ['trefoil', 'run', 'power'],
  dye: ['dye', 'run', 'dye-prism', 'reach-power'],
  orbit: ['orbit', 'run', 'power'],
  block: ['block', 'run', 'block-power'],
  turnabout: ['turnabout', 'run', 'reach-power'],
  tilt: ['swap', 'tilt', 'run', 'power'],
}

/** How to play, as text keys in reading order. */
export const how = ({ kind }: MatchDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
