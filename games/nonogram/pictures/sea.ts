import { early } from './sea-early.ts'
import { late } from './sea-late.ts'

/** Drawings of ten by ten cells: what lives and floats around the island. */
export const sea = `${early}${late}`
