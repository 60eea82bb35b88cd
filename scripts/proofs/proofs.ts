import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSources, type Sources } from './sources.ts'

/**
 * A proof costs processor time and depends on nothing but its sources: what was green stays green until one of them
 * changes. A whole run that is green can record their digests (`--record`); `npm test` runs those whose digest differs from
 * the record, and a sample of the day.
 */
export interface Proof {
  /** The screens of a family's games by its folder, the play of all its games, or a single test file. */
  readonly name: string
  /** What Vitest leaves out while the proof holds. */
  readonly tests?: string
  /** The family whose games are played. */
  readonly plays?: string
  readonly digest: string
}

/** Digest by the name of the proof. */
export type ProofRecord = Readonly<Record<string, string>>

/** Simulations beside the games that nothing but their sources decides. */
export const SINGLE_PROOFS = ['modules/cards/rules/odds.slow.test.ts', 'scripts/economy/economy.slow.test.ts']
/** Draws the cover of every game and compares them all: what they are is decided by the families' sources. */
export const COVERS = 'e2e/covers.e2e.ts'
/** The gate plays the games of every family by its rules: when it changes, each has to pass it anew. */
const GATE = ['games/gate.slow.test.ts', 'games/gate-changed-1.slow.test.ts']
/** Opens every game of a family that changed, lets it draw and touches it. */
export const SCREENS = 'games/screens.slow.test.ts'
/** What `npm run test:all -- --proofs` runs: every proof and nothing else. */
export const PROOF_TESTS = ['games/', ...SINGLE_PROOFS, COVERS, 'e2e/every-game']
/** Each proof runs once in so many days even when nothing changed. */
export const DAYS_OF_A_ROUND = 12

const recordFile = (root: string) => join(root, 'scripts/proofs/proved.json')

/** Every proof of the tree at `root` with its digest as of now. */
export function readProofs(root: string, sources: Sources = openSources(root)): Proof[] {
  const families = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  return [
    ...families.map((name) => ({
      name,
      digest: sources.digest([...sources.filesBelow(`games/${name}`), SCREENS]),
    })),
    // A screen may change without a game being played otherwise.
    ...families.map((name) => ({
      name: `play/${name}`,
      plays: name,
      digest: sources.digest([`games/${name}/family.ts`, ...GATE]),
    })),
    ...SINGLE_PROOFS.map((file) => ({ name: file, tests: file, digest: sources.digest([file]) })),
    { name: COVERS, tests: COVERS, digest: sources.digest([COVERS, ...coverSources(root, families)]) },
  ]
}

/** What a cover is drawn from: no import leads there, families are read by their folders. */
const coverSources = (root: string, families: readonly string[]) =>
  families
    .flatMap((name) => [`games/${name}/family.ts`, `games/${name}/cover.ts`])
    .filter((file) => existsSync(join(root, file)))

/** What the last green run that records wrote into the tree. */
export const readRecord = (root: string): ProofRecord =>
  existsSync(recordFile(root)) ? (JSON.parse(readFileSync(recordFile(root), 'utf8')) as ProofRecord) : {}

/** Records that everything is proved as it is. */
export function writeRecord(root: string, proofs: readonly Proof[]): void {
  const record = Object.fromEntries(proofs.map(({ name, digest }) => [name, digest]))
  writeFileSync(recordFile(root), `${JSON.stringify(record, null, 2)}\n`)
}

export interface ProofChoice {
  /** Families whose games are opened, and files that run, because they differ from the record. */
  readonly changed: readonly string[]
  /** Families whose games are all played because their rules, or the gate, differ from the record. */
  readonly played: readonly string[]
  /** Hold, and have their turn today: the games of a family are opened and one is played, a file runs. */
  readonly ofTheDay: readonly string[]
}

/** Which proofs a run makes on `day`, a count of days. */
export function chooseProofs(proofs: readonly Proof[], record: ProofRecord, day: number): ProofChoice {
  const differing = proofs.filter(({ name, digest }) => record[name] !== digest)
  const changed = differing.filter(({ plays }) => !plays).map(({ name }) => name)
  const played = differing.flatMap(({ plays }) => plays ?? [])
  const ofTheDay = proofs
    .filter(({ plays }) => !plays)
    .map(({ name }) => name)
    .filter((name, place) => (place + day) % DAYS_OF_A_ROUND === 0 && !changed.includes(name))
  return { changed, played, ofTheDay }
}
