import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSources } from './sources.ts'

/**
 * A proof costs processor time and depends on nothing but its sources: what was green stays green until one of them
 * changes. `npm run test:all` runs all proofs and records their digests; `npm test` runs those whose digest differs from
 * the record, and a sample of the day.
 */
export interface Proof {
  /** A family of games by its folder, or a single test file. */
  readonly name: string
  /** What Vitest leaves out while the proof holds. */
  readonly tests: string
  readonly digest: string
}

/** Digest by the name of the proof. */
export type ProofRecord = Readonly<Record<string, string>>

/** Simulations beside the games that nothing but their sources decides. */
const SINGLE_PROOFS = ['modules/cards/rules/odds.slow.test.ts', 'scripts/economy/economy.slow.test.ts']
/** The gate judges every family: when it changes, each has to pass it anew. */
const GATE = ['games/gate.slow.test.ts', 'games/gate-changed-1.slow.test.ts']
/** What `npm run test:all -- --proofs` runs: every proof and nothing else. */
export const PROOF_TESTS = ['games/', ...SINGLE_PROOFS, 'e2e/every-game']
/** Each proof runs once in so many days even when nothing changed. */
export const DAYS_OF_A_ROUND = 12

const recordFile = (root: string) => join(root, 'scripts/proofs/proved.json')

/** Every proof of the tree at `root` with its digest as of now. */
export function readProofs(root: string): Proof[] {
  const sources = openSources(root)
  const families = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  return [
    ...families.map((name) => ({
      name,
      tests: `games/${name}/**`,
      digest: sources.digest([...sources.filesBelow(`games/${name}`), ...GATE]),
    })),
    ...SINGLE_PROOFS.map((file) => ({ name: file, tests: file, digest: sources.digest([file]) })),
  ]
}

/** What the last green `npm run test:all` wrote into the tree. */
export const readRecord = (root: string): ProofRecord =>
  existsSync(recordFile(root)) ? (JSON.parse(readFileSync(recordFile(root), 'utf8')) as ProofRecord) : {}

/** Records that everything is proved as it is. */
export function writeRecord(root: string, proofs: readonly Proof[]): void {
  const record = Object.fromEntries(proofs.map(({ name, digest }) => [name, digest]))
  writeFileSync(recordFile(root), `${JSON.stringify(record, null, 2)}\n`)
}

export interface ProofChoice {
  /** Differ from the record: all of their games are played. */
  readonly changed: readonly string[]
  /** Hold, and have their turn today: one of their games is played. */
  readonly ofTheDay: readonly string[]
}

/** Which proofs a run makes on `day`, a count of days. */
export function chooseProofs(proofs: readonly Proof[], record: ProofRecord, day: number): ProofChoice {
  const changed = proofs.filter(({ name, digest }) => record[name] !== digest).map(({ name }) => name)
  const ofTheDay = proofs
    .map(({ name }) => name)
    .filter((name, place) => (place + day) % DAYS_OF_A_ROUND === 0 && !changed.includes(name))
  return { changed, ofTheDay }
}
