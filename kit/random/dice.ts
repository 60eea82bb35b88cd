import type { Random } from './random.ts'

/** The only place that rolls real dice; good for looks and shuffles, never for keys or draws of value. */
export const dice: Random = () => Math.random()
