import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutWire, passJourneys } from './mutate/cut-wires.ts'
import { mutateRules, rangeOf, type RulesScore } from './mutate/mutate-rules.ts'
import { sampleOf, tellingLines, wiringLines, type Place } from './mutate/sample.ts'
import { parseOptions, type MutateOptions } from './mutate/options.ts'

const ROOT = join(import.meta.dirname, '..')
const WANTED = 85

const sources = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()

const placesOf = (files: readonly string[], linesOf: (text: string) => readonly number[]): readonly Place[] =>
  files.flatMap((file) => linesOf(readFileSync(join(ROOT, file), 'utf8')).map((line) => ({ file, line })))

const share = ({ killed, all }: { readonly killed: number; readonly all: number }) =>
  `${killed} of ${all} killed, ${((100 * killed) / all).toFixed(1)} %`

function tellRules(score: RulesScore): void {
  for (const line of score.survivors) console.log(`survived  ${line}`)
  for (const [name, one] of score.modules) console.log(`${name.padEnd(12)} ${share(one)}`)
  console.log(`rules        ${share(score)} (wanted: ${WANTED} %)`)
  if (score.killed * 100 < score.all * WANTED) process.exitCode = 1
}

function mutate({ seed, lines, isAll, cuts, journeys, rules: named }: MutateOptions): void {
  const rules = named.length > 0 ? named : sources('modules/*/rules/**/*.ts')
  const ranges = sampleOf(placesOf(rules, tellingLines), lines, seed).map(rangeOf)
  if (isAll || ranges.length > 0) tellRules(mutateRules(isAll ? rules : ranges))

  const wires = sampleOf(placesOf(sources('apps/web/*.tsx'), wiringLines), cuts, seed)
  if (wires.length === 0) return
  if (!passJourneys(journeys)) throw new Error('These journeys fail without any cut')
  const cut = wires.map((place) => cutWire(place, journeys))
  for (const { file, line, code, isNoticed } of cut)
    console.log(`${isNoticed ? 'noticed ' : 'unseen  '}  ${file}:${line} ${code}`)
  const killed = cut.filter(({ isNoticed }) => isNoticed).length
  console.log(`wiring       ${share({ killed, all: cut.length })}`)
}

const options = parseOptions(process.argv.slice(2))
if ('text' in options) {
  console.log(options.text)
  process.exitCode = options.code
} else mutate(options)
