import { early } from './music-early.ts'
import { late } from './music-late.ts'

/** Drawings of ten by ten cells: what makes music. */
export const music = `${early}${late}`
