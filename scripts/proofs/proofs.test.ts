import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import {
  chooseProofs,
  COVERS,
  DAYS_OF_A_ROUND,
  readProofs,
  readRecord,
  SCREENS,
  SINGLE_PROOFS,
  writeRecord,
} from './proofs.ts'
import { openSources } from './sources.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A tree of two families: `one` imports a file of the kit that `other` does not. */
function smallTree(): string {
  const { folder, remove } = makeDataFolder('proofs')
  onTestFinished(remove)
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('package-lock.json', '{"packages":{"node_modules/vitest":{"version":"5.0.0"}}}')
  write('kit/dice.ts', "export * from './deep.ts'\n")
  write('kit/deep.ts', 'export const deep = 1\n')
  write('games/one/family.ts', "import { deep } from '#kit/dice.ts'\nexport const one = deep\n")
  write('games/one/messages/en.json', '{}')
  write('games/one/view.ts', 'export {}\n')
  write('games/one/cover.ts', 'export const cover = 1\n')
  write('games/other/family.ts', 'export const other = 2\n')
  write(COVERS, 'export {}\n')
  for (const file of ['games/gate.slow.test.ts', 'games/gate-changed-1.slow.test.ts', SCREENS])
    write(file, 'export {}\n')
  write('modules/cards/rules/odds.slow.test.ts', 'export {}\n')
  write('scripts/economy/economy.slow.test.ts', 'export {}\n')
  mkdirSync(join(folder, 'scripts/proofs'), { recursive: true })
  return folder
}

const choiceIn = (root: string) => chooseProofs(readProofs(root), readRecord(root), 0)
const changedIn = (root: string) => choiceIn(root).changed

test('recorded proofs are skipped; without a record all must run', () => {
  const root = smallTree()
  expect(choiceIn(root)).toMatchObject({ changed: expect.arrayContaining(['one']), played: ['one', 'other'] })
  writeRecord(root, readProofs(root))
  expect(choiceIn(root)).toMatchObject({ changed: [], played: [] })
})

test.for([
  ['games/one/family.ts', ['one', COVERS], ['one']],
  ['games/one/cover.ts', ['one', COVERS], []],
  [COVERS, [COVERS], []],
  ['games/one/messages/en.json', ['one'], []],
  ['games/one/view.ts', ['one'], []],
  ['kit/deep.ts', ['one', COVERS], ['one']],
  ['games/gate.slow.test.ts', [], ['one', 'other']],
  [SCREENS, ['one', 'other'], []],
  ['scripts/economy/economy.slow.test.ts', ['scripts/economy/economy.slow.test.ts'], []],
] as const)('a change of %s requires the proofs that reach it', ([file, changed, played]) => {
  const root = smallTree()
  writeRecord(root, readProofs(root))
  appendFileSync(join(root, file), file.endsWith('.ts') ? '\nvoid 0\n' : ' ')
  expect(choiceIn(root)).toMatchObject({ changed, played })
})

test('a changed comment requires no proof, unless it configures a test', () => {
  const root = smallTree()
  writeRecord(root, readProofs(root))
  appendFileSync(join(root, 'kit/deep.ts'), '\n\n// How deep, in metres.\n/** Not at all. */\n')
  expect(choiceIn(root)).toMatchObject({ changed: [], played: [] })
  appendFileSync(join(root, 'kit/deep.ts'), '// @vitest-environment jsdom\n')
  expect(choiceIn(root)).toMatchObject({ changed: ['one', COVERS], played: ['one'] })
})

test('files other than code are compared as they are', () => {
  const root = smallTree()
  writeFileSync(join(root, 'kit/deep.ts'), 'export const (')
  writeRecord(root, readProofs(root))
  appendFileSync(join(root, 'kit/deep.ts'), ' // open')
  expect(changedIn(root)).toEqual(['one', COVERS])
})

test('cached digests equal recomputed ones', () => {
  const root = smallTree()
  const sources = openSources(root)
  const first = readProofs(root, sources)
  sources.keep()
  expect(readProofs(root, openSources(root))).toEqual(first)
  appendFileSync(join(root, 'kit/deep.ts'), '\nvoid 0\n')
  expect(readProofs(root, openSources(root))).not.toEqual(first)
})

test('an added or removed file, or a new package version, also requires the proof', () => {
  const root = smallTree()
  writeRecord(root, readProofs(root))
  writeFileSync(join(root, 'games/other/levels.ts'), 'export {}\n')
  expect(changedIn(root)).toEqual(['other'])
  writeRecord(root, readProofs(root))
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"node_modules/vitest":{"version":"6.0.0"}}}')
  expect(choiceIn(root)).toMatchObject({
    changed: ['one', 'other', ...SINGLE_PROOFS, COVERS],
    played: ['one', 'other'],
  })
})

test('each proof runs on one day of a round, and every day has one', () => {
  const proofs = readProofs(ROOT)
  const record = Object.fromEntries(proofs.map(({ name, digest }) => [name, digest]))
  const days = Array.from({ length: DAYS_OF_A_ROUND }, (_, day) => chooseProofs(proofs, record, 20_000 + day))
  expect(days.flatMap(({ ofTheDay }) => ofTheDay).toSorted()).toEqual(
    proofs
      .filter(({ plays }) => !plays)
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(Math.min(...days.map(({ ofTheDay }) => ofTheDay.length))).toBeGreaterThan(5)
})
