import { early } from './mirrors-early.ts'
import { late } from './mirrors-late.ts'

/** Left halves of drawings of thirteen by thirteen cells: the last column of a half stands on the mirror's axis. */
export const mirrors = `${early}${late}`
