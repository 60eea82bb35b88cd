import { hasItsTurn, heldAs, readRecords, readTestFiles, today, type TestFile } from './held.ts'
import { chooseProofs, readProofs, readRecord, type Proof, type ProofChoice } from './proofs.ts'
import { openSources } from './sources.ts'

/** Set to `all` by `npm run test:all`. */
const PROOFS = 'PROOFS'
/** Passes the choice of a run on to its workers. */
const CHOICE = 'PROOF_CHOICE'

export interface RunChoice extends ProofChoice {
  /** Globs of the tests that are skipped because their proof holds. */
  readonly leftOut: readonly string[]
  readonly total: number
  /** Test files held one by one: all of them, the held ones, and those that have their turn today. */
  readonly files: { readonly total: number; readonly held: number; readonly ofTheDay: number }
}

/** The tree at the start of a run: results apply to this state, whatever is edited meanwhile. */
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

/** What this run skips, chosen once by the first process: workers and other parts read it from the environment. */
export function runChoice(root: string, seen?: Seen): RunChoice {
  const made = process.env[CHOICE]
  if (made) return JSON.parse(made) as RunChoice
  const day = today()
  // Only a whole run reads all files: one that is named on the command line runs anyway.
  const { proofs, files } = seen ?? { proofs: readProofs(root), files: [] }
  const record = process.env[PROOFS] === 'all' ? {} : readRecord(root)
  const choice = chooseProofs(proofs, record, day)
  const runs = new Set([...choice.changed, ...choice.ofTheDay])
  const records = process.env[PROOFS] === 'all' ? [] : readRecords(root)
  const held = files.filter((file) => heldAs(file, records)).map(({ file }) => file)
  const resting = held.filter((file, place) => !hasItsTurn(file, place, day))
  const all: RunChoice = {
    ...choice,
    leftOut: [...proofs.flatMap(({ name, tests }) => (tests && !runs.has(name) ? [tests] : [])), ...resting],
    total: proofs.length,
    files: { total: files.length, held: held.length, ofTheDay: held.length - resting.length },
  }
  process.env[CHOICE] = JSON.stringify(all)
  return all
}
