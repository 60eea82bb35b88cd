import { shorePlans } from './shore-plans.ts'
import { landPlans } from './land-plans.ts'
import type { Plan, Twist } from './plan.ts'

/** The yard of each game. Numbers of things are those of its list in `thing-art.ts`. */
export const plans: Readonly<Record<Twist, Plan>> = { ...landPlans, ...shorePlans }
