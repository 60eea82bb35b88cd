import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { copyOfProject } from './copy-of-project.ts'
import { planGame } from './game.ts'
import { writePlan } from './plan.ts'

const README = join(import.meta.dirname, '../../kit/game/README.md')
const FOLDER = 'games/night-lanterns'
const { root, remove } = copyOfProject('tutorial')

interface Block {
  readonly path: string
  readonly text: string
}

/** Code blocks of the tutorial whose fence names a path. */
const blocks: readonly Block[] = [
  ...readFileSync(README, 'utf8').matchAll(/^```\w+ (games\/\S+)\n([^]*?)^```$/gm),
].map(([, path, text]) => ({ path: path!, text: text! }))

function runs(program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

beforeAll(() => {
  writePlan(root, planGame(root, 'night-lanterns'))
  for (const { path, text } of blocks) {
    // The tutorial only changes files that its first step has created.
    expect(existsSync(join(root, path)), path).toBe(true)
    writeFileSync(join(root, path), text)
  }
})
afterAll(remove)

test('the tutorial writes the rules, their test, a bot and the texts of its game', () => {
  expect(blocks.map(({ path }) => path.replace(`${FOLDER}/`, ''))).toEqual([
    'rules.ts',
    'rules.test.ts',
    'bot.ts',
    'messages/en.json',
  ])
  const keys = (language: string) =>
    Object.keys(JSON.parse(readFileSync(join(root, FOLDER, `messages/${language}.json`), 'utf8')) as object)
  for (const language of LANGUAGES) expect(keys(language), language).toEqual(keys('en'))
})

test('its files pass types, lint and format', { timeout: LIMITS.test }, () => {
  const files = blocks.map(({ path }) => path)
  writeFileSync(
    join(root, 'tutorial.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: [],
      files: files.filter((path) => path.endsWith('.ts')),
    }),
  )
  const bin = (tool: string) => join(root, 'node_modules/.bin', tool)
  const complaints = runs(bin('tsc'), '-p', 'tutorial.json').said.split('\n')
  expect(complaints.filter((line) => line.includes(FOLDER))).toEqual([])
  expect(runs(bin('oxlint'), FOLDER).status).toBe(0)
  expect(runs(bin('oxfmt'), '--check', ...files)).toMatchObject({ status: 0 })
})

test('its game passes its tests and the gate', { timeout: LIMITS.test }, async () => {
  writeFileSync(join(root, 'vitest.config.mjs'), 'export default {}\n')
  const tests = runs(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--no-color', FOLDER)
  expect(tests.said).toMatch(/Tests +2 passed/)
  const gate = runs(process.execPath, 'scripts/games-gate.ts', '--family', 'night-lanterns')
  expect(gate).toMatchObject({ status: 0 })
})
