import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { readManifest } from '#apps/cli/import-manifest.ts'
import { openUploads } from '#modules/hosted/server/index.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { planHostedGame } from './hosted-game.ts'

const data = makeDataFolder('hosted-game')
afterAll(() => data.remove())

afterEach(() => rmSync(join(data.folder, 'hosted-games'), { recursive: true, force: true }))

test('a new game of others can be imported as it is', async () => {
  for (const { path, text } of planHostedGame(data.folder, 'lantern-hop').created) {
    mkdirSync(dirname(join(data.folder, path)), { recursive: true })
    writeFileSync(join(data.folder, path), text)
  }
  const folder = join(data.folder, 'hosted-games/lantern-hop')
  const read = readManifest(join(folder, 'manifest.json'), { taken: new Set(), publicUrl: undefined })
  expect(read).toMatchObject([{ slug: 'lantern-hop', from: { files: join(folder, 'game') } }])
  const version = expect.stringMatching(/^[0-9a-f]{16}$/) as unknown
  expect(await openUploads(join(data.folder, 'hosted')).check(join(folder, 'game'))).toEqual({ version })
})

test('it is not written over, and a name that is no slug is refused', () => {
  mkdirSync(join(data.folder, 'hosted-games/lantern-hop'), { recursive: true })
  expect(() => planHostedGame(data.folder, 'lantern-hop')).toThrow('exists already')
  expect(() => planHostedGame(data.folder, '../Evil')).toThrow('is no slug')
})
