import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cutWire } from './mutate/cut-wires.ts'
import { mutateRules, rangeOf, type RulesScore } from './mutate/mutate-rules.ts'
import { sampleOf, tellingLines, wiringLines, type Place } from './mutate/sample.ts'

// npm run mutate -- [--seed N] [--lines N | --all] [--cuts N] [--journeys e2e/NAME] [FILES of rules]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    lines: { type: 'string', default: '150' },
    all: { type: 'boolean', default: false },
    cuts: { type: 'string', default: '5' },
    journeys: { type: 'string', multiple: true, default: [] },
  },
})
const ROOT = join(import.meta.dirname, '..')
const seed = Number(values.seed)
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

const rules = positionals.length > 0 ? positionals : sources('modules/*/rules/**/*.ts')
const ranges = sampleOf(placesOf(rules, tellingLines), Number(values.lines), seed).map(rangeOf)
if (values.all || ranges.length > 0) tellRules(mutateRules(values.all ? rules : ranges))

const wires = sampleOf(placesOf(sources('apps/web/*.tsx'), wiringLines), Number(values.cuts), seed)
const cuts = wires.map((place) => cutWire(place, values.journeys))
for (const { file, line, code, isNoticed } of cuts)
  console.log(`${isNoticed ? 'noticed ' : 'unseen  '}  ${file}:${line} ${code}`)
if (cuts.length > 0)
  console.log(
    `wiring       ${share({ killed: cuts.filter(({ isNoticed }) => isNoticed).length, all: cuts.length })}`,
  )
