import { days } from '#kit/time/time.ts'
import { MOST_DUELS, MOVE_WITHIN } from '../rules/duel.ts'

/** Values that texts and refusals about duels take. */
export const DUEL_FACTS = { days: MOVE_WITHIN / days(1), most: MOST_DUELS }
