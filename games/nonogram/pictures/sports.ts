import { early } from './sports-early.ts'
import { late } from './sports-late.ts'

/** Drawings of ten by ten cells: balls, boards and prizes. */
export const sports = `${early}${late}`
