import { early } from './tools-early.ts'
import { late } from './tools-late.ts'

/** Drawings of ten by ten cells: tools and work. */
export const tools = `${early}${late}`
