import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SINGLE_PROOFS } from './proofs.ts'
import { CODE, type Sources } from './sources.ts'
import { digestOf, readTree, type TreeFile } from './tree.ts'

/**
 * A test file is held while nothing that may decide it differs from what it passed with. A file that only computes is
 * decided by its imports; one that starts a server, a browser or reads the disk by the whole product, or by the folder of
 * its family of games; one that looks at the sources themselves by every file of the tree.
 */
export interface TestFile {
  readonly file: string
  readonly digest: string
}

/** What a green run has seen of a test file: the digest, and the rows of the spec that its tests carry. */
export interface Held {
  readonly digest: string
  readonly rows?: readonly string[]
}
export type HeldRecord = Readonly<Record<string, Held>>

/** Each held file runs once in so many days all the same: a digest knows nothing of the machine. */
export const DAYS_OF_HELD = 16

const TEST = /\.(?:test|e2e)\.tsx?$/
/** They choose for themselves what has its turn on a day, or run before a release only: a day of theirs proves no other. */
const CHOOSE_THEMSELVES = [
  /^games\/(?:gate|screens)[\w-]*\.slow\.test\.ts$/,
  /^scripts\/games-gate\/small-targets\.slow\.test\.ts$/,
  /^e2e\/(?:every-game|looks|covers|layout|access-languages|walk-[\w-]+)\.e2e\.ts$/,
  /^e2e\/engines\//,
]
/** A journey reaches the product through the browser, not through imports. */
const JOURNEY = /\.e2e\.tsx?$/
/** A test of a family of games reads nothing outside its folder but what it imports. */
const FAMILY = /^games\/[^/]+\//
/** What no test of the product reads unless it imports it; a test that reads a page of text looks at the tree. */
const BESIDE_THE_PRODUCT = /^(?:docs|bench|\.ci|scripts\/proofs)\/|\.md$|^(?:e2e|bench)\/.*\.ts$/
const TEST_SIDE = /^(?:e2e|scripts|kit\/testing|apps\/testing)\/|\.(?:test|e2e)\.tsx?$/
/** It reads the texts of the family that it is asked for. */
const RIG = 'kit/game/testing/game-rig.ts'
/** It sweeps what earlier runs have left outside the tree. */
const SWEEPER = 'kit/testing/run-folder.ts'
/** No import leads from a test to these, and yet every test depends on them. */
const UNDER_ALL_TESTS = [
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'kit/testing/global-setup.ts',
  'kit/testing/patience.ts',
  'e2e/vitest.config.ts',
  'e2e/global-setup.ts',
  'e2e/closing.ts',
]

const isHoldable = (file: string) =>
  TEST.test(file) && !SINGLE_PROOFS.includes(file) && !CHOOSE_THEMSELVES.some((own) => own.test(file))

/** Every test file that may be held, with its digest as of now; none without Git, which says what the tree is. */
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
      ]
      return { file, digest: digestOf(parts) }
    })
}

const isOf = (family: string | undefined, file: string) =>
  family !== undefined && (file.startsWith(family) || file === RIG)

/** A source or a sheet of styles by its code, any other file by its bytes. */
const inCode = (one: TreeFile, sources: Sources): TreeFile =>
  CODE.test(one.file) ? { ...one, hash: sources.hashOf(one.file) } : one

/** Digests of the families' own files by their folder; what those import is no part of it. */
function familyDigests(tree: readonly TreeFile[], sources: Sources): ReadonlyMap<string, string> {
  const families = Map.groupBy(tree, ({ file }) => FAMILY.exec(file)?.[0])
  return new Map(
    [...families].flatMap(([family, files]): [string, string][] =>
      family ? [[family, digestOf(files.map((one) => inCode(one, sources)))]] : [],
    ),
  )
}

/** What is recorded in the tree by a green run, and on this machine by any run in which the file itself was green. */
export const readRecords = (root: string): readonly HeldRecord[] =>
  [treeRecord(root), ownRecord(root)].map(readHeld)

/** What is recorded of a file as it is now; nothing where that was never green. */
export const heldAs = ({ file, digest }: TestFile, records: readonly HeldRecord[]): Held | undefined =>
  records.map((record) => record[file]).find((held) => held?.digest === digest)

/** Of the held ones those that run today all the same. */
export const hasItsTurn = (place: number, day: number): boolean => (place + day) % DAYS_OF_HELD === 0

export const treeRecord = (root: string) => join(root, 'scripts/proofs/held.json')
export const ownRecord = (root: string) => join(root, '.cache/held.json')

const readHeld = (file: string): HeldRecord =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeldRecord) : {}

/** One file a line, so that two branches seldom touch the same. */
export function writeHeld(file: string, record: HeldRecord): void {
  const lines = Object.entries(record)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => `  ${JSON.stringify(name)}: ${JSON.stringify(held)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
