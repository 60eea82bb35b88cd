import { early } from './space-early.ts'
import { late } from './space-late.ts'

/** Drawings of ten by ten cells: sky, weather and space. */
export const space = `${early}${late}`
