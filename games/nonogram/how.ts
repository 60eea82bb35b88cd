import type { NonogramDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export const how = ({ rules: { play } }: NonogramDefinition): readonly string[] => [
  ...(play === 'totals' ? ['how.totals'] : ['how.blocks']),
  ...(play === 'colours' || play === 'query' || play === 'mirror' || play === 'run' ? [`how.${play}`] : []),
  'how.drag',
  'how.keys',
]
