import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { readDeclarations } from './declarations.ts'
import { packageFacts, SDK_PACKAGE } from './package-facts.ts'
import { packSdk, packagePages } from './package.ts'
import { hasMembers, membersOf } from './pages.ts'

const root = join(import.meta.dirname, '../..')
const made = makeDataFolder('sdk-package')
const project = join(made.folder, 'game')
const installed = join(project, 'node_modules/islet-sdk')
const inPackage = (file: string) => readFileSync(join(root, SDK_PACKAGE, file), 'utf8')

beforeAll(async () => {
  const archive = await packSdk(root, join(made.folder, 'packed'))
  mkdirSync(installed, { recursive: true })
  expect(spawnSync('tar', ['xzf', archive, '-C', installed, '--strip-components=1']).status).toBe(0)
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
})
afterAll(() => made.remove())

test('types and reference of the SDK are up to date: run npm run sdk', () => {
  for (const [name, text] of Object.entries(packagePages(root))) expect(inPackage(name), name).toBe(text)
})

test('each export of the SDK has a docstring', () => {
  const unsaid = readDeclarations(root).flatMap((declaration) => [
    ...(declaration.comment === '' ? [declaration.name] : []),
    ...(hasMembers(declaration)
      ? membersOf(declaration).filter(({ name, comment }) => name !== 'constructor' && comment === '')
      : []),
  ])
  expect(unsaid).toEqual([])
})

test('README and CHANGELOG of the SDK have its version', () => {
  const { name, version } = packageFacts(root)
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(inPackage('CHANGELOG.md')).toContain(`\n## ${version}\n`)
  expect(inPackage('README.md')).toMatch(new RegExp(`^# ${name}\n`))
})

test('both scripts of the SDK are small', () => {
  for (const file of ['islet.js', 'islet.global.js'])
    expect(gzipSync(readFileSync(join(installed, file))).length, file).toBeLessThan(5 * 1024)
})

const GAME = `import { connect, SdkRefusal, type Facts, type Sdk } from 'islet-sdk'
const islet: Sdk = await connect()
const heed = ({ isPaused, safe }: Facts): number => (isPaused ? 0 : safe.top)
islet.onFacts(heed)
islet.progress(0.5)
islet.ready()
try { await islet.saves.set('level', '2') } catch (error) { if (error instanceof SdkRefusal) console.log(error.why === 'tooLarge') }
export const best: string | undefined = islet.saves.get('best')
`

function typesOf(code: string, resolution: 'bundler' | 'nodenext') {
  writeFileSync(join(project, 'game.ts'), code)
  const options =
    '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2022,dom'
  const modules = [
    '--module',
    resolution === 'bundler' ? 'esnext' : resolution,
    '--moduleResolution',
    resolution,
  ]
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    [...options.split(' '), ...modules, '--types', '', 'game.ts'],
    { cwd: project, encoding: 'utf8' },
  )
  return { status, stdout }
}

test.for(['bundler', 'nodenext'] as const)(
  'a TypeScript game resolves the SDK’s types (%s)',
  (resolution) => {
    expect(typesOf(GAME, resolution)).toEqual({ status: 0, stdout: '' })
    expect(typesOf(GAME.replace('progress(0.5)', 'progress("half")'), resolution).stdout).toContain('TS2345')
    const global = `/// <reference types="islet-sdk/global" />\nexport const sdk = await Islet.connect()\nsdk.ready()\n`
    expect(typesOf(global, resolution)).toEqual({ status: 0, stdout: '' })
  },
)

test('Vite builds a game with the SDK, and the game runs outside of a portal', async () => {
  writeFileSync(join(project, 'game.ts'), GAME)
  symlinkSync(join(root, 'node_modules/vite'), join(project, 'node_modules/vite'))
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'built',
      target: 'es2022',
      lib: { entry: 'game.ts', formats: ['es'], fileName: 'game' },
    },
  })
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const window = Object.assign(new EventTarget(), { localStorage })
  Object.assign(window, { parent: window })
  Object.assign(globalThis, { window })
  await import(/* @vite-ignore */ join(project, 'built/game.js'))
  expect([...kept.values()]).toEqual(['{"level":"2"}'])
})
