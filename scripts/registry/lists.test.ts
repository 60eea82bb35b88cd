import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { familyFolders, ROOT } from '../games-gate/load-families.ts'
import { listsOf, listText } from './lists.ts'
import { lacksPoses, posesText } from './poses.ts'

const folder = mkdtempSync(join(tmpdir(), 'islet-lists-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

mkdirSync(join(folder, 'verbs'))
for (const [file, text] of Object.entries({
  'two-lanes.ts': 'export const rules: Rules = {}\n',
  'boomerang.ts': 'export const rules = {}\n',
  'paths.ts': 'export const rulesOfPaths = 1\n',
  'two-lanes.test.ts': 'export const rules = {}\n',
}))
  writeFileSync(join(folder, 'verbs', file), text)
const write = (text: string) => {
  writeFileSync(join(folder, 'all-rules.ts'), text)
  return join(folder, 'all-rules.ts')
}
const MARK = '// npm run registry writes the entries: each of verbs/*.ts with rules.\n'

test('a list has every file of its folder that defines a game, and no deleted one', async () => {
  const head = `${MARK}import type { Verb } from './definitions.ts'\n`
  const old = "import { rules as gone } from './verbs/gone.ts'\n"
  const list = 'export const rulesOf: Readonly<Record<Verb, Rules>> = {\n'
  expect(await listText(write(`${head}${old}\n${list}  gone,\n}\n`))).toBe(
    `${head}import { rules as boomerang } from './verbs/boomerang.ts'\n` +
      `import { rules as twoLanes } from './verbs/two-lanes.ts'\n\n` +
      `${list}  boomerang,\n  'two-lanes': twoLanes,\n}\n`,
  )
})

test('a list of late parts has promises, and starts empty', async () => {
  const head = `${MARK}import type { Verb } from './definitions.ts'\n\n`
  const list = 'export const load: Readonly<Record<Verb, () => Promise<{ readonly rules: Rules }>>> = {\n'
  expect(await listText(write(`${head}${list}}\n`))).toBe(
    `${head}${list}  boomerang: () => import('./verbs/boomerang.ts'),\n` +
      `  'two-lanes': () => import('./verbs/two-lanes.ts'),\n}\n`,
  )
})

test('a list may import the export named like its file', async () => {
  const head = '// npm run registry writes the entries: each of kinds/*.ts with its own name.\n'
  const types = "import type { Kind } from './definitions.ts'\n"
  mkdirSync(join(folder, 'kinds'))
  writeFileSync(join(folder, 'kinds', 'coco-nut.ts'), 'export const cocoNut = {}\n')
  writeFileSync(join(folder, 'kinds', 'mind.ts'), 'export const think = {}\n')
  expect(await listText(write(`${head}${types}\nconst kinds = {\n} as const satisfies Kinds\n`))).toBe(
    `${head}${types}import { cocoNut } from './kinds/coco-nut.ts'\n\n` +
      "const kinds = {\n  'coco-nut': cocoNut,\n} as const satisfies Kinds\n",
  )
})

test('a list of data has copies, wrapped as by the formatter', async () => {
  const long = Array.from({ length: 5 }, (_, index) => `colour number ${index}`)
  writeFileSync(
    join(folder, 'verbs', 'two-lanes.ts'),
    `export const face = { input: ['tap'], name: "it's" }\n`,
  )
  writeFileSync(
    join(folder, 'verbs', 'boomerang.ts'),
    `export const face = { levels: 3, colours: ${JSON.stringify(long)} }\n`,
  )
  const head = '// npm run registry writes the entries: each of verbs/*.ts with face, as data.\n'
  const list = (entries: string) => `${head}export const faces = {\n${entries}} as const\n`
  expect(await listText(write(list('  gone: 1,\n')))).toBe(
    list(
      `  boomerang: {\n    levels: 3,\n    colours: [${long.map((one) => `'${one}'`).join(', ')}],\n  },\n` +
        `  'two-lanes': { input: ['tap'], name: 'it\\'s' },\n`,
    ),
  )
})

test('a list without a marked place for entries is refused', async () => {
  const path = write(`${MARK}export const rulesOf = []\n`)
  await expect(listText(path)).rejects.toThrow('has no list that can be written')
})

test('the lists of all families match their folders: run npm run registry', async () => {
  const families = familyFolders().map((family) => join(ROOT, 'games', family))
  const lists = families.flatMap((family) => listsOf(family).map((path) => join(family, path)))
  expect(lists.length).toBeGreaterThan(40)
  for (const path of lists) expect(readFileSync(path, 'utf8'), path).toBe(await listText(path))
})

test('every moment on a cover has the inputs that lead to it: run npm run registry', () => {
  for (const family of familyFolders()) expect(lacksPoses(join(ROOT, 'games', family)), family).toBe(false)
})

test('the README of every family says how a new game gets a number', () => {
  for (const family of familyFolders())
    expect(readFileSync(join(ROOT, 'games', family, 'README.md'), 'utf8'), family).toContain(
      `npm run registry ${family} SLUG`,
    )
})

test('known results of a family are stored, not replayed', async () => {
  const family = join(ROOT, 'games/climb')
  const known = readFileSync(join(family, 'poses.ts'), 'utf8')
  expect(await posesText(family, false)).toBe(known)
  expect(known).toContain("'trunk-chop': '")
})
