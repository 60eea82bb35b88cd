import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { chooseProofs, readProofs, readRecord, type ProofChoice } from './proofs.ts'

/** Set to `all` by `npm run test:all`; a run hands its choice on to its workers in the other. */
const PROOFS = 'PROOFS'
const CHOICE = 'PROOF_CHOICE'

export interface RunChoice extends ProofChoice {
  /** Globs of the tests whose proof holds. */
  readonly leftOut: readonly string[]
  readonly total: number
}

/** The proofs of this run, chosen once: workers and the other parts read what the first one chose. */
export function runChoice(root: string): RunChoice {
  const made = process.env[CHOICE]
  if (made) return JSON.parse(made) as RunChoice
  const proofs = readProofs(root)
  const record = process.env[PROOFS] === 'all' ? {} : readRecord(root)
  const choice = chooseProofs(proofs, record, Math.floor(systemClock() / days(1)))
  const runs = new Set([...choice.changed, ...choice.ofTheDay])
  const leftOut = proofs.flatMap(({ name, tests }) => (tests && !runs.has(name) ? [tests] : []))
  const all: RunChoice = { ...choice, leftOut, total: proofs.length }
  process.env[CHOICE] = JSON.stringify(all)
  return all
}
