import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { isCode } from './code.ts'
import { readRecord, SINGLE_PROOFS } from './proofs.ts'
import type { Sources } from './sources.ts'
import { digestOf, readTree, type TreeFile } from './tree.ts'

/**
 * A test file is held, that is skipped, while nothing that affects it has changed since it passed. A file that only computes
 * depends on its imports. One that starts a server or browser or reads the disk depends on the whole product, or on the folder
 * of its game family. One that inspects the sources depends on every file of the tree.
 */
export interface TestFile {
  readonly file: string
  readonly digest: string
}

/** What a green run records of a test file: its digest, and the rows of the spec that its tests carry. */
export interface Held {
  readonly digest: string
  readonly rows?: readonly string[]
}
export type HeldRecord = Readonly<Record<string, Held>>

/** Each held file still runs once in this many days, because a digest does not cover the machine. */
export const DAYS_OF_HELD = 16
/** The same of files that take a sample: prime to 2, 3, 4, 12 and 60, so that in time every sample of theirs has its day. */
export const DAYS_OF_SAMPLE = 7

const TEST = /\.(?:test|e2e)\.tsx?$/
/** These take another sample each day, so they have their turn more often. */
const SAMPLE_BY_DAY = [
  /^games\/(?:gate|screens)[\w-]*\.slow\.test\.ts$/,
  /^scripts\/games-gate\/small-targets\.slow\.test\.ts$/,
  /^e2e\/(?:every-game|layout|access-languages|walk-[\w-]+)\.e2e\.ts$/,
]
/** These run on request only, or are a proof. */
const ON_REQUEST = [/^e2e\/(?:looks|covers)\.e2e\.ts$/, /^e2e\/engines\//]
/** A journey reaches the product through the browser, not through imports. */
const JOURNEY = /\.e2e\.tsx?$/
/** A test of a game family reads nothing outside its folder except its imports. */
const FAMILY = /^games\/[^/]+\//
/** Files that no test of the product reads unless it imports them. A test that reads a Markdown page looks at the tree. */
const BESIDE_THE_PRODUCT = /^(?:docs|bench|\.ci|scripts\/proofs)\/|\.md$|^(?:e2e|bench)\/.*\.ts$/
const TEST_SIDE = /^(?:e2e|scripts|kit\/testing|apps\/testing)\/|\.(?:test|e2e)\.tsx?$/
/** Reads only the texts of the family that it is asked for. */
const RIG = 'kit/game/testing/game-rig.ts'
/** Removes what earlier runs have left outside the tree. */
const SWEEPER = 'kit/testing/run-folder.ts'
/** Files that every test depends on although no import leads to them. */
const UNDER_ALL_TESTS = [
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'kit/testing/global-setup.ts',
  'kit/testing/wait-limits.ts',
  'e2e/vitest.config.ts',
  'e2e/global-setup.ts',
  'e2e/closing.ts',
]

const isHoldable = (file: string) =>
  TEST.test(file) && !SINGLE_PROOFS.includes(file) && !ON_REQUEST.some((own) => own.test(file))

/** Days since 1970. */
export const today = (): number => Math.floor(systemClock() / days(1))

/** Every test file that may be held, with its digest; none without Git, which lists the tree. */
export function readTestFiles(root: string, sources: Sources): readonly TestFile[] {
  const tree = readTree(root)
  if (!tree) return []
  const product = digestOf(
    tree
      .filter(({ file }) => !TEST.test(file) && !BESIDE_THE_PRODUCT.test(file))
      .map((one) => inCode(one, sources)),
  )
  const whole = digestOf(tree)
  const folders = familyDigests(tree, sources)
  const sample = sampleOf(root)
  const base = sources.digest(UNDER_ALL_TESTS.filter((file) => existsSync(join(root, file))))
  return tree
    .map(({ file }) => file)
    .filter(isHoldable)
    .map((file) => {
      const reached = sources.reached([file])
      const looksAtTree = reached.some(
        ({ file: own, listsFiles }) => listsFiles && own !== SWEEPER && TEST_SIDE.test(own),
      )
      const further = JOURNEY.test(file) || reached.some((one) => one.reachesFurther)
      const family = FAMILY.exec(file)?.[0]
      const strays = reached.some(({ file: own, reachesFurther }) => reachesFurther && !isOf(family, own))
      const around = family && !strays ? folders.get(family)! : product
      const parts: TreeFile[] = [
        { file: 'imports', hash: sources.digest([file]) },
        { file: 'base', hash: base },
        { file: 'tree', hash: looksAtTree && !family ? whole : further ? around : '' },
        ...(takesSample(file) ? [{ file: 'sample', hash: sample }] : []),
      ]
      return { file, digest: digestOf(parts) }
    })
}

const takesSample = (file: string) => SAMPLE_BY_DAY.some((own) => own.test(file))

/** What decides a sample besides the day: the families that were proved, and the languages asked for, see e2e/walk/plan.ts. */
function sampleOf(root: string): string {
  const languages = process.env['WALK']
  return digestOf([
    { file: 'proved', hash: JSON.stringify(readRecord(root)) },
    ...(languages ? [{ file: 'WALK', hash: languages }] : []),
  ])
}

const isOf = (family: string | undefined, file: string) =>
  family !== undefined && (file.startsWith(family) || file === RIG)

/** A source or style sheet with the digest of its code; any other file as it is. */
const inCode = (one: TreeFile, sources: Sources): TreeFile =>
  isCode(one.file) ? { ...one, hash: sources.hashOf(one.file) } : one

/** Digests of the families' own files by folder, without their imports. */
function familyDigests(tree: readonly TreeFile[], sources: Sources): ReadonlyMap<string, string> {
  const families = Map.groupBy(tree, ({ file }) => FAMILY.exec(file)?.[0])
  return new Map(
    [...families].flatMap(([family, files]): [string, string][] =>
      family ? [[family, digestOf(files.map((one) => inCode(one, sources)))]] : [],
    ),
  )
}

/** The records of the tree (of green whole runs) and of this machine (of any run in which a file was green). */
export const readRecords = (root: string): readonly HeldRecord[] =>
  [treeRecord(root), ownRecord(root)].map(readHeld)

/** The record of a file in its current state; undefined if that was never green. */
export const heldAs = ({ file, digest }: TestFile, records: readonly HeldRecord[]): Held | undefined =>
  records.map((record) => record[file]).find((held) => held?.digest === digest)

/** Whether a held file runs on this day all the same. */
export const hasItsTurn = (file: string, place: number, day: number): boolean =>
  (place + day) % (takesSample(file) ? DAYS_OF_SAMPLE : DAYS_OF_HELD) === 0

export const treeRecord = (root: string) => join(root, 'scripts/proofs/held.json')
export const ownRecord = (root: string) => join(root, '.cache/held.json')

const readHeld = (file: string): HeldRecord =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeldRecord) : {}

/** One file per line, so that merges seldom conflict. */
export function writeHeld(file: string, record: HeldRecord): void {
  const lines = Object.entries(record)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => `  ${JSON.stringify(name)}: ${JSON.stringify(held)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
