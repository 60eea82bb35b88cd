import { early } from './zoo-early.ts'
import { late } from './zoo-late.ts'

/** Drawings of ten by ten cells: animals of house, field and jungle. */
export const zoo = `${early}${late}`
