import { rowsIn } from '../rows/judge.ts'
import type { Seen } from './choice.ts'
import { heldAs, ownRecord, readRecords, treeRecord, writeHeld, type Held, type HeldRecord } from './held.ts'

/** A test file that ran, with the titles of its tests. */
export interface RanFile {
  readonly file: string
  readonly isGreen: boolean
  readonly titles: readonly string[]
}

/** Records on this machine which files were green, so that the run after a fix does not repeat them. */
export function recordHere(root: string, seen: Seen, ran: readonly RanFile[]): void {
  writeHeld(ownRecord(root), heldOf(root, seen, ran))
}

/** Records the files that a run has seen green in the tree, for every machine. */
export function recordInTree(root: string, seen: Seen, ran: readonly RanFile[]): void {
  writeHeld(treeRecord(root), heldOf(root, seen, ran))
}

/** The files that ran green, and those held before that still are. */
function heldOf(root: string, { files }: Seen, ran: readonly RanFile[]): HeldRecord {
  const all = new Map(ran.map((one) => [one.file, one]))
  const before = readRecords(root)
  const entries = files.flatMap((one): [string, Held][] => {
    const now = all.get(one.file)
    if (now) return now.isGreen ? [[one.file, heldWith(one.digest, now.titles)]] : []
    const known = heldAs(one, before)
    return known ? [[one.file, known]] : []
  })
  return Object.fromEntries(entries)
}

function heldWith(digest: string, titles: readonly string[]): Held {
  const rows = [...new Set(titles.flatMap(rowsIn))].toSorted()
  return rows.length > 0 ? { digest, rows } : { digest }
}
