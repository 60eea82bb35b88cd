import type { YardDefinition } from './definitions.ts'
import { rulesOf } from './kinds.ts'

/** How to play: what to do, then what gives stars. */
export const how = ({ yard }: YardDefinition): readonly string[] => [
  `how.${yard}.1`,
  rulesOf[yard].byThrift ? 'how.thrift' : 'how.pearls',
]
