import Fastify from 'fastify'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  approve,
  approved,
  ask,
  data,
  terminal,
  developer,
  portal,
  publish,
  read,
  shownGame,
  upload,
  useStudioPortal,
  wholeGame,
} from '#apps/testing/studio-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { testPng } from '#apps/testing/test-png.ts'
import { zipOf } from '#kit/testing/zip.ts'
import { openPlayable } from '#apps/server/playable-versions.ts'
import { openUploads, serveUploads } from '#modules/hosted/server/index.ts'
import { seconds } from '#kit/time/time.ts'
import { putImported } from '#modules/catalog/server/index.ts'
import { readApproved } from './game-store.ts'
import { findVersion } from './version-store.ts'

useStudioPortal()

test('a version that was not reviewed is not served on the public address', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await approved(ann, 'Sleeper')
  await publish(ann, versionKey, 100)
  await shownGame('sleeper')
  const second = await upload(ann, gameKey, zipOf([{ path: 'index.html', content: 'evil' }]))
  const app = Fastify()
  serveUploads(app, {
    uploads: openUploads(join(data.folder, 'hosted')),
    gamesUrl: 'https://*.games.example',
    scripts: data.folder,
    ...openPlayable({
      db: portal.db,
      clock: () => portal.now(),
      catalogue: () => portal.api.catalogue,
      gate: async () => 0,
    }),
    portalOrigin: undefined,
  })
  const statusOf = async (key: string) => {
    const { version } = await portal.db
      .selectFrom('studio_version')
      .select('version')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    const headers = { host: 'sleeper.games.example' }
    return (await app.inject({ url: `/${version}/`, headers })).statusCode
  }
  expect([await statusOf(versionKey), await statusOf(second.versionKey)]).toEqual([200, 404])
  await ask(ann, second.versionKey)
  expect(await statusOf(second.versionKey)).toBe(404)
  await approve(second.versionKey)
  portal.wait(seconds(2))
  expect(await statusOf(second.versionKey)).toBe(200)
  await app.close()
})

test('a reviewer approves what they have seen: a new cover needs another look', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await wholeGame(ann, 'Two Faces')
  const { reviews } = await terminal.facts<{ reviews: number }>('queues', 'show')
  await ask(ann, versionKey)
  expect(await terminal.facts('queues', 'show')).toMatchObject({ reviews: reviews + 1 })
  const shown = await terminal.facts<{ seen: string; cover: string }>('reviews', 'show', versionKey)
  expect(shown.cover).toMatch(/^data:image\/webp;base64,UklGR/)
  await upload(ann, gameKey, testPng(300, 300), { what: 'cover' })
  await ask(ann, versionKey)
  const { code, text } = await terminal.run('reviews', 'approve', versionKey, shown.seen, '--yes')
  expect([code, text]).toEqual([1, expect.stringContaining('not what you have seen')])
  expect((await read(ann, gameKey)).versions).toMatchObject([{ state: 'asked' }])
  await approve(versionKey)
  expect((await read(ann, gameKey)).versions).toMatchObject([{ state: 'approved' }])
})

test('a slug belongs to one game: imported games are not replaced, nor a developer’s game', async () => {
  const ann = await developer()
  const { versionKey } = await approved(ann, 'Same Name')
  const facts = await readApproved(portal.db, (await findVersion(portal.db, versionKey))!.gameKey)
  await inTransaction(portal.db, (tx) =>
    putImported(tx, { slug: 'same-name', address: 'https://elsewhere.example/', ...facts! }, portal.now()),
  )
  expect((await publish(ann, versionKey, 100)).error?.name).toBe('StudioTitleTaken')
  expect((await shownGame('same-name'))!.hosted!.address).toBe('https://elsewhere.example/')

  writeFileSync(join(data.folder, 'cover.png'), testPng(300, 240))
  const manifest = join(data.folder, 'manifest.json')
  const game = {
    slug: 'same-name',
    name: { en: 'Another One' },
    pitch: 'Light the harbour',
    controls: ['Tap'],
    genre: 'arcade',
    players: 1,
    orientation: 'any',
    cover: 'cover.png',
    url: 'https://games.example/other/',
    maker: 'Lamp Works',
    licence: 'MIT',
  }
  writeFileSync(manifest, JSON.stringify({ games: [game] }))
  const { code, text } = await terminal.run('games', 'import', manifest, '--yes')
  expect([code, text]).toEqual([1, expect.stringContaining('of the studio has this slug')])
})
