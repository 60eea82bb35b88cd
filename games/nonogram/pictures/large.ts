import { early } from './large-early.ts'
import { late } from './large-late.ts'

/** Drawings of twenty by twenty cells: the large pictures. */
export const large = `${early}${late}`
