import type { RunTest } from '../rows/judge.ts'
import { isHeld, ownRecord, readHeld, readTestFiles, treeRecord } from './held.ts'
import { openSources } from './sources.ts'

/** Rows of the spec that test files carry which did not run, because nothing that reaches them has changed since they passed. */
export function heldTests(root: string, ran: ReadonlySet<string>): readonly RunTest[] {
  const records = [readHeld(treeRecord(root)), readHeld(ownRecord(root))]
  return readTestFiles(root, openSources(root))
    .filter((one) => !ran.has(one.file) && isHeld(one, records))
    .flatMap(({ file, digest }) =>
      (records.find((record) => record[file]?.digest === digest)?.[file]?.rows ?? []).map((id) => ({
        name: `[${id}]`,
        status: 'passed',
        file,
      })),
    )
}
