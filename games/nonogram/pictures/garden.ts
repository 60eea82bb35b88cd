import { early } from './garden-early.ts'
import { late } from './garden-late.ts'

/** Drawings of ten by ten cells: birds and other animals of the garden. */
export const garden = `${early}${late}`
