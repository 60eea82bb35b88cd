import { early } from './wheels-early.ts'
import { late } from './wheels-late.ts'

/** Drawings of fifteen by ten cells: vehicles, as wide as they are. */
export const wheels = `${early}${late}`
