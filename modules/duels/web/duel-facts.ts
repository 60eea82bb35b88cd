import { days } from '#kit/time/time.ts'
import { MOST_DUELS, MOVE_WITHIN } from '../rules/duel.ts'

/** What texts and refusals tell of games by link. */
export const DUEL_FACTS = { days: MOVE_WITHIN / days(1), most: MOST_DUELS }
