import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSources, type Sources } from './sources.ts'

/**
 * A proof costs processor time and depends on nothing but its sources, so it stays green until one of them changes. A green
 * whole run can record the digests (`--record`); `npm test` runs the proofs whose digest differs from the record, and a sample
 * for the day.
 */
export interface Proof {
  /** A family's folder (its screens), `play/` and a family (playing its games), or a single test file. */
  readonly name: string
  /** The glob that Vitest excludes while the proof holds. */
  readonly tests?: string
  /** The family whose games are played. */
  readonly plays?: string
  readonly digest: string
}

/** Digest by name of the proof. */
export type ProofRecord = Readonly<Record<string, string>>

/** Simulations other than games that depend only on their sources. */
export const SINGLE_PROOFS = ['modules/cards/rules/odds.slow.test.ts', 'scripts/economy/economy.slow.test.ts']
/** Draws and compares the covers of all games; depends only on the families' sources. */
export const COVERS = 'e2e/covers.e2e.ts'
/** The gate checks the games of every family by its rules: when it changes, all must pass it again. */
const GATE = ['games/gate.slow.test.ts', 'games/gate-changed-1.slow.test.ts']
/** Opens every game of a changed family, lets it draw, and taps it. */
export const SCREENS = 'games/screens.slow.test.ts'
/** What `npm run test:all -- --proofs` runs: every proof and nothing else. */
export const PROOF_TESTS = ['games/', ...SINGLE_PROOFS, COVERS, 'e2e/every-game']
/** Each proof runs once in this many days even if nothing changed. */
export const DAYS_OF_A_ROUND = 12

const recordFile = (root: string) => join(root, 'scripts/proofs/proved.json')

/** Every proof of the tree at `root` with its current digest. */
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
    // The screens may change while the play stays the same.
    ...families.map((name) => ({
      name: `play/${name}`,
      plays: name,
      digest: sources.digest([`games/${name}/family.ts`, ...GATE]),
    })),
    ...SINGLE_PROOFS.map((file) => ({ name: file, tests: file, digest: sources.digest([file]) })),
    { name: COVERS, tests: COVERS, digest: sources.digest([COVERS, ...coverSources(root, families)]) },
  ]
}

/** The sources of covers; no import leads to them, because families are found by folder. */
const coverSources = (root: string, families: readonly string[]) =>
  families
    .flatMap((name) => [`games/${name}/family.ts`, `games/${name}/cover.ts`])
    .filter((file) => existsSync(join(root, file)))

/** The record that the last recording green run wrote into the tree. */
export const readRecord = (root: string): ProofRecord =>
  existsSync(recordFile(root)) ? (JSON.parse(readFileSync(recordFile(root), 'utf8')) as ProofRecord) : {}

/** Records that everything is proved in its current state. */
export function writeRecord(root: string, proofs: readonly Proof[]): void {
  const record = Object.fromEntries(proofs.map(({ name, digest }) => [name, digest]))
  writeFileSync(recordFile(root), `${JSON.stringify(record, null, 2)}\n`)
}

export interface ProofChoice {
  /** Families whose games are opened, and files that run, because they differ from the record. */
  readonly changed: readonly string[]
  /** Families of which all games are played, because their rules or the gate differ from the record. */
  readonly played: readonly string[]
  /** Proofs that hold and have their turn today: of a family, its games are opened and one is played; a file runs. */
  readonly ofTheDay: readonly string[]
}

/** Which proofs run on `day`, counted in days. */
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
