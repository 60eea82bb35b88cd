import { early } from './colours-early.ts'
import { late } from './colours-late.ts'

/** Drawings of ten by ten cells in two to four colours; here every colour is a brush of its own. */
export const colours = `${early}${late}`
