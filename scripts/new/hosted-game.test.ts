import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, afterEach, expect, test } from 'vitest'
import { readManifest } from '#apps/cli/import-manifest.ts'
import { openUploads } from '#modules/hosted/server/index.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { HOSTED_TEMPLATES, planHostedGame, type HostedTemplate } from './hosted-game.ts'

const data = makeDataFolder('hosted-game')
const root = join(import.meta.dirname, '../..')
const folder = join(data.folder, 'hosted-games/lantern-hop')
const version = expect.stringMatching(/^[0-9a-f]{16}$/) as unknown

beforeAll(() => {
  mkdirSync(join(data.folder, 'packages/sdk'), { recursive: true })
  cpSync(join(root, 'packages/sdk/package.json'), join(data.folder, 'packages/sdk/package.json'))
})
afterAll(() => data.remove())
afterEach(() => rmSync(join(data.folder, 'hosted-games'), { recursive: true, force: true }))

function make(template: HostedTemplate) {
  const plan = planHostedGame(data.folder, 'lantern-hop', template)
  for (const { path, text } of plan.created) {
    mkdirSync(dirname(join(data.folder, path)), { recursive: true })
    writeFileSync(join(data.folder, path), text)
  }
  return plan
}
const manifest = () => readManifest(join(folder, 'manifest.json'), { taken: new Set(), publicUrl: undefined })

test('a new hosted game can be imported unchanged', async () => {
  make('plain')
  expect(manifest()).toMatchObject([{ slug: 'lantern-hop', from: { files: join(folder, 'game') } }])
  expect(await openUploads(join(data.folder, 'hosted')).check(join(folder, 'game'))).toEqual({ version })
})

test('an import checks the badges of a new game', async () => {
  make('plain')
  writeFileSync(join(folder, 'game/badge.png'), 'no picture')
  expect(await openUploads(join(data.folder, 'hosted')).check(join(folder, 'game'))).toEqual({
    fault: 'badge.png is no PNG',
  })
})

test('the Phaser template is built with this portal’s SDK package', () => {
  const { next } = make('vite-phaser')
  expect(next[0]).toBe('npm run sdk')
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toMatch(
    /"islet-sdk": "file:\.\.\/\.\.\/dist\/sdk\/islet-sdk-[\d.]+\.tgz"/,
  )
  expect(manifest()).toMatchObject([{ slug: 'lantern-hop', from: { files: join(folder, 'dist') } }])
})

test.for(HOSTED_TEMPLATES)('the template %s has no placeholders left', (template) => {
  for (const { text } of make(template).created) expect(String(text)).not.toContain('{{')
})

test('an existing game is not overwritten, and an invalid slug is refused', () => {
  mkdirSync(folder, { recursive: true })
  expect(() => planHostedGame(data.folder, 'lantern-hop')).toThrow('exists already')
  expect(() => planHostedGame(data.folder, '../Evil')).toThrow('is no slug')
})
