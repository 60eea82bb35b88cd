import { early } from './birds-early.ts'
import { late } from './birds-late.ts'

/** Drawings of ten by ten cells: birds. */
export const birds = `${early}${late}`
