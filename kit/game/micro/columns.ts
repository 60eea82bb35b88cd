import { clamp } from './rules.ts'

/** Drags are quantised to columns of ten units; the input of a column is its number plus one, 0 means no change. */
const COLUMN = 10
export const COLUMNS = 41
/** Centre of a column. */
export const columnX = (input: number) => (input - 1) * COLUMN
/** The input of the column nearest to a position. */
export const columnOf = (x: number) => 1 + Math.round(clamp(x, 0, 400) / COLUMN)
