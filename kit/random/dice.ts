import type { Random } from './random.ts'

/** The only use of unseeded randomness; for visual effects and shuffles, never for keys or draws of value. */
export const dice: Random = () => Math.random()
