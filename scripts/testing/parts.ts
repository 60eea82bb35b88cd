import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '#kit/time/time.ts'
import { node, root } from '../setup.mjs'
import { PART, type FileResult, type PartTold } from './progress.ts'

/** What a run covers: all tests with the day's proofs, everything, or only all proofs. */
export type Extent = 'day' | 'all' | 'proofs'

/** One step of `npm test`. */
export interface Part {
  readonly name: string
  readonly title: string
  readonly program: string
  readonly args: readonly string[]
  /** Whether its results are per test file. */
  readonly hasFiles: boolean
  /** The command that runs only this part. */
  readonly alone: string
  /** Seconds on the usual machine by extent, until a run has measured it. */
  readonly usual: Readonly<Record<Extent, number>>
  readonly env?: Readonly<Record<string, string>>
}

export interface PartResult {
  readonly part: Part
  readonly isGreen: boolean
  /** Wall-clock seconds; `processor` has CPU seconds, if the system counts them. */
  readonly seconds: number
  readonly processor: number | undefined
  readonly files: readonly FileResult[]
}

export const RESULTS = join(root, '.cache/test-results')
const TIMES = join(root, '.cache/test-times.json')
const UNIT = { day: 340, all: 1300, proofs: 700 }
const BROWSER = { day: 400, all: 1300, proofs: 300 }
const bin = (name: string) => join(root, 'node_modules/.bin', name)

function vitest(name: string, title: string, usual: Part['usual'], args: readonly string[]): Part {
  const report = [
    '--reporter=./scripts/testing/progress-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${join(RESULTS, `${name}.json`)}`,
  ]
  return {
    name,
    title,
    usual,
    program: node(),
    args: [bin('vitest'), 'run', '--passWithNoTests', ...report, ...args],
    hasFiles: true,
    alone: 'npm test -- FILE',
  }
}

const ENGINES = { day: 240, all: 240, proofs: 240 }

/**
 * The parts of a run, quick ones first; with `filters` only the tests whose path contains one of them. Journeys in browsers
 * other than Chromium run with `everything`, or by their path.
 */
export function partsFor(
  filters: readonly string[],
  chromium: string | undefined,
  everything = false,
): Part[] {
  const tool = (name: string, usual: number, program: string, args: readonly string[], alone: string) => ({
    name,
    title: name,
    usual: { day: usual, all: usual, proofs: usual },
    program,
    args,
    hasFiles: false,
    alone,
  })
  const quick = [
    tool('format', 3, bin('oxfmt'), ['--check', '.'], 'npx oxfmt (mends it)'),
    tool('types', 25, node(), [join(root, 'scripts/types.mjs')], 'node scripts/types.mjs'),
    tool('lint', 5, bin('oxlint'), [], 'npx oxlint'),
  ]
  const isWhole = filters.length === 0
  const inEngines = filters.filter((filter) => filter.startsWith('e2e/engines'))
  const journeys = filters.filter((filter) => filter.startsWith('e2e') && !inEngines.includes(filter))
  const others = filters.filter((filter) => !filter.startsWith('e2e'))
  const unit = vitest('unit', 'unit, layer, server and race tests', UNIT, others)
  const browser = vitest('browser', 'browser tests', BROWSER, [
    '--config',
    'e2e/vitest.config.ts',
    ...journeys,
  ])
  const engines = vitest('engines', 'journeys in all engines', ENGINES, [
    '--config',
    'e2e/engines/vitest.config.ts',
    ...inEngines,
  ])
  const parts = [
    ...(isWhole ? quick : []),
    ...(isWhole || others.length > 0 ? [unit] : []),
    ...(chromium && (isWhole || journeys.length > 0) ? [browser] : []),
    ...(chromium && ((isWhole && everything) || inEngines.length > 0) ? [engines] : []),
  ]
  // Tests of streaming need a browser, too.
  return chromium ? parts.map((part) => ({ ...part, env: { CHROMIUM_PATH: chromium } })) : parts
}

/** From this many cores on, tests in a browser and others do not delay each other. */
const CORES_FOR_BOTH = 4

/**
 * Which parts run one after another, and which in parallel. On two cores a browser beside other tests takes longer than both
 * one after the other: 0.9 files a minute instead of 1.7, and 4 instead of 23 of the others.
 */
export function stepsOf(parts: readonly Part[], cores: number): readonly (readonly Part[])[] {
  const tests = parts.filter(({ hasFiles }) => hasFiles)
  const tools = parts.filter(({ hasFiles }) => !hasFiles)
  if (cores < CORES_FOR_BOTH || tests.length === 0) return parts.map((part) => [part])
  return [...tools.map((part) => [part]), tests]
}

const timesOfLastRun = (): Record<string, number> =>
  existsSync(TIMES) ? (JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>) : {}

const keyOf = (extent: Extent, { name }: Part) => (extent === 'day' ? name : `${extent}-${name}`)

/** The seconds that a part should take on this machine. */
export const expectedSeconds = (part: Part, extent: Extent, slowness: number): number =>
  timesOfLastRun()[keyOf(extent, part)] ?? part.usual[extent] * slowness

/** Records how long the parts of a full run took on this machine. */
export function rememberTimes(results: readonly PartResult[], extent: Extent): void {
  const measured = Object.fromEntries(
    results.map(({ part, seconds }) => [keyOf(extent, part), Math.round(seconds)]),
  )
  writeFileSync(TIMES, JSON.stringify({ ...timesOfLastRun(), ...measured }))
}

const resultsOf = ({ name }: Pick<Part, 'name'>) => join(RESULTS, `${name}-files.json`)

/** The finished files of a part so far. */
export function filesSoFar(part: Part): readonly FileResult[] {
  const results = resultsOf(part)
  return part.hasFiles && existsSync(results)
    ? (JSON.parse(readFileSync(results, 'utf8')) as FileResult[])
    : []
}

/** Runs a part to its end; its output goes to the terminal. */
export async function runPart(part: Part, expected: number): Promise<PartResult> {
  const results = resultsOf(part)
  const processor = join(RESULTS, `${part.name}-processor.txt`)
  const told: PartTold = { title: part.title, expected, results }
  const begin = performance.now()
  const isGreen = await ended(part, processor, { [PART]: JSON.stringify(told) })
  return {
    part,
    isGreen,
    seconds: (performance.now() - begin) / 1000,
    processor: existsSync(processor) ? Number(readFileSync(processor, 'utf8')) : undefined,
    files: filesSoFar(part),
  }
}

const atWork = new Set<ChildProcess>()
let isEnding = false
/** A part that needs longer to close its browser is killed with the run. */
const LONGEST_END = seconds(10)

/** Ends the running parts, so that what follows has the machine to itself; no part resolves after that. */
export async function endParts(): Promise<void> {
  isEnding = true
  const ends = [...atWork].map((child) => {
    child.kill('SIGTERM')
    return once(child, 'exit')
  })
  await Promise.race([Promise.all(ends), pause(LONGEST_END)])
}

function ended({ program, args, env }: Part, processor: string, more: Readonly<Record<string, string>>) {
  return new Promise<boolean>((resolve, reject) => {
    const child = spawn(node(), [join(root, 'scripts/testing/measure-cpu.ts'), processor, program, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, ...more },
    })
    atWork.add(child)
    child.once('error', reject)
    child.once('exit', (code) => {
      atWork.delete(child)
      if (!isEnding) resolve(code === 0)
    })
  })
}
