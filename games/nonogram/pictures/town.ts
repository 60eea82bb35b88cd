import { early } from './town-early.ts'
import { late } from './town-late.ts'

/** Drawings of ten by ten cells: streets and buildings. */
export const town = `${early}${late}`
