import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface JsonReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const root = join(import.meta.dirname, '..')
const RESULTS = join(root, '.cache/test-results')

/** The rows of the spec: number and words. */
const rows = readFileSync(join(root, 'docs/spec-rows.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [id: string, words: string])

/** The tests of the last run of `npm test`. */
function tests() {
  if (!existsSync(RESULTS)) return []
  return readdirSync(RESULTS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => (JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as JsonReport).testResults)
    .flatMap(({ assertionResults }) => assertionResults)
}
const passed = tests().filter(({ status }) => status === 'passed')
const failed = tests().filter(({ status }) => status === 'failed')

const held = new Map<string, string[]>()
for (const { fullName: name } of passed) {
  for (const [, ids] of name.matchAll(/\[([\d., ]+)\]/g)) {
    for (const id of ids!.split(/[, ]+/)) held.set(id, [...(held.get(id) ?? []), name])
  }
}

const open = rows.filter(([id]) => !held.has(id))
if (process.argv.includes('--open')) {
  for (const [id, words] of open) console.log(`${id}\t${words}`)
} else {
  for (const [id, words] of process.argv.includes('--summary') ? [] : rows)
    console.log(`${held.has(id) ? 'held' : 'open'}\t${id}\t${held.get(id)?.length ?? 0} tests\t${words}`)
  console.log(`${passed.length} passed, ${failed.length} failed`)
  console.log(`${rows.length - open.length} of ${rows.length} rows are held by passing tests`)
}
