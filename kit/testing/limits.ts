import { machineSlowness } from './machine-slowness.ts'

/**
 * How long a test may wait, in milliseconds of this machine. A limit only ends what hangs: it never decides whether work
 * that computes was quick enough, so each is many times what the slowest of its kind needs on the usual machine.
 */
export interface Limits {
  /** One whole test, or one hook around it. */
  readonly test: number
  /** One event that something waits for: an element, an answer, a process that ends. */
  readonly event: number
}

const USUAL: Limits = { test: 180_000, event: 30_000 }

/** Limits for a machine that is `slowness` times slower than the usual one; a quicker machine gets the usual ones. */
export function limitsFor(slowness: number): Limits {
  const times = Math.max(1, slowness)
  return { test: Math.round(USUAL.test * times), event: Math.round(USUAL.event * times) }
}

export const LIMITS = limitsFor(machineSlowness())
