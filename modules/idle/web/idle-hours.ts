import { hours, type Duration } from '#kit/time/time.ts'
import { CLAIM_WITHIN } from '../rules/reward.ts'
import { RARE_AFTER, STEP, STRETCH_CAP, VISIT_EVERY } from '../rules/stretch.ts'

const inHours = (length: Duration) => length / hours(1)

/** Values in hours that texts about drifting take. */
export const IDLE_HOURS = {
  step: inHours(STEP),
  rare: inHours(RARE_AFTER),
  cap: inHours(STRETCH_CAP),
  visit: inHours(VISIT_EVERY),
  claim: inHours(CLAIM_WITHIN),
}
