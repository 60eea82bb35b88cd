import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SLOWNESS } from '#kit/testing/machine-slowness.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { auditDependencies } from '../audit.mjs'
import { bringPrograms } from '../cloud-programs.mjs'
import { lookAt, runChoice, type Seen } from '../proofs/choice.ts'
import { PROOF_TESTS, writeRecord } from '../proofs/proofs.ts'
import { recordHere, recordInTree, type RanFile } from '../proofs/record.ts'
import { bringChromium, ensureBuild, fail, node, root, run, say } from '../setup.mjs'
import { runRedAgain } from './repeat-red.ts'
import { endWithStarter, forgetOperator, needSpace } from './ground.ts'
import {
  endParts,
  expectedSeconds,
  filesSoFar,
  partsFor,
  rememberTimes,
  RESULTS,
  runPart,
  stepsOf,
  type PartResult,
} from './parts.ts'
import { clock, NOT_RUN, type FileResult } from './progress.ts'
import { dearestFiles, failures, partTable } from './summary.ts'

const { values: wishes, positionals } = askedFor()
const filters = wishes.proofs ? PROOF_TESTS : positionals
/** Estimated share of a full run for some named files. */
const SHARE_OF_SOME = 0.05
const began = Number(process.env['TEST_BEGAN'] ?? systemClock())
const isWhole = filters.length === 0
const isSome = positionals.length > 0
const extent = wishes.proofs ? 'proofs' : wishes.all ? 'all' : 'day'

needSpace()
forgetOperator()
endWithStarter(() => process.exit(1))
const audit = isWhole ? auditDependencies() : undefined
const leftOut: string[] = []
const chromium = bringChromium()
if ('missing' in chromium) leftOut.push(`browser tests: ${chromium.missing}`)
const lacks = bringPrograms(say)
if (lacks.length > 0) leftOut.push(`tests of cloud games: this machine lacks ${lacks.join(', ')}`)
ensureBuild()
// Rows count only if this run has tested them.
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const chromiumPath = 'path' in chromium ? chromium.path : undefined
const slowness = measureSpeed()
if (wishes.all) Object.assign(process.env, { PROOFS: 'all', ...(wishes.proofs ? {} : { WALK: 'all' }) })
// Named tests run, held or not.
const seen = isSome ? undefined : lookAt(root)
const { changed, ofTheDay, played, total, files } = runChoice(root, seen)
if (wishes.all) say(`proofs: all ${total}`)
else if (isWhole) {
  say(
    `proofs: ${changed.length + played.length} of ${total} changed since they were recorded, ${ofTheDay.length} have their turn today`,
  )
  say(
    `other test files: ${files.total - files.held} of ${files.total} changed, or what reaches them did; of the ${files.held} held, ${files.ofTheDay} have their turn today (npm run test:all runs everything)`,
  )
}

