import type { RunTest } from '../rows/judge.ts'
import { heldAs, readRecords, readTestFiles } from './held.ts'
import { openSources } from './sources.ts'

/** Rows of the spec in test files that did not run, because nothing that affects them has changed since they passed. */
export function heldTests(root: string, ran: ReadonlySet<string>): readonly RunTest[] {
  const records = readRecords(root)
  return readTestFiles(root, openSources(root))
    .filter(({ file }) => !ran.has(file))
    .flatMap((one) => {
      const rows = heldAs(one, records)?.rows ?? []
      return rows.map((id) => ({ name: `[${id}]`, status: 'passed', file: one.file }))
    })
}
