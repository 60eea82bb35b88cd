import { starWhale, moonTurtle } from './sss-swimmers.ts'
import { tideSerpent, firstIslet } from './sss-islands.ts'

/** In the order of the kinds' numbers. */
export const sssFaces = [starWhale, moonTurtle, tideSerpent, firstIslet]
