import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { openFakeS3 } from '#apps/testing/fake-s3.ts'
import { TEST_WORKER_KEY } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days, minutes, seconds } from '#kit/time/time.ts'
import { uploadSaves, countWantedSaves, KEPT_HERE, VERSIONS_KEPT } from './upload-saves.ts'
import { openObjectStore, type ObjectStore } from './object-store.ts'
import { cloudPersonalData } from './personal-data.ts'

let bucket: Awaited<ReturnType<typeof openFakeS3>>
let objects: ObjectStore
let rig: CloudRig
beforeEach(async () => {
  bucket = await openFakeS3()
  objects = openObjectStore(bucket.settings)
  rig = await openCloudRig({ saveObjects: objects })
})
afterEach(async () => {
  await rig.close()
  await bucket.close()
})

const carry = (into: ObjectStore = objects) =>
  uploadSaves(rig.db, into, { now: rig.now(), signal: new AbortController().signal })

function request(playId: string, payload?: Buffer, workerId = 'worker-1') {
  return rig.portal.app.inject({
    method: payload ? 'PUT' : 'GET',
    url: `/api/worker/saves/${playId}`,
    headers: {
      authorization: `Bearer ${TEST_WORKER_KEY}`,
      'x-worker-id': workerId,
      'x-worker-boot': workerId === 'worker-1' ? 'boot-1' : 'boot-2',
      ...(payload ? { 'content-type': 'application/gzip' } : {}),
    },
    ...(payload ? { payload } : {}),
  })
}

/** A player in a play whose worker has just asked for it. */
async function playing(name = 'Ann') {
  const worker = await rig.worker()
  const player = await rig.player(name)
  const { playId } = (await player.start('mines')).result!.join
  await worker.hears('start')
  return { worker, player, playId }
}

const rowsOf = () =>
  rig.db.selectFrom('cloud_save_object').select(['name', 'state', 'account_id']).orderBy('saved_at').execute()
const archives = async () =>
  (await rig.db.selectFrom('cloud_save').select('archive').execute()).map(({ archive }) => archive)

test('a save is uploaded to the bucket under an opaque name, and after a week is only there', async () => {
  const { playId } = await playing()
  const level = gzipSync('level 7')
  expect((await request(playId, level)).statusCode).toBe(204)
  expect(await countWantedSaves(rig.db)).toBe(1)
  await carry()
  expect([...bucket.files.values()]).toEqual([level])
  expect([...bucket.files.keys()][0]).toMatch(/^[\w-]{43}$/)
  expect(await archives()).toEqual([level])
  expect(await countWantedSaves(rig.db)).toBe(0)
  const asked = bucket.asked.length
  expect((await request(playId)).rawPayload.equals(level)).toBe(true)
  expect(bucket.asked).toHaveLength(asked)

  rig.wait(KEPT_HERE)
  rig.wait(seconds(1))
  await carry()
  expect(await archives()).toEqual([null])
  expect((await request(playId)).rawPayload.equals(level)).toBe(true)
})

test('another worker starts with the save from the bucket', async () => {
  const { worker, player, playId } = await playing()
  const level = gzipSync('level 9')
  await request(playId, level)
  await carry()
  await player.stop()
  worker.end(playId, 'left')
  await worker.beat()
  worker.socket.terminate()
  await rig.db.updateTable('cloud_save').set({ archive: null }).execute()
  rig.wait(seconds(20))

  const second = await rig.worker({ workerId: 'worker-2', bootId: 'boot-2' })
  const { playId: next } = (await player.start('mines')).result!.join
  const [start] = await second.hears('start')
  expect(start).toMatchObject({ playId: next, hasSaves: true })
  expect((await request(next)).statusCode).toBe(404)
  expect((await request(next, undefined, 'worker-2')).rawPayload.equals(level)).toBe(true)
})

