import { early } from './scenes-early.ts'
import { late } from './scenes-late.ts'

/** Drawings of fifteen by fifteen cells: places and things of the island. */
export const scenes = `${early}${late}`
