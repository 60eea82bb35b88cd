import { early } from './fairy-early.ts'
import { late } from './fairy-late.ts'

/** Drawings of ten by ten cells: fairy tales. */
export const fairy = `${early}${late}`
