import { early } from './plants-early.ts'
import { late } from './plants-late.ts'

/** Drawings of ten by ten cells: flowers, trees and other plants. */
export const plants = `${early}${late}`
