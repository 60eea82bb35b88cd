import { early } from './bugs-early.ts'
import { late } from './bugs-late.ts'

/** Drawings of ten by ten cells: insects and other small animals. */
export const bugs = `${early}${late}`
