// Set-up shared by every command. Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (...parts) => join(root, ...parts)
const LOCK_STAMP = inRoot('node_modules', '.islet-lock')
const BUILD_STAMP = inRoot('dist', '.build-stamp')
/** The headless shell first: the same engine without windows, which saves a quarter of the tests' processor time. */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

export const say = (text) => console.log(`islet: ${text}`)

/** Ends the command with one line of explanation. */
export function fail(text) {
  console.error(`islet: ${text}`)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`this is Node ${process.versions.node}: install Node 20 or newer and try again`)

/** Runs a program in the foreground; ends this command if it fails. `isTelling`: the program explains its failure itself. */
export function run(program, args, { title, isTelling, ...options } = {}) {
  const result = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) fail(`could not run ${program}: ${result.error.message}`)
  if (isTelling && result.status) process.exit(result.status)
  if (result.status !== 0) fail(`${title ?? [program, ...args].join(' ')} failed`)
}

/** Installs the packages of the lock file, once per lock file. */
export function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  if (existsSync(LOCK_STAMP) && readFileSync(LOCK_STAMP, 'utf8') === wanted) return
  // npm would empty the linked folder, and so take another tree's packages away.
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    fail('node_modules is a link, and its packages are not those of package-lock.json: remove the link first')
  say('installing dependencies (npm ci), once for this lock file')
  // The build needs dev tools and the optional database, whatever NODE_ENV or an npmrc says.
  const whole = ['--include=dev', '--include=optional']
  run('npm', ['ci', ...whole, '--no-audit', '--no-fund', '--loglevel=error'], { title: 'npm ci' })
  writeFileSync(LOCK_STAMP, wanted)
}

/** The Node version that the product is built for: it is a dependency. */
export function node() {
  const own = inRoot('node_modules', '.bin', 'node')
  if (existsSync(own)) return own
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  return fail(
    `no Node 26 is packaged for ${process.platform}-${process.arch}; install Node 24 or newer and try again`,
  )
}

/** Runs a TypeScript file with that Node. */
export const runTypeScript = (file, args = [], options = {}) =>
  run(node(), [file, ...args], { title: relative(root, file) || file, ...options })

const SOURCES = ['kit', 'modules', 'games', 'apps', 'scripts']

function fingerprint() {
  const hash = createHash('sha256')
  const walk = (folder) => {
    for (const entry of readdirSync(inRoot(folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name)
      // Test code does not change a build.
      if (entry.isDirectory() && entry.name === 'testing') continue
      if (entry.isDirectory()) walk(path)
      else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) {
        const { size, mtimeMs } = statSync(inRoot(path))
        hash.update(`${path}:${size}:${mtimeMs}\n`)
      }
    }
  }
  for (const folder of SOURCES) if (existsSync(inRoot(folder))) walk(folder)
  return hash.update(readFileSync(inRoot('package-lock.json'))).digest('hex')
}

/** Builds the pages, games and catalogue if a source has changed since the last build. */
export function ensureBuild() {
  const wanted = fingerprint()
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === wanted) return
  say('building pages, games and catalogue')
  runTypeScript(inRoot('scripts', 'build.ts'))
  mkdirSync(inRoot('dist'), { recursive: true })
  writeFileSync(BUILD_STAMP, wanted)
}

const found = (name) => {
  const result = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout.trim() : undefined
}

/**
 * Finds a Chromium for the browser tests, or installs the system's package. Returns its `path`, or what is `missing` and how
 * to install it.
 */
export function bringChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given)
      ? { path: given }
      : { missing: `CHROMIUM_PATH names ${given}, which is not there` }
  const there = CHROMIUM_NAMES.map(found).find(Boolean)
  if (there) return { path: there }
  const mayInstall = process.getuid?.() === 0 && found('apt-get')
  const byHand = 'install the package "chromium" of your system, or set CHROMIUM_PATH to a Chrome'
  if (!mayInstall) return { missing: `there is no Chromium: ${byHand}` }
  say('installing Chromium for the browser tests (apt-get install chromium-headless-shell)')
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  // Without a network, apt-get would retry for minutes.
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', [...patience, 'update', '-qq'], options)
  const install = [...patience, 'install', '-y', '-qq', '--no-install-recommends']
  // Some Debian releases lack the shell's package.
  const { status } = spawnSync('apt-get', [...install, 'chromium-headless-shell'], options)
  if (status !== 0) spawnSync('apt-get', [...install, 'chromium'], options)
  const installed = CHROMIUM_NAMES.map(found).find(Boolean)
  return installed ? { path: installed } : { missing: `Chromium did not install: ${byHand}` }
}

/** The same for a tool that cannot work without it. */
export function ensureChromium() {
  const { path, missing } = bringChromium()
  return path ?? fail(missing)
}
