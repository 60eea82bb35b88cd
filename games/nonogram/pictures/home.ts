import { early } from './home-early.ts'
import { late } from './home-late.ts'

/** Drawings of ten by ten cells: things of the house. */
export const home = `${early}${late}`
