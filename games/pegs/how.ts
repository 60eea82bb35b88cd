import type { PegsDefinition } from './definitions.ts'

const WAYS = {
  cross: 'four',
  rosette: 'four',
  triangle: 'six',
  diagonal: 'diagonal',
  hexagon: 'six',
  wide: 'four',
  uneven: 'four',
  raft: 'eight',
  heart: 'four',
  star: 'six',
} as const

/** How to play, as text keys in reading order. */
export const how = ({ id }: PegsDefinition): readonly string[] => [
  'how.jump',
  `how.ways.${WAYS[id]}`,
  'how.goal',
]
