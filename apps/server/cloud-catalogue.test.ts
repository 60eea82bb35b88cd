import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { instant } from '#kit/time/time.ts'
import { cloudGameOf, knownGames, listPrograms } from '#modules/cloud/server/index.ts'
import { serveCloudArt } from './cloud-art.ts'
import { importNewProfiles, importProfiles, type ImportWork } from './cloud-catalogue.ts'
import { readProfiles, type ProfileFile } from './cloud-profiles.ts'
import { openSystem, type GameSystem } from './cloud-system/game-system.ts'

const now = instant('2026-01-10T12:00Z')
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let portal: TestPortal
const root = mkdtempSync(join(tmpdir(), 'islet-system-'))
const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeAll(async () => {
  portal = await openTestPortal()
  put(
    'usr/share/applications/org.gnome.Mines.desktop',
    '[Desktop Entry]\nName=Mines\nName[de]=Minen\nIcon=mines\n',
  )
  put('usr/share/pixmaps/mines.png', Buffer.from(PIXEL, 'base64'))
  put('var/lib/dpkg/info/gnome-mines.list', '/usr/share/metainfo/org.gnome.Mines.xml\n')
  put(
    'usr/share/metainfo/org.gnome.Mines.xml',
    '<component><id>org.gnome.Mines</id><summary xml:lang="fr">Trouver des mines</summary><launchable>org.gnome.Mines.desktop</launchable></component>',
  )
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(() => portal.db.deleteFrom('cloud_game').execute())

const mines = readProfiles().find(({ gameKey }) => gameKey === 'gnome-mines')!
/** The files of a small system, with the package version of the test. */
const system = (version: string | undefined): GameSystem => ({
  ...openSystem(root),
  versionOf: () => version,
})
const importing = (more: Partial<ImportWork> = {}) =>
  importProfiles({ db: portal.db, now, files: [mines], system: system('1:43-1'), ...more })

const figures = (version: string, isGood = true) => ({
  version,
  isGood,
  trouble: isGood ? '' : 'it crashed',
  cpu: 3,
  changed: 0.5,
  hasSound: false,
  wrote: [],
  at: '2026-01-10T12:00:00.000Z',
})
const cover = { type: 'image/webp', bytes: Buffer.from('a picture') } as const

test('a game gets the names and summaries of its makers, an icon and a drawn scene', async () => {
  expect(await importing()).toMatchObject([
    { gameKey: 'gnome-mines', state: 'new', isOpen: true, version: '1:43-1' },
  ])
  const game = (await cloudGameOf(portal.db, 'gnome-mines'))!
  expect(game.names).toEqual({ en: 'Mines', de: 'Minen' })
  expect(game.summaries).toEqual({ en: mines.summary, fr: 'Trouver des mines' })
  expect(game.icon).toMatch(/^\/cloud\/art\/gnome-mines\/[0-9a-f]{20}\.png$/)
  expect(game.cover).toMatch(/\.svg$/)
  expect(await listPrograms(portal.db)).toEqual([
    { gameKey: 'gnome-mines', program: '/usr/games/gnome-mines', weight: expect.any(Number) as number },
  ])
})

test('a second import changes nothing and repeats no trial', async () => {
  let tries = 0
  const attempt = async (_file: ProfileFile, version: string) => {
    tries += 1
    return { figures: figures(version), cover }
  }
  await importing({ attempt })
  const before = await knownGames(portal.db, ['gnome-mines'])
  expect(await importing({ attempt })).toMatchObject([{ state: 'same' }])
  expect(await knownGames(portal.db, ['gnome-mines'])).toEqual(before)
  expect(tries).toBe(1)
  // Without the package, as on a portal with workers elsewhere, known facts stay.
  expect(await importing({ attempt, system: system(undefined) })).toMatchObject([
    { state: 'same', isInstalled: false },
  ])
  expect(await importing({ attempt, system: system('1:44-1') })).toMatchObject([{ state: 'changed' }])
  expect(tries).toBe(2)
  expect(await importing({ attempt, system: system('1:44-1'), isAgain: true })).toMatchObject([
    { state: 'same' },
  ])
  expect(tries).toBe(3)
  expect((await cloudGameOf(portal.db, 'gnome-mines'))!.cover).toMatch(/\.webp$/)
})

test('a game that fails its trial is closed until it passes', async () => {
  await importing({
    attempt: async (_file, version) => ({ figures: figures(version, false), cover: undefined }),
  })
  expect((await cloudGameOf(portal.db, 'gnome-mines'))!.isOpen).toBe(false)
  expect(await listPrograms(portal.db)).toEqual([])
  await importing({
    isAgain: true,
    attempt: async (_file, version) => ({ figures: figures(version), cover }),
  })
  expect((await cloudGameOf(portal.db, 'gnome-mines'))!.isOpen).toBe(true)
})

test('an interrupted import keeps finished games, leaves the current one unchanged, and resumes there', async () => {
  const files = readProfiles().filter(({ gameKey }) => /^gnome-(2048|mines|sudoku)$/.test(gameKey))
  const tried: string[] = []
  let isOver = false
  const attempt = async (file: ProfileFile, version: string) => {
    tried.push(file.gameKey)
    isOver = tried.length === 2
    return { figures: figures(version, !isOver), cover }
  }
  const imported = await importing({ files, attempt, isOver: () => isOver })
  expect(imported.map(({ gameKey }) => gameKey)).toEqual(['gnome-2048'])
  expect(await cloudGameOf(portal.db, 'gnome-mines')).toBeUndefined()
  isOver = false
  expect(await importing({ files, attempt })).toMatchObject([
    { state: 'same', isOpen: true },
    { state: 'new', isOpen: true },
    { state: 'new', isOpen: true },
  ])
  expect(tried).toEqual(['gnome-2048', 'gnome-mines', 'gnome-mines', 'gnome-sudoku'])
})

test('a dry run writes nothing', async () => {
  expect(await importing({ isDry: true })).toMatchObject([{ state: 'new' }])
  expect(await cloudGameOf(portal.db, 'gnome-mines')).toBeUndefined()
})

test('a new portal imports every profile, and later only new ones', async () => {
  const count = readProfiles().length
  expect(await importNewProfiles(portal.db, now)).toBe(count)
  expect(await listPrograms(portal.db)).toHaveLength(count)
  expect(await importNewProfiles(portal.db, now)).toBe(0)
})

test('pictures are cached for ever under their hash, and older ones are removed', async () => {
  const app = Fastify()
  serveCloudArt(app, { db: portal.db, gate: async () => 0 })
  await importing()
  const scene = (await cloudGameOf(portal.db, 'gnome-mines'))!.cover
  const drawn = await app.inject(scene)
  expect(drawn.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  await importing({ attempt: async (_file, version) => ({ figures: figures(version), cover }) })
  const taken = await app.inject((await cloudGameOf(portal.db, 'gnome-mines'))!.cover)
  expect(taken).toMatchObject({ statusCode: 200, body: 'a picture' })
  expect((await app.inject((await cloudGameOf(portal.db, 'gnome-mines'))!.icon)).statusCode).toBe(200)
  for (const path of [
    scene,
    '/cloud/art/gnome-mines/x.png',
    '/cloud/art/..%2F..%2Fetc/passwd',
    '/cloud/art/tux/0.svg',
  ])
    expect((await app.inject(path)).statusCode, path).toBe(404)
  await app.close()
})
