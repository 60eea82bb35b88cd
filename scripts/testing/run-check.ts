import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#kit/time/system-clock.ts'
import { heldAs, readRecords, readTestFiles } from '../proofs/held.ts'
import { openSources } from '../proofs/sources.ts'
import { fail, node, root, say } from '../setup.mjs'
import { isQuickTest, reachedTests } from './reached-tests.ts'

/** Tests that imports do not lead to: they read folders, texts and tables. */
const ALWAYS = [
  'kit/testing',
  'kit/i18n',
  'kit/errors',
  'games/catalogue.test.ts',
  'games/registry.test.ts',
  'apps/server/calls.test.ts',
  'apps/server/personal-data.test.ts',
  'apps/server/security-checks.test.ts',
  'scripts',
]
/** These take most of the time of the folder; imports lead from what they test to them. */
const NOT_ALWAYS = ['scripts/proofs', 'scripts/registry', 'scripts/sdk', 'scripts/types.test.ts']
/** About 10 s of tests on two cores, by the times of a whole run; those in ALWAYS take about as long. */
const MOST_TESTS = 20
const RECORD = join(root, '.cache', 'checked')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

interface Step {
  readonly title: string
  readonly isGreen: boolean
}

const began = Number(process.env['CHECK_BEGAN'] ?? systemClock())
const since = lastGreen()
const head = git('rev-parse', 'HEAD')
const checked = await Promise.all([checkSources(), checkTests()])
const broken = checked.flat().filter(({ isGreen }) => !isGreen)
const total = `${secondsSince(began)} s in total`
if (broken.length > 0) fail(`${broken.map(({ title }) => title).join(', ')} failed, ${total}`)
mkdirSync(join(root, '.cache'), { recursive: true })
// Only commits are recorded, so uncommitted changes are checked again.
writeFileSync(RECORD, head)
say(`all green, ${total}`)

/** Runs one check after the other, because each uses all cores. */
async function checkSources(): Promise<readonly Step[]> {
  return [
    await step('format', bin('oxfmt'), ['--check', '.'], { advice: '`npx oxfmt` mends it' }),
    await step('lint', bin('oxlint'), []),
    await step('types', process.execPath, [join(root, 'scripts', 'types.mjs')]),
  ]
}

/** Runs the quick tests that the change can reach, except those that were green in their current state. */
async function checkTests(): Promise<readonly Step[]> {
  const listed = [...new Set(gitFiles('ls-files', '--cached', '--others', '--exclude-standard'))]
  const held = heldFiles()
  const always = listed.filter(isQuickTest).filter((file) => isIn(ALWAYS, file) && !isIn(NOT_ALWAYS, file))
  const reached = reachedTests(root, listed, changedFiles(), head).filter((file) => !always.includes(file))
  const isNew = (file: string) => !held.has(file)
  const near = reached.filter(isNew)
  const chosen = [...near.slice(0, MOST_TESTS), ...always.filter(isNew)]
  say(
    `tests: ${chosen.length} of ${reached.length + always.length} files that the changes since ${since.slice(0, 8)} reach; the others were green in this state`,
  )
  if (near.length > MOST_TESTS)
    say(`tests: ${near.length - MOST_TESTS} files more are reached; npm test runs them`)
  if (chosen.length === 0) return []
  return [
    await step('tests', node(), [bin('vitest'), 'run', ...chosen], {
      env: { ...process.env, TESTS: 'quick' },
    }),
  ]
}

function isIn(places: readonly string[], file: string): boolean {
  return places.some((place) => file === place || file.startsWith(`${place}/`))
}

function heldFiles(): ReadonlySet<string> {
  const sources = openSources(root)
  const records = readRecords(root)
  const held = readTestFiles(root, sources).filter((one) => heldAs(one, records))
  sources.keep()
  return new Set(held.map(({ file }) => file))
}

/** Runs one program and prints its time; its output is shown only if it fails, so that two at once do not mix. */
function step(
  title: string,
  program: string,
  args: readonly string[],
  { env = process.env, advice }: { readonly env?: NodeJS.ProcessEnv; readonly advice?: string } = {},
): Promise<Step> {
  const start = systemClock()
  const printed: Uint8Array[] = []
  const { promise, resolve } = Promise.withResolvers<Step>()
  const end = (isGreen: boolean) => {
    const time = `${secondsSince(start)} s`
    if (!isGreen) process.stdout.write(Buffer.concat(printed))
    say(isGreen ? `${title}: ${time}` : `${title} failed${advice ? ` (${advice})` : ''}: ${time}`)
    resolve({ title, isGreen })
  }
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Uint8Array) => printed.push(chunk))
  child.once('error', (error) => {
    printed.push(Buffer.from(`${error.message}\n`))
    end(false)
  })
  child.once('close', (code, signal) => {
    if (signal) printed.push(Buffer.from(`${title} ended by ${signal}\n`))
    end(code === 0)
  })
  return promise
}

function changedFiles(): readonly string[] {
  const edited = gitFiles('diff', '--name-only', '--no-renames', since)
  return [...edited, ...gitFiles('ls-files', '--others', '--exclude-standard')]
}

/** The commit of the last green check; on a fresh clone HEAD, which `npm test` has passed. */
function lastGreen(): string {
  try {
    const commit = readFileSync(RECORD, 'utf8').trim()
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return commit
  } catch {
    return git('rev-parse', 'HEAD')
  }
}

function gitFiles(command: string, ...words: string[]): readonly string[] {
  return git(command, '-z', ...words)
    .split('\0')
    .filter(Boolean)
}

function git(...words: string[]): string {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

function secondsSince(start: number): string {
  return ((systemClock() - start) / 1000).toFixed(1)
}