test.for(['error', 'full', 'noBucket', 'cuts'] as const)(
  'while the bucket is %s, play continues, nothing is lost, and saves are uploaded later',
  async (mood) => {
    const { playId } = await playing()
    bucket.become(mood)
    const level = gzipSync('level 3')
    expect((await request(playId, level)).statusCode).toBe(204)
    await expect(carry()).rejects.toThrow('they stay in the database, and go there later')
    expect((await request(playId)).rawPayload.equals(level)).toBe(true)
    rig.wait(days(30))
    await expect(carry()).rejects.toThrow()
    expect(await archives()).toEqual([level])
    bucket.become('well')
    await carry()
    expect([...bucket.files.values()]).toEqual([level])
  },
)

test('an unavailable bucket delays a play, with a log line; then it starts', async () => {
  const { playId } = await playing()
  const level = gzipSync('level 5')
  await request(playId, level)
  await carry()
  await rig.db.updateTable('cloud_save').set({ archive: null }).execute()
  bucket.become('error')
  expect((await request(playId)).statusCode).toBe(503)
  const line = rig.portal
    .log()
    .split('\n')
    .find((one) => one.includes('cannot be had from the object store'))
  expect(line).toContain('500 InternalError')
  expect(line).not.toContain(bucket.settings.secret)
  bucket.become('well')
  expect((await request(playId)).rawPayload.equals(level)).toBe(true)
})

test('the last versions are kept, and a damaged or lost one is replaced by the one before', async () => {
  const { playId } = await playing()
  const levels = Array.from({ length: VERSIONS_KEPT + 2 }, (_, level) => gzipSync(`level ${level}`))
  for (const level of levels) {
    rig.wait(seconds(1))
    await request(playId, level)
    await carry()
  }
  rig.wait(minutes(11))
  await carry()
  expect(bucket.files.size).toBe(VERSIONS_KEPT)
  await rig.db.updateTable('cloud_save').set({ archive: null }).execute()
  const names = (await rowsOf()).filter(({ state }) => state === 'stored').map(({ name }) => name)
  bucket.files.set(names.at(-1)!, Buffer.from('rubbish'))
  expect((await request(playId)).rawPayload.equals(levels.at(-2)!)).toBe(true)
  bucket.files.delete(names.at(-2)!)
  expect((await request(playId)).rawPayload.equals(levels.at(-3)!)).toBe(true)
  expect(rig.portal.log()).not.toContain('Nothing is left')
  bucket.files.clear()
  expect((await request(playId)).statusCode).toBe(204)
  expect(rig.portal.log()).toMatch(/"level":50.*"gameKey":"mines".*Nothing is left of a saved game/)
})

test('a newer save replaces one that was not uploaded yet, also during its upload', async () => {
  const { playId } = await playing()
  const [first, second] = [gzipSync('first'), gzipSync('second')]
  await request(playId, first)
  // The store takes the first while the second is saved.
  const slow: ObjectStore = {
    ...objects,
    async put(name, file) {
      rig.wait(seconds(1))
      await request(playId, second)
      await objects.put(name, file)
    },
  }
  await carry(slow)
  expect(await archives()).toEqual([second])
  rig.wait(minutes(11))
  await carry()
  await carry()
  expect([...bucket.files.values()]).toEqual([second])
})

/** Keeps a save as the version before does, which knows of no object. */
const keepAsBefore = (archive: Buffer) =>
  rig.db
    .updateTable('cloud_save')
    .set({ archive, saved_at: timestamp(rig.now()) })
    .execute()

test('a save stored by the previous release stays, whatever the bucket has of the one it replaced', async () => {
  const { playId } = await playing()
  await request(playId, gzipSync('level 1'))
  await carry()
  rig.wait(minutes(1))
  const level = gzipSync('level 2')
  await keepAsBefore(level)
  rig.wait(KEPT_HERE)
  rig.wait(seconds(1))
  await carry()
  expect(await archives()).toEqual([level])
})

test('a save replaced by the previous release no longer waits for the bucket', async () => {
  const { playId } = await playing()
  await request(playId, gzipSync('level 1'))
  rig.wait(minutes(1))
  const level = gzipSync('level 2')
  await keepAsBefore(level)
  await carry()
  expect([await countWantedSaves(rig.db), await archives()]).toEqual([0, [level]])
  rig.wait(minutes(11))
  await carry()
  expect([await rowsOf(), bucket.files.size]).toEqual([[], 0])
})

