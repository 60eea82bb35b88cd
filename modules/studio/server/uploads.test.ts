import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  approved,
  ask,
  check,
  data,
  developer,
  GAME,
  gameOf,
  people,
  portal,
  publish,
  put,
  read,
  start,
  upload,
  useStudioPortal,
} from '#apps/testing/studio-portal.ts'
import { zipOf } from '#kit/testing/zip.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { NO_WAIT } from '#kit/limits/limiter.ts'
import { ok } from '#kit/result/result.ts'
import { days, minutes } from '#kit/time/time.ts'
import { studioCalls } from '../calls.ts'
import { openUploads } from '#modules/hosted/server/index.ts'
import { UPLOAD_QUOTA } from '../rules/uploads.ts'
import { coverFinisher } from './calls/finish-cover.ts'
import { readCover } from './game-store.ts'
import { COVER_RATE } from './services.ts'
import { findUpload } from './upload-store.ts'
import { insertVersion, saveVersion } from './version-store.ts'
import { checkVersions } from './check-versions.ts'
import { openPartFiles } from './part-files.ts'

useStudioPortal()

test('an interrupted upload continues where it stopped', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Cut Off')
  const file = zipOf([
    ...GAME,
    {
      path: 'noise.bin',
      content: randomBytes(3_000_000),
    },
  ])
  const first = (await start(ann, gameKey, file)).result!
  await put(first, 0, file.subarray(0, 1000))
  expect((await ann.call(studioCalls.finishUpload, { uploadKey: first.uploadKey })).error?.name).toBe(
    'UploadIncomplete',
  )
  const again = (await start(ann, gameKey, file)).result!
  expect([again.uploadKey, again.received]).toEqual([first.uploadKey, 1000])
  // The older tab has lost its ticket.
  expect((await put(first, 1000, file.subarray(1000))).statusCode).toBe(404)
  // A part that comes twice, or too early, learns where to go on.
  const twice = await put(again, 0, file.subarray(0, 1000))
  expect([twice.statusCode, twice.json()]).toEqual([409, { received: 1000 }])
  for (let at = 1000; at < file.length; at += UPLOAD_QUOTA.part)
    await put(again, at, file.subarray(at, at + UPLOAD_QUOTA.part))
  const { uploadKey } = again
  expect((await ann.call(studioCalls.finishUpload, { uploadKey })).error).toBeNull()
  // A replayed request makes no second version.
  expect((await ann.call(studioCalls.finishUpload, { uploadKey })).error).toBeNull()
  await check()
  expect((await read(ann, gameKey)).versions).toMatchObject([{ number: 1, state: 'ready' }])
})

