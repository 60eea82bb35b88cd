import { shorePlans } from './shore-plans.ts'
import { landPlans } from './land-plans.ts'
import type { Plan, Twist } from './plan.ts'

/** The plan of each game. Things are indices of the game's list in `thing-art.ts`. */
export const plans: Readonly<Record<Twist, Plan>> = { ...landPlans, ...shorePlans }
