// npm run check: the checks that are quick enough to run before every commit. Format, lint and types of everything, beside the quick tests
// that the changes since the last green check can reach; `npm test` runs all tests.
import { ensureDependencies, fail, node, root, say } from './setup.mjs'
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Tests that imports do not lead to: they read folders, texts and tables. */
const ALWAYS = [
  'kit/testing',
  'kit/i18n',
  'kit/errors',
  'games/catalogue.test.ts',
  'games/registry.test.ts',
  'apps/server/calls.test.ts',
  'scripts',
]
/** About 20 s of tests on two cores, by the times of a whole run; those in ALWAYS take another 20 s. */
const MOST_TESTS = 40
const RECORD = join(root, '.cache', 'checked')

const SOURCE = /\.(tsx?|m[jt]s)$/
const TEST = /\.test\.tsx?$/
/** TESTS=quick leaves these out, see vitest.config.ts. */
const LONG = /\.(slow|race)\.test\.tsx?$/
/** Files that every test depends on although no import leads to them. */
const UNDER_ALL_TESTS = [
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'kit/testing/global-setup.ts',
]
const TYPE_IMPORT = /^(?:import|export) type\b[^'"`;]*?from '[^']+'/gm
// Any quoted path, because workers and `new URL('./x.ts', import.meta.url)` need the file as well.
const PATH = /['"]((?:\.{1,2}\/|#)[^'"\s]+\.\w+)(?:\?\w+)?['"]/g

const began = performance.now()
ensureDependencies()
const bin = (name) => join(root, 'node_modules', '.bin', name)
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
async function checkSources() {
  return [
    await step('format', bin('oxfmt'), ['--check', '.'], { advice: '`npx oxfmt` mends it' }),
    await step('lint', bin('oxlint'), ['--quiet']),
    await step('types', process.execPath, [join(root, 'scripts', 'types.mjs')]),
  ]
}

async function checkTests() {
  const listed = gitFiles('ls-files', '--cached', '--others', '--exclude-standard')
  const tests = [...new Set(listed)].filter((file) => TEST.test(file) && !LONG.test(file))
  const always = tests.filter((file) =>
    ALWAYS.some((place) => file === place || file.startsWith(`${place}/`)),
  )
  const reached = reachedTests(listed, changedFiles()).filter((file) => !always.includes(file))
  const chosen = reached.slice(0, MOST_TESTS)
  const more = reached.length - chosen.length
  say(
    `tests: ${chosen.length} files that the changes since ${since.slice(0, 8)} reach, ${always.length} others`,
  )
  if (more > 0) say(`tests: ${more} files more are reached; npm test runs them`)
  const args = [bin('vitest'), 'run', '--passWithNoTests', ...chosen, ...always]
  return [await step('tests', node(), args, { env: { ...process.env, TESTS: 'quick' } })]
}

/** Runs one program and prints its time; its output is shown only if it fails, so that two at once do not mix. */
function step(title, program, args, { env = process.env, advice } = {}) {
  const start = performance.now()
  const { promise, resolve } = settled()
  const printed = []
  const end = (isGreen) => {
    const time = `${secondsSince(start)} s`
    if (!isGreen) process.stdout.write(Buffer.concat(printed))
    say(isGreen ? `${title}: ${time}` : `${title} failed${advice ? ` (${advice})` : ''}: ${time}`)
    resolve({ title, isGreen })
  }
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
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

function settled() {
  let resolve
  const promise = new Promise((done) => (resolve = done))
  return { promise, resolve }
}

/**
 * The quick tests that the changed files can reach through imports, nearest first. It reads every source, which takes a fifth of a
 * second; `vitest --changed` compiles them all. Equally near tests have a different order after every commit: a sample varies.
 */
function reachedTests(files, changed) {
  const sources = files.filter((file) => SOURCE.test(file))
  const distances = distancesFrom(changed, usersOf(sources))
  const isGlobal = UNDER_ALL_TESTS.some((file) => distances.has(file))
  return sources
    .filter((file) => TEST.test(file) && !LONG.test(file) && (isGlobal || distances.has(file)))
    .map((file) => ({ file, distance: distances.get(file) ?? Number.MAX_VALUE, order: shuffled(file) }))
    .sort((one, other) => one.distance - other.distance || (one.order < other.order ? -1 : 1))
    .map(({ file }) => file)
}

function shuffled(file) {
  return createHash('md5').update(`${head}${file}`).digest('hex')
}

/** The files that import each file, relative to the root. Type imports do not count, since they are erased. */
function usersOf(sources) {
  const users = new Map()
  for (const file of sources) {
    for (const [, target] of textOf(file).replace(TYPE_IMPORT, '').matchAll(PATH)) {
      const needed = target.startsWith('#') ? target.slice(1) : posix.join(posix.dirname(file), target)
      if (users.has(needed)) users.get(needed).push(file)
      else users.set(needed, [file])
    }
  }
  return users
}

/** The number of imports between a changed file and each file that it reaches. */
function distancesFrom(changed, users) {
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances)
    for (const user of users.get(file) ?? []) if (!distances.has(user)) distances.set(user, distance + 1)
  return distances
}

/** The text of a file; empty if it is in git's list but deleted. */
function textOf(file) {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

function changedFiles() {
  const edited = gitFiles('diff', '--name-only', '--no-renames', since)
  return [...edited, ...gitFiles('ls-files', '--others', '--exclude-standard')]
}

/** The commit of the last green check; on a fresh clone HEAD, which `npm test` has passed. */
function lastGreen() {
  try {
    const commit = readFileSync(RECORD, 'utf8').trim()
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return commit
  } catch {
    return git('rev-parse', 'HEAD')
  }
}

function gitFiles(command, ...words) {
  return git(command, '-z', ...words)
    .split('\0')
    .filter(Boolean)
}

function git(...words) {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

function secondsSince(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}
