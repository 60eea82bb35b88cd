import type { Family, GameDefinition } from '#kit/game/contract.ts'
import type { Trace } from '#kit/game/gate/distinct.ts'
import { failure, type Finding, type Stopwatch } from '#kit/game/gate/finding.ts'
import { checkDeterminism, checkNoDeadEnd } from '#kit/game/gate/reliable.ts'
import { traceOf } from '#kit/game/gate/trace.ts'
import { checkWorth, type Worth } from '#kit/game/gate/worth.ts'
import { processorSlowness, workedMilliseconds } from '#kit/testing/machine-slowness.ts'

/** The result of the headless checks for one game. */
export interface HeadlessReport {
  readonly slug: string
  readonly family: string
  readonly findings: readonly Finding[]
  readonly worth?: Worth
  readonly trace?: Trace
  readonly milliseconds: number
}

/** How a game's time is divided: its worth takes most. */
const SHARES = { trace: 0.2, determinism: 0.1, deadEnd: 0.1, worth: 0.6 }

const SLOWNESS = processorSlowness()

/** CPU time of this thread in milliseconds of the usual processor, so that neither load nor a slow machine changes results. */
const workedFor: Stopwatch = () => workedMilliseconds() / SLOWNESS

/** Checks one game by every headless rule of the gate within about `budget` milliseconds. */
export function checkHeadless(family: Family, definition: GameDefinition, budget: number): HeadlessReport {
  const now = workedFor
  const begin = now()
  const { slug } = definition
  const part = (share: number) => ({ budget: budget * share, now })
  try {
    const trace = traceOf(family, definition, part(SHARES.trace))
    const findings = [
      ...checkDeterminism(family, definition, part(SHARES.determinism)),
      ...checkNoDeadEnd(family, definition, part(SHARES.deadEnd)),
    ]
    const { worth, findings: judged } = checkWorth(family, definition, part(SHARES.worth))
    return {
      slug,
      family: family.name,
      findings: [...findings, ...judged],
      worth,
      trace,
      milliseconds: Math.round(now() - begin),
    }
  } catch (cause) {
    const says =
      cause instanceof Error ? (cause.stack ?? cause.message).split('\n', 3).join(' ') : String(cause)
    const findings = [failure(slug, 'L4', `throws: ${says}`)]
    return { slug, family: family.name, findings, milliseconds: Math.round(now() - begin) }
  }
}
