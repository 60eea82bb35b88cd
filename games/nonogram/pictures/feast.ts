import { early } from './feast-early.ts'
import { late } from './feast-late.ts'

/** Drawings of ten by ten cells: feasts and fairs. */
export const feast = `${early}${late}`
