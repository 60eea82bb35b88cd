import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { heldTests } from './proofs/held-tests.ts'
import { AGAIN } from './testing/repeat-red.ts'
import { deviationsIn, judge, reachesSeam, type RunTest, type Verdict } from './rows/judge.ts'

interface JsonReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const root = join(import.meta.dirname, '..')
const RESULTS = join(root, '.cache/test-results')
const isAgain = (file: string) => file.endsWith(`${AGAIN}.json`)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const rows = read('docs/spec-rows.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [id: string, words: string])
  .map(([id, words]) => ({ id, words }))

/** The tests of the last run of `npm test`. */
function lastRun(): readonly RunTest[] {
  if (!existsSync(RESULTS)) return []
  const results = readdirSync(RESULTS)
    .filter((file) => file.endsWith('.json'))
    .toSorted((one, other) => Number(isAgain(one)) - Number(isAgain(other)))
    .flatMap(
      (file) =>
        (JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as Partial<JsonReport>).testResults ?? [],
    )
  // If a file ran twice, its second result counts.
  return [...new Map(results.map((one) => [one.name, one])).values()].flatMap(
    ({ name: path, assertionResults }) =>
      assertionResults.map(({ fullName: name, status }) => ({ name, status, file: relative(root, path) })),
  )
}

const deviations = new Map(
  globSync('docs/decisions/*.md', { cwd: root }).flatMap((file) => [...deviationsIn(read(file))]),
)
const seams = new Map<string, boolean>()
function isAtSeam(file: string): boolean {
  const known = seams.get(file) ?? reachesSeam(file, existsSync(join(root, file)) ? read(file) : '')
  seams.set(file, known)
  return known
}

const ran = lastRun()
const tests = [...ran, ...heldTests(root, new Set(ran.map(({ file }) => file)))]
const verdicts = judge(rows, { tests, deviations, isAtSeam })
const of = (state: Verdict['state']) => verdicts.filter((verdict) => verdict.state === state)
const line = ({ state, id, tests: own, words, why }: Verdict) =>
  `${state}\t${id}\t${own.length} tests\t${words}${why ? `\t(${why})` : ''}`

if (process.argv.includes('--open')) for (const verdict of of('open')) console.log(line(verdict))
else {
  if (!process.argv.includes('--summary')) for (const verdict of verdicts) console.log(line(verdict))
  const count = (status: string) => ran.filter((test) => test.status === status).length
  console.log(`${count('passed')} tests passed, ${count('failed')} failed`)
  console.log(
    `${of('held').length} of ${rows.length} rows are held, ${of('open').length} are open, ${of('deviates').length} deviate:`,
  )
  for (const { id, why } of of('deviates')) console.log(`  ${id}\t${why}`)
  for (const { id, words, why } of of('open')) console.log(`  ${id}\topen: ${words}${why ? ` (${why})` : ''}`)
}
process.exitCode = of('open').length > 0 && process.argv.includes('--strict') ? 1 : 0