test('two uploads at once: parts of one are serialised, another file replaces it', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Two Tabs')
  const [one, other] = [zipOf(GAME), zipOf([{ path: 'index.html', content: 'other' }])]
  const first = (await start(ann, gameKey, one)).result!
  const answers = await Promise.all([put(first, 0, one), put(first, 0, one)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  await start(ann, gameKey, other)
  expect((await put(first, 0, one)).statusCode).toBe(404)
})

test.for([
  ['a way out of the folder', [...GAME, { path: '../../evil.js', content: 'x' }], 'invalid relative path'],
  ['a link', [...GAME, { path: 'a.js', content: '/etc/passwd', mode: 0o120777 }], 'is a link'],
  ['a bomb', [...GAME, { path: 'a.bin', content: Buffer.alloc(20_000_000) }], 'unfolds'],
  [
    'more files than any game has',
    [...GAME, ...Array.from({ length: 6000 }, (_, at) => ({ path: `f${at}`, content: '' }))],
    '5000 files',
  ],
  ['no page', [{ path: 'a.js', content: '' }], 'index.html'],
] as const)('%s makes no version', async ([, entries, why]) => {
  const ann = await developer()
  const gameKey = await gameOf(ann, `Attack ${people}`)
  await upload(ann, gameKey, zipOf(entries))
  const [version] = (await read(ann, gameKey)).versions
  expect(version).toMatchObject({ state: 'broken' })
  expect(version!.fault).toContain(why)
  expect((await ask(ann, version!.versionKey)).error?.name).toBe('VersionNotReady')
  expect(existsSync(join(data.folder, 'evil.js'))).toBe(false)
})

test('an upload that crashes the check affects no other one, and developers take turns', async () => {
  const [ann, ben] = [await developer(), await developer()]
  const files = openPartFiles(join(data.folder, 'hosted'))
  const uploads = openUploads(join(data.folder, 'hosted'))
  const games = [await gameOf(ann, 'Torn'), await gameOf(ann, 'Odd'), await gameOf(ben, 'Whole')]
  const torn = zipOf([...GAME, { path: 'noise.bin', content: randomBytes(1000) }])
  // Within the packed bytes: what unpacks them stumbles, not what reads the list.
  torn.fill(0xff, 60, 90)
  const come = async (who: typeof ann, gameKey: string, file: Buffer) => {
    const begun = (await start(who, gameKey, file)).result!
    await put(begun, 0, file)
    await who.call(studioCalls.finishUpload, { uploadKey: begun.uploadKey })
  }
  await come(ann, games[0]!, torn)
  await come(ann, games[1]!, zipOf([{ path: 'index.html', content: 'odd' }]))
  await come(ben, games[2]!, zipOf(GAME))
  const seen: string[] = []
  const parts = {
    db: portal.db,
    uploads,
    files,
    log: { warn: (facts: object) => void seen.push(JSON.stringify(facts)) },
    inspect: async ({ slug }: { readonly slug: string }) => {
      seen.push(slug)
      if (slug === 'odd') return { missing: 'a\u0000b' }
      return { missing: 'browser' }
    },
  }
  await checkVersions(parts, { signal: new AbortController().signal })
  expect(seen.slice(0, 2)).toEqual(['whole', 'odd'])
  expect((await read(ann, games[0]!)).versions[0]).toMatchObject({
    state: 'broken',
    fault: expect.stringContaining('cannot be unpacked'),
  })
  expect((await read(ann, games[1]!)).versions[0]).toMatchObject({ state: 'broken' })
  expect((await read(ben, games[2]!)).versions[0]).toMatchObject({ state: 'ready' })
})

test('a game with the maximum of versions loses the oldest unused one, with its files', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await approved(ann, 'Many Lives')
  await publish(ann, versionKey, 100)
  const old = await upload(ann, gameKey, zipOf([{ path: 'index.html', content: 'old' }]))
  const folders = () => readdirSync(join(data.folder, 'hosted/many-lives')).length
  await inTransaction(portal.db, async (tx) => {
    for (let number = 3; number <= UPLOAD_QUOTA.versions; number++) {
      const [filler, previewKey] = [`FILLER${number}`, `preview ${number}`]
      const sent = { versionKey: filler, gameKey, number, previewKey, bytes: 1, sha256: 'a'.repeat(64) }
      await insertVersion(tx, sent, portal.now())
      await saveVersion(tx, filler, { state: 'asked' })
    }
  })
  expect(folders()).toBe(2)
  const next = await upload(ann, gameKey, zipOf([{ path: 'index.html', content: 'next' }]))
  expect(next.error).toBeNull()
  const keys = (await read(ann, gameKey)).versions.map((one) => one.versionKey)
  expect(keys).toHaveLength(UPLOAD_QUOTA.versions)
  expect(keys).toContain(versionKey)
  expect(keys).not.toContain(old.versionKey)
  expect(folders()).toBe(2)
  await saveVersion(portal.db, next.versionKey, { state: 'asked' })
  expect((await start(ann, gameKey, zipOf(GAME))).error?.name).toBe('UploadLimit')
})

test('covers are made one at a time, each once, and a few per minute', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Many Faces')
  const files = openPartFiles(join(data.folder, 'hosted'))
  let [atOnce, most, made] = [0, 0, 0]
  const taken: string[] = []
  const finish = coverFinisher(
    {
      limiter: {
        take: (_name, key) => (taken.push(key) > 2 ? minutes(1) : NO_WAIT),
        sweep: () => undefined,
      },
      rates: { upload: COVER_RATE, cover: COVER_RATE, gameReport: COVER_RATE },
      async encodeCover() {
        made++
        most = Math.max(most, ++atOnce)
        await pause(20)
        atOnce--
        return Buffer.from(`cover ${made}`)
      },
    },
    files,
  )
  const come = async (text: string) => {
    const file = Buffer.from(text)
    const begun = (await start(ann, gameKey, file, { what: 'cover' })).result!
    await put(begun, 0, file)
    return (await findUpload(portal.db, begun.uploadKey))!
  }
  const wish = { db: portal.db, now: portal.now() }
  const first = await come('one')
  const [one, same] = [finish({ ...wish, upload: first }), finish({ ...wish, upload: first })]
  const other = finish({ ...wish, upload: await come('two') })
  expect(await Promise.all([one, same, other])).toEqual([1, 2, 3].map(() => ok({ ok: true })))
  expect([made, most]).toEqual([2, 1])
  expect((await readCover(portal.db, gameKey))?.toString()).toBe('cover 2')
  const late = await finish({ ...wish, upload: await come('three') })
  expect(late).toMatchObject({ refusal: 'TooFast' })
})