const parts = partsFor(filters, chromiumPath, extent === 'all')
const share = isSome ? SHARE_OF_SOME : 1
const steps = stepsOf(parts, availableParallelism()).map((side) =>
  side.map((part) => ({ part, expected: expectedSeconds(part, extent, slowness) * share })),
)
const expected = steps.map((side) => Math.max(...side.map((one) => one.expected)))
say(`${parts.length} part${parts.length > 1 ? 's' : ''}, about ${clock(sum(expected))}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endEarly())
const first: PartResult[] = []
for (const [place, side] of steps.entries()) {
  const names = side.map(({ part }) => part.title).join(' beside ')
  const left = sum(expected.slice(place))
  say(
    `step ${place + 1} of ${steps.length}: ${names} · ${clock(elapsed())} so far, about ${clock(left)} left`,
  )
  first.push(...(await Promise.all(side.map((one) => runPart(one.part, one.expected)))))
}
if (!isSome) rememberTimes(first, extent)
const { results, late } = isWhole ? await runRedAgain(first, say) : { results: first, late: [] }
if (audit) say(await audit)
close()

/** Parses the command line: everything, all proofs, or the tests whose path contains one of the words. */
function askedFor() {
  try {
    return parseArgs({
      options: {
        all: { type: 'boolean', default: false },
        proofs: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch (error) {
    return fail(`${(error as Error).message.split('.')[0]}. Usage: npm test -- [PART OF A PATH]...`)
  }
}

/** Measures how slow this machine is now; time limits are scaled by it. */
function measureSpeed(): number {
  const env = { ...process.env, ...(chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {}) }
  const measured = spawnSync(node(), [join(root, 'scripts/testing/measure-speed.ts')], {
    env,
    encoding: 'utf8',
  })
  if (measured.status !== 0) fail(`the speed of this machine could not be measured: ${measured.stderr}`)
  const { node: inNode, chromium: inChromium = 1 } = JSON.parse(measured.stdout) as {
    node: number
    chromium?: number
  }
  const slowness = Math.max(1, inNode, inChromium)
  process.env[SLOWNESS] = slowness.toFixed(2)
  say(
    `this machine takes ${inNode.toFixed(1)} times as long as the usual one in Node, ${inChromium.toFixed(1)} times in Chromium`,
  )
  return slowness
}

function close(): never {
  console.log(`\n${partTable(results)}\n`)
  if (isWhole) console.log(`the dearest files:\n${dearestFiles(results)}\n`)
  for (const one of leftOut) say(`left out: ${one}`)
  for (const one of late) say(`green only when it ran alone: ${one}`)
  const red = failures(results)
  const still = seen && stillAs(seen)
  if ((isWhole || wishes.proofs) && still)
    recordGreen(
      still,
      results.flatMap(({ files: own }) => own),
    )
  if (isWhole) run(join(root, 'scripts', 'spec-rows'), ['--summary'])
  say(`${clock(elapsed())} in all`)
  if (red.length > 0) {
    for (const one of red) say(`FAILED: ${one}`)
    process.exit(1)
  }
  // In continuous integration a skipped part fails the run.
  if (process.env['CI'] && leftOut.length > 0) fail('CI is set, and parts were left out')
  if (wishes.record || (wishes.all && !isSome)) recordProofs(still)
  process.exit(0)
}

/** Records the green files of a run that somebody ends. */
async function endEarly(): Promise<never> {
  await endParts()
  if (isWhole && seen) recordGreen(stillAs(seen), parts.flatMap(filesSoFar))
  say(`ended early after ${clock(elapsed())}: what was green does not run again until it changes`)
  process.exit(1)
}

/** Records the green files on this machine and, if requested, in the tree. */
function recordGreen(still: Seen, ended: readonly FileResult[]): void {
  const ran = ranFiles(ended)
  recordHere(root, still, ran)
  if (wishes.record || wishes.all) recordInTree(root, still, ran)
}

/** Files that ran completely; a test that was skipped because a program is missing is not proved. */
function ranFiles(ended: readonly FileResult[]): readonly RanFile[] {
  return ended
    .filter(({ failed }) => !failed.includes(NOT_RUN))
    .filter(({ failed, titles, tests }) => failed.length > 0 || (tests > 0 && titles.length === tests))
    .map(({ file, failed, titles }) => ({ file, titles, isGreen: failed.length === 0 }))
}

/** Keeps only what has not been edited since the run began. */
function stillAs({ proofs, files }: Seen): Seen {
  const now = lookAt(root)
  const digests = new Set([
    ...now.proofs.map(({ name, digest }) => `${name} ${digest}`),
    ...now.files.map(({ file, digest }) => `${file} ${digest}`),
  ])
  return {
    proofs: proofs.filter(({ name, digest }) => digests.has(`${name} ${digest}`)),
    files: files.filter(({ file, digest }) => digests.has(`${file} ${digest}`)),
  }
}

function recordProofs(still: Seen | undefined): void {
  if (!seen || !still) return
  if (leftOut.length > 0) return say('proofs were not recorded: parts were left out')
  if (still.proofs.length < seen.proofs.length)
    return say('proofs were not recorded: sources were edited meanwhile')
  writeRecord(root, still.proofs)
  say('what was proved is recorded in scripts/proofs: commit it')
}

function elapsed(): number {
  return (systemClock() - began) / 1000
}

function sum(seconds: readonly number[]): number {
  return seconds.reduce((total, one) => total + one, 0)
}
