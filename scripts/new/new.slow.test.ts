import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { forbidden } from '#kit/testing/layers.ts'
import { instant } from '#kit/time/time.ts'
import { readRegistry, registryFaults } from '../registry/registry.ts'
import { planCall } from './call.ts'
import { copyOfProject } from './copy-of-project.ts'
import { planGame } from './game.ts'
import { planModule } from './module.ts'
import { writePlan, type Plan } from './plan.ts'

const home = join(import.meta.dirname, '../..')
/** The type checker takes two seconds on an idle machine, and many times that on a busy one. */
const SLOWEST_TOOLS = 120_000
const now = instant('2026-01-10T09:30Z')

const { root, remove } = copyOfProject('new')
const plans: Record<'module' | 'call' | 'late' | 'game', Plan> = {} as never
const made = () => Object.values(plans).flatMap(({ created }) => created.map(({ path }) => path))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const written = (wish: Plan) => {
  writePlan(root, wish)
  return wish
}

beforeAll(() => {
  plans.module = written(planModule(root, 'garden-shed', now))
  plans.call = written(planCall(root, 'garden-shed', 'listRakes'))
  plans.late = written(planCall(root, 'account', 'readGardener'))
  plans.game = written(planGame(root, 'night-lights'))
})
afterAll(remove)

/** Created or changed sources. */
const touched = () =>
  Object.values(plans)
    .flatMap(({ created, changed }) => [...created, ...changed].map(({ path }) => path))
    .filter((path) => path.endsWith('.ts'))

/** A tool's output about the touched files; other uncommitted work in the tree is ignored. */
function complaints(tool: string, args: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`.split('\n').filter((line) => touched().some((path) => line.includes(path)))
}

test('a new module works from its contract to its table through the server', () => {
  const paths = plans.module.created.map(({ path }) => path.replace('modules/garden-shed/', ''))
  const expected = ['README.md', 'model.ts', 'calls.ts', 'rules/visit.ts', 'rules/visit.test.ts']
  const server = ['index.ts', 'handlers.ts', 'store.ts', 'migrations/20260110T0930-create-garden-shed.ts']
  expect(paths).toEqual(expect.arrayContaining([...expected, ...server.map((file) => `server/${file}`)]))
  for (const language of LANGUAGES) expect(paths).toContain(`web/messages/${language}.json`)
  expect(read('modules/garden-shed/server/store.ts')).toContain('garden_shed_visit')
  expect(read('apps/server/calls.ts')).toContain("'garden-shed': gardenShedCalls,")
  expect(read('apps/server/calls.ts')).toContain('...serve(gardenShedCalls, gardenShedHandlers),')
})

test('a new call is in the contract, with an unfinished handler and a test that says so', () => {
  expect(read('modules/garden-shed/calls.ts')).toMatch(/listRakes: defineCall\([^]*repeat: 'read'/)
  for (const [module, call] of [
    ['garden-shed', 'listRakes'],
    ['account', 'readGardener'],
  ]) {
    const next = `Next: write ${call} in modules/${module}/server/handlers.ts`
    expect(read(`modules/${module}/server/handlers.ts`)).toContain(`throw new Error('${next}')`)
  }
  expect(read('modules/account/server/read-gardener.test.ts')).toContain('accountCalls.readGardener')
})

test('a new game has everything that the contract of games requires, and its own number', () => {
  const paths = plans.game.created.map(({ path }) => path.replace('games/night-lights/', ''))
  const files = ['definitions', 'rules', 'rules.test', 'bot', 'family', 'view', 'cover'].map(
    (name) => `${name}.ts`,
  )
  expect(paths).toEqual(expect.arrayContaining(['README.md', ...files]))
  for (const language of LANGUAGES)
    expect(JSON.parse(read(`games/night-lights/messages/${language}.json`))).toHaveProperty([
      'title.night-lights',
    ])
  const next = readRegistry(home).at(-1)!.gameId + 1
  expect(read('games/registry.tsv')).toMatch(new RegExp(`\\n${next}\tnight-lights\tnight-lights\n$`))
  expect(read('games/night-lights/registered.ts')).toContain(`'night-lights': ${next},`)
  expect(read('games/night-lights/definitions.ts')).toContain("...registered('night-lights'),")
  expect(registryFaults(readRegistry(root), read('games/registry.seals.tsv'))).toEqual([])
})

test('generated code passes types, lint, format and layers', { timeout: SLOWEST_TOOLS }, () => {
  const project = { extends: './tsconfig.json', include: [], files: touched() }
  writeFileSync(join(root, 'touched.json'), JSON.stringify(project))
  expect(complaints('tsc', ['-p', 'touched.json'])).toEqual([])
  expect(complaints('oxlint', ['--format=unix', ...touched()])).toEqual([])
  expect(complaints('oxfmt', ['--list-different', ...touched()])).toEqual([])
  const broken = made()
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/ from '([^']+)'/g)].map(([, target]) =>
        forbidden(path, target!.startsWith('.') ? join(dirname(path), target!) : target!.replace('#', '')),
      ),
    )
  expect(broken.filter(Boolean)).toEqual([])
})

test('the first test of each says what to write next', () => {
  for (const path of made().filter((name) => name.endsWith('.test.ts')))
    expect(read(path), path).toMatch(/Next: write .+ in (modules|games)\//)
})

test.for([
  [() => planModule(root, 'garden-shed', now), 'modules/garden-shed exists already'],
  [
    () => planModule(root, 'GardenShed', now),
    '"GardenShed" is no name for a folder: write it like play-time',
  ],
  [() => planModule(root, '../shed', now), '"../shed" is no name for a folder: write it like play-time'],
  [() => planModule(root, 'utils', now), '"utils" says nothing: name what the folder holds'],
  [() => planCall(root, 'account', 'signOut'), 'modules/account has a call signOut already'],
  [() => planCall(root, 'account', 'setNickname'), 'modules/account has a call setNickname already'],
  [() => planCall(root, 'account', 'rakes'), '"rakes" is no name for a call'],
  [() => planCall(root, 'account', 'list-rakes'), '"list-rakes" is no name for a call'],
  [() => planCall(root, 'legal', 'listRakes'), 'modules/legal/calls.ts does not exist'],
  [() => planGame(root, 'sudoku'), 'games/sudoku exists already'],
  [() => planGame(root, 'yukon-solitaire'), 'the slug yukon-solitaire belongs to game 632'],
] as const)('%o is refused: %s', ([wish, reason]) => {
  expect(wish).toThrow(reason)
})