test('a file that the bucket refuses does not block others', async () => {
  const { playId } = await playing()
  const { playId: other } = await (async () => {
    const bob = await rig.player('Bob')
    return (await bob.start('mines')).result!.join
  })()
  await request(playId, gzipSync('poison'))
  await request(other, gzipSync('fine'))
  const picky: ObjectStore = {
    ...objects,
    put: async (name, file) =>
      file.equals(gzipSync('poison')) ? Promise.reject(new Error('400')) : objects.put(name, file),
  }
  await expect(carry(picky)).rejects.toThrow()
  expect([...bucket.files.values()]).toEqual([gzipSync('fine')])
})

test('two hundred saves of one player are uploaded in one run, and each is available before and after', async () => {
  const { player } = await playing()
  const at = timestamp(rig.now())
  const names = Array.from({ length: 200 }, (_, place) => `game-${place}`)
  const rows = names.map((game_key) => ({ account_id: player.device.userId(), game_key, saved_at: at }))
  const saves = rows.map((row) => ({ ...row, archive: gzipSync(`level of ${row.game_key}`) }))
  await rig.db.insertInto('cloud_save').values(saves).execute()
  const wanted = { sha256: '', bytes: 1, state: 'wanted', changed_at: at } as const
  const files = rows.map((row) => ({ ...row, ...wanted, name: `object-${row.game_key}` }))
  await rig.db.insertInto('cloud_save_object').values(files).execute()
  await carry()
  expect(await countWantedSaves(rig.db)).toBe(0)
  for (const name of names) expect(bucket.files.get(`object-${name}`)).toEqual(gzipSync(`level of ${name}`))
  expect(await archives()).not.toContain(null)
})

test('files that the bucket does not delete do not block others', async () => {
  const { playId } = await playing()
  await request(playId, gzipSync('mine'))
  await carry()
  const row = { account_id: null, game_key: '', sha256: '', bytes: 1, state: 'gone' } as const
  const names = ['held-1', 'held-2', 'held-3', 'free']
  for (const name of names) {
    rig.wait(seconds(1))
    const at = timestamp(rig.now())
    await rig.db
      .insertInto('cloud_save_object')
      .values({ ...row, name, saved_at: at, changed_at: at })
      .execute()
  }
  const locked: ObjectStore = {
    ...objects,
    remove: async (name) =>
      name.startsWith('held') ? Promise.reject(new Error('403')) : objects.remove(name),
  }
  rig.wait(minutes(11))
  for (let run = 0; run < 2; run++)
    await carry(locked).catch((error: unknown) => expect(String(error)).toContain('does not take'))
  const left = (await rowsOf()).filter(({ state }) => state === 'gone').map(({ name }) => name)
  expect(left).toEqual(['held-1', 'held-2', 'held-3'])
})

test('an erased account leaves no file in the bucket, even one being uploaded', async () => {
  const { player, playId } = await playing()
  await request(playId, gzipSync('mine'))
  const slow: ObjectStore = {
    ...objects,
    async put(name, file) {
      await inTransaction(rig.db, (tx) =>
        cloudPersonalData.erase(tx, { accountId: player.device.userId(), systemId: 0, now: rig.now() }),
      )
      await objects.put(name, file)
    },
  }
  await carry(slow)
  expect(bucket.files.size).toBe(1)
  expect((await rowsOf()).every(({ account_id }) => account_id === null)).toBe(true)
  rig.wait(minutes(11))
  await carry()
  expect(bucket.files.size).toBe(0)
  expect(await rowsOf()).toEqual([])
})

test('eight megabytes are uploaded and downloaded', async () => {
  const { playId } = await playing()
  const large = Buffer.concat([gzipSync('x'), randomBytes(8 * 1024 * 1024 - 100)])
  expect((await request(playId, large)).statusCode).toBe(204)
  await carry()
  await rig.db.updateTable('cloud_save').set({ archive: null }).execute()
  expect((await request(playId)).rawPayload.equals(large)).toBe(true)
})
