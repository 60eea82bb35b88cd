import { early } from './clothes-early.ts'
import { late } from './clothes-late.ts'

/** Drawings of ten by ten cells: clothes and jewels. */
export const clothes = `${early}${late}`
