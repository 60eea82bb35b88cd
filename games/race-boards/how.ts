import type { RaceDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ meeting, doubles, road, head, isSlowToHit }: RaceDefinition): readonly string[] => [
  doubles === 4 ? 'how.move' : 'how.move-twice',
  ...(road === 'along' ? ['how.along'] : []),
  `how.${meeting}`,
  ...(head === 'free' ? [] : [`how.${head}`]),
  ...(isSlowToHit ? ['how.enter'] : []),
  'how.home',
]
