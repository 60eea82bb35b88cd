import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { GameDefinition } from '#kit/game/contract.ts'
import { RESERVED_GAMES } from '#modules/catalog/rules/ids.ts'
import { familyFolders, loadRules, ROOT } from '../scripts/games-gate/load-families.ts'
import { digestOf, familyFile, readRegistry, registryFaults, SEALS } from '../scripts/registry/registry.ts'

/** What the first numbers and slugs were when the registry began. */
const FIRST_SEAL = { lines: 1752, digest: '02163590f3fa6392d530d37b30ba253e' }

const lines = readRegistry(ROOT)
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

let games: readonly { readonly folder: string; readonly definitions: readonly GameDefinition[] }[]

beforeAll(async () => {
  games = await Promise.all(
    familyFolders().map(async (folder) => ({ folder, definitions: (await loadRules(folder)).definitions })),
  )
})

test('[2.12] no number of the registry was ever changed, moved or used again', () => {
  expect(digestOf(lines.slice(0, FIRST_SEAL.lines))).toBe(FIRST_SEAL.digest)
  expect(registryFaults(lines, read(SEALS))).toEqual([])
})

test('[2.11] no game that the specification names is retired', () => {
  const named = lines.filter(({ slug }) => slug in RESERVED_GAMES)
  expect(named.map(({ slug, family }) => [slug, Boolean(family)])).toEqual(
    named.map(({ slug }) => [slug, true]),
  )
  expect(named).toHaveLength(Object.keys(RESERVED_GAMES).length)
})

test('the families agree with the registry: npm run registry writes them', () => {
  for (const folder of familyFolders())
    expect(read(`games/${folder}/registered.ts`), folder).toBe(familyFile(lines, folder))
})

test('every game of a family is in the registry, and every game of the registry is in its family', () => {
  for (const { folder, definitions } of games) {
    const listed = lines.filter(({ family }) => family === folder)
    const own = definitions.toSorted((one, other) => one.gameId - other.gameId)
    expect(
      own.map(({ gameId, slug }) => ({ gameId, slug, family: folder })),
      folder,
    ).toEqual(listed)
  }
  expect(games.flatMap(({ definitions }) => definitions)).toHaveLength(
    lines.filter(({ family }) => family).length,
  )
})
