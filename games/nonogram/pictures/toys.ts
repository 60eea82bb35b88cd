import { early } from './toys-early.ts'
import { late } from './toys-late.ts'

/** Drawings of ten by ten cells: toys and games. */
export const toys = `${early}${late}`