test('a wrong hash and a file of a wrong type are refused', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Liar')
  await upload(ann, gameKey, zipOf(GAME), { sha256: 'a'.repeat(64) })
  await upload(ann, gameKey, Buffer.from('<html>no zip'))
  const faults = (await read(ann, gameKey)).versions.map(({ fault }) => fault)
  expect(faults[0]).toContain('no zip')
  expect(faults[1]).toContain('not the file that was announced')
  const cover = await upload(ann, gameKey, Buffer.from('<svg onload="alert(1)"/>'), { what: 'cover' })
  expect(cover.error?.name).toBe('CoverUnreadable')
  expect((await read(ann, gameKey)).hasCover).toBe(false)
})

test('parts without a ticket, longer than announced, or of an unknown upload store nothing', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Parts')
  const file = zipOf(GAME)
  const begun = (await start(ann, gameKey, file)).result!
  expect((await put({ ...begun, ticket: 'guess' }, 0, file)).statusCode).toBe(404)
  expect((await put(begun, 0, Buffer.concat([file, file]))).statusCode).toBe(413)
  expect((await put({ ...begun, uploadKey: '..%2f..%2fx' }, 0, file)).statusCode).toBe(404)
  expect((await put(begun, -1, file)).statusCode).toBe(400)
  expect((await start(ann, gameKey, file)).result!.received).toBe(0)
})

test('a file that is too large and too many files are refused before the upload', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Heavy')
  const wish = (bytes: number, mark = 'b') =>
    ann.call(studioCalls.beginUpload, { gameKey, what: 'archive', bytes, sha256: mark.repeat(64) })
  expect((await wish(UPLOAD_QUOTA.archive + 1)).error?.name).toBe('UploadTooLarge')
  for (let count = 0; count < UPLOAD_QUOTA.bytes / UPLOAD_QUOTA.archive - 1; count++)
    expect((await wish(UPLOAD_QUOTA.archive, count.toString(16))).error).toBeNull()
  expect((await wish(UPLOAD_QUOTA.archive, 'f')).error?.name).toBe('UploadLimit')
})

test('files of abandoned uploads are deleted', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Left Behind')
  const begun = (await start(ann, gameKey, zipOf(GAME))).result!
  await put(begun, 0, zipOf(GAME).subarray(0, 10))
  const file = join(data.folder, 'hosted/.parts', begun.uploadKey)
  expect(readFileSync(file).length).toBe(10)
  await portal.api.tidy()
  expect(existsSync(file)).toBe(true)
  portal.wait(days(3))
  writeFileSync(join(data.folder, 'hosted/.parts', 'A'.repeat(26)), 'nobody')
  await portal.api.tidy()
  expect(existsSync(file)).toBe(false)
  expect(existsSync(join(data.folder, 'hosted/.parts', 'A'.repeat(26)))).toBe(false)
})

test('versions that take an account’s room on the disk go, the oldest first; where that is too little they stay and the upload goes', async () => {
  const ann = await developer()
  const [gameKey, other] = [await gameOf(ann, 'Large'), await gameOf(ann, 'No Room')]
  const small = await upload(ann, other, zipOf(GAME))
  const made = async (content: string) => upload(ann, gameKey, zipOf([{ path: 'index.html', content }]))
  const [first, second, third] = [await made('one'), await made('two'), await made('three')]
  const takeAThird = (versionKey: string) =>
    portal.db
      .updateTable('studio_version')
      .set({ unfolded_bytes: Math.ceil(UPLOAD_QUOTA.unfolded / 3) })
      .where('key', '=', versionKey)
      .execute()
  for (const { versionKey } of [first, second, third]) await takeAThird(versionKey)
  const fourth = await made('four')
  const left = async () => (await read(ann, gameKey)).versions.map(({ versionKey }) => versionKey)
  expect(await left()).toEqual([fourth.versionKey, third.versionKey, second.versionKey])
  // Versions of another game cannot be given up for this one, and its own are too small.
  await takeAThird(fourth.versionKey)
  await upload(ann, other, zipOf([{ path: 'index.html', content: 'more' }]))
  expect((await read(ann, other)).versions).toMatchObject([
    { state: 'broken', fault: expect.stringContaining('more of the disk') },
    { versionKey: small.versionKey, state: 'ready' },
  ])
  expect(await left()).toHaveLength(3)
})
