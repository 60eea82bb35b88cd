import type { NonogramDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export const how = ({ rules: { play } }: NonogramDefinition): readonly string[] => [
  ...(play === 'totals' ? ['how.totals'] : ['how.blocks']),
  ...(play === 'colours' || play === 'query' || play === 'mirror' || play === 'run' ? [`how.${play}`] : []),
  'how.drag',
  'how.keys',
]
