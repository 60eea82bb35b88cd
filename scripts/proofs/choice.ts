import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { hasItsTurn, heldAs, readRecords, readTestFiles, type TestFile } from './held.ts'
import { chooseProofs, readProofs, readRecord, type Proof, type ProofChoice } from './proofs.ts'
import { openSources } from './sources.ts'

/** Set to `all` by `npm run test:all`. */
const PROOFS = 'PROOFS'
/** A run hands its choice on to its workers in this. */
const CHOICE = 'PROOF_CHOICE'

export interface RunChoice extends ProofChoice {
  /** Globs of the tests whose proof holds. */
  readonly leftOut: readonly string[]
  readonly total: number
  /** Test files that are held one by one: how many there are, are held, and run today all the same. */
  readonly files: { readonly total: number; readonly held: number; readonly ofTheDay: number }
}

/** The tree as a run finds it: what it proves, it proves of this, whatever is edited meanwhile. */
export interface Seen {
  readonly proofs: readonly Proof[]
  readonly files: readonly TestFile[]
}

export function lookAt(root: string): Seen {
  const sources = openSources(root)
  const seen = { proofs: readProofs(root, sources), files: readTestFiles(root, sources) }
  sources.keep()
  return seen
}

/** What this run leaves out, chosen once: workers and the other parts read what the first one chose. */
export function runChoice(root: string, seen?: Seen): RunChoice {
  const made = process.env[CHOICE]
  if (made) return JSON.parse(made) as RunChoice
  const day = Math.floor(systemClock() / days(1))
  // A file that is run by its name runs, whatever is known of it: only a whole run looks at all of them.
  const { proofs, files } = seen ?? { proofs: readProofs(root), files: [] }
  const record = process.env[PROOFS] === 'all' ? {} : readRecord(root)
  const choice = chooseProofs(proofs, record, day)
  const runs = new Set([...choice.changed, ...choice.ofTheDay])
  const records = process.env[PROOFS] === 'all' ? [] : readRecords(root)
  const held = files.filter((file) => heldAs(file, records)).map(({ file }) => file)
  const resting = held.filter((_, place) => !hasItsTurn(place, day))
  const all: RunChoice = {
    ...choice,
    leftOut: [...proofs.flatMap(({ name, tests }) => (tests && !runs.has(name) ? [tests] : [])), ...resting],
    total: proofs.length,
    files: { total: files.length, held: held.length, ofTheDay: held.length - resting.length },
  }
  process.env[CHOICE] = JSON.stringify(all)
  return all
}
