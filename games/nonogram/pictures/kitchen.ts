import { early } from './kitchen-early.ts'
import { late } from './kitchen-late.ts'

/** Drawings of ten by ten cells: fruit and what stands in the kitchen. */
export const kitchen = `${early}${late}`
