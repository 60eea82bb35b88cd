import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'
import { operatorDesk, type OperatorDesk } from '#apps/testing/operator-desk.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { testPng } from '#apps/testing/test-png.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { zipOf, type ZipEntry } from '#kit/testing/zip.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days } from '#kit/time/time.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { studioCalls } from '../calls.ts'
import { UPLOAD_QUOTA } from '../rules/uploads.ts'
import { studioPersonalData } from './personal-data.ts'
import { findPreview } from './preview.ts'

const data = makeDataFolder('studio')
let portal: LoginPortal
let desk: OperatorDesk
beforeAll(async () => {
  portal = await openLoginPortal({
    dataFolder: data.folder,
    gamesUrl: 'https://*.games.example',
    inspect: async () => ({ missing: 'browser' }),
  })
  desk = operatorDesk(portal, { dataFolder: data.folder, gamesUrl: 'https://*.games.example' })
})
afterAll(async () => {
  await portal.close()
  data.remove()
})

let people = 0
/** A member who makes games. */
async function developer(maker = `Maker ${people + 1}`): Promise<TestDevice> {
  const device = portal.device(`developer ${++people}`)
  device.address = `10.0.${people}.1`
  await device.signIn()
  await portal.signIn(device, { who: `developer-${people}` })
  const joined = await device.call(studioCalls.becomeDeveloper, { maker, agrees: true })
  expect(joined.error).toBeNull()
  return device
}
const begin = (device: TestDevice, title: string) =>
  device.call(studioCalls.createGame, { title }, { opId: randomUUID() })
const gameOf = async (device: TestDevice, title: string) => (await begin(device, title)).result!.gameKey
const sha = (file: Buffer) => createHash('sha256').update(file).digest('hex')
const GAME: readonly ZipEntry[] = [{ path: 'index.html', content: '<!doctype html><p>hop' }]

const start = (
  device: TestDevice,
  gameKey: string,
  file: Buffer,
  more: { what?: 'cover'; sha256?: string } = {},
) =>
  device.call(studioCalls.beginUpload, {
    gameKey,
    what: 'archive',
    bytes: file.length,
    sha256: sha(file),
    ...more,
  })

interface Begun {
  readonly uploadKey: string
  readonly ticket: string
}
const put = ({ uploadKey, ticket }: Begun, at: number, part: Buffer) =>
  portal.app.inject({
    method: 'PUT',
    url: `/api/studio-part/${uploadKey}/${at}`,
    headers: { 'content-type': 'application/octet-stream', 'x-upload-ticket': ticket },
    payload: part,
  })

/** The job that looks at what has come. */
async function check() {
  await portal.api.jobs.wish('check-versions')
  await portal.api.jobs.runDue()
}

async function upload(
  device: TestDevice,
  gameKey: string,
  file: Buffer,
  more: { what?: 'cover'; sha256?: string } = {},
) {
  const begun = (await start(device, gameKey, file, more)).result!
  for (let at = 0; at < file.length; at += UPLOAD_QUOTA.part)
    expect((await put(begun, at, file.subarray(at, at + UPLOAD_QUOTA.part))).statusCode).toBe(200)
  const { error } = await device.call(studioCalls.finishUpload, { uploadKey: begun.uploadKey })
  await check()
  return { versionKey: begun.uploadKey, error }
}
const read = async (device: TestDevice, gameKey: string) =>
  (await device.call(studioCalls.readOwnGame, { gameKey })).result!
const NO_AGES = {
  violence: 'no',
  fear: 'no',
  language: 'no',
  nudity: 'no',
  drugs: 'no',
  gambling: 'no',
  chat: 'no',
  purchases: 'no',
} as const
const TRAITS = {
  genre: 'arcade',
  players: 1,
  orientation: 'any',
  licence: 'my own work',
  ages: NO_AGES,
} as const

/** A game with all that a reviewer asks for, and a version of it. */
async function wholeGame(device: TestDevice, title: string, entries = GAME) {
  const gameKey = await gameOf(device, title)
  const words = { title, pitch: 'Hop from lamp to lamp', how: ['Tap to hop'] }
  expect((await device.call(studioCalls.saveWords, { gameKey, language: 'en', ...words })).error).toBeNull()
  expect((await device.call(studioCalls.saveTraits, { gameKey, ...TRAITS })).error).toBeNull()
  expect((await upload(device, gameKey, testPng(400, 300), { what: 'cover' })).error).toBeNull()
  const { versionKey } = await upload(device, gameKey, zipOf(entries))
  return { gameKey, versionKey }
}
const ask = (device: TestDevice, versionKey: string) => device.call(studioCalls.askReview, { versionKey })
const publish = (device: TestDevice, versionKey: string, share: number) =>
  device.call(studioCalls.publishVersion, { versionKey, share })
async function approved(device: TestDevice, title: string) {
  const game = await wholeGame(device, title)
  expect((await ask(device, game.versionKey)).error).toBeNull()
  await desk.change('reviews', 'approve', game.versionKey)
  return game
}
const shownGame = async (slug: string) => {
  await portal.api.operatorPoll.look()
  return (await portal.device('player').call(catalogCalls.readGame, { slug })).result
}

test('a visitor makes no games, and a member only after one consent', async () => {
  const visitor = portal.device('visitor')
  expect((await visitor.call(studioCalls.readStudio, {})).error?.name).toBe('MemberOnly')
  const member = portal.device('member')
  await portal.signIn(member, { who: 'member' })
  expect((await member.call(studioCalls.readStudio, {})).result).toEqual({ maker: null, games: [] })
  expect((await begin(member, 'Lamp')).error?.name).toBe('DeveloperNeeded')
})

test('from an upload over the review to the players, in stages and back', async () => {
  const ann = await developer('Lamp Works')
  const { gameKey, versionKey } = await approved(ann, 'Lantern Hopper')
  expect(await read(ann, gameKey)).toMatchObject({
    slug: 'lantern-hopper',
    age: 3,
    hasCover: true,
    versions: [{ state: 'approved', share: 0, noReport: 'browser' }],
    comments: [{ verdict: 'approved', number: 1 }],
  })
  expect(await shownGame('lantern-hopper')).toBeNull()
  expect((await publish(ann, versionKey, 1)).error).toBeNull()
  const first = (await shownGame('lantern-hopper'))!.hosted!
  expect(first.maker).toBe('Lamp Works')
  expect(first.address).toMatch(/^https:\/\/lantern-hopper\.games\.example\/[0-9a-f]{16}\/$/)
  expect(first.next).toBeUndefined()

  const second = await upload(ann, gameKey, zipOf([{ path: 'index.html', content: 'second' }]))
  expect((await publish(ann, second.versionKey, 1)).error?.name).toBe('VersionNotReady')
  await ask(ann, second.versionKey)
  await desk.change('reviews', 'approve', second.versionKey)
  expect((await publish(ann, second.versionKey, 10)).error).toBeNull()
  const staged = (await shownGame('lantern-hopper'))!.hosted!
  expect(staged.address).toBe(first.address)
  expect(staged.next).toMatchObject({ share: 10 })
  expect((await read(ann, gameKey)).versions.map(({ share }) => share)).toEqual([10, 90])
  await publish(ann, second.versionKey, 100)
  expect((await shownGame('lantern-hopper'))!.hosted!.address).toBe(staged.next!.address)
  expect((await ann.call(studioCalls.rollBack, { versionKey })).error).toBeNull()
  expect((await shownGame('lantern-hopper'))!.hosted).toEqual(first)
})

test('a game that is taken down is gone at once, with its previews, and cannot be published', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await approved(ann, 'Password Please')
  await publish(ann, versionKey, 100)
  const [{ previewKey }] = (await read(ann, gameKey)).versions as [{ previewKey: string }]
  expect(await findPreview(portal.db, previewKey)).toMatchObject({ slug: 'password-please' })
  await desk.change('reviews', 'down', 'password-please', 'it asks for passwords')
  expect(await shownGame('password-please')).toBeNull()
  expect(await findPreview(portal.db, previewKey)).toBeUndefined()
  expect((await publish(ann, versionKey, 100)).error?.name).toBe('StudioGameDown')
  expect(await read(ann, gameKey)).toMatchObject({ downFor: 'it asks for passwords', isShown: false })
  await desk.change('reviews', 'up', 'password-please')
  expect(await shownGame('password-please')).not.toBeNull()
})

test('what is changed while a version waits is not what a reviewer has seen: it waits no more', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await wholeGame(ann, 'Nice Kittens')
  await ask(ann, versionKey)
  await ann.call(studioCalls.saveWords, {
    gameKey,
    language: 'en',
    title: 'Nice Kittens',
    pitch: 'Buy things',
    how: ['Buy'],
  })
  const { text, code } = await desk.run('reviews', 'approve', versionKey, '--yes')
  expect([code, text]).toEqual([1, expect.stringContaining('no version of this key waits')])
})

test('words that were not reviewed do not reach players', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await approved(ann, 'Quiet Pond')
  await ann.call(studioCalls.saveWords, {
    gameKey,
    language: 'en',
    title: 'Quiet Pond',
    pitch: 'Something else',
    how: ['Else'],
  })
  await publish(ann, versionKey, 100)
  expect(JSON.stringify(await shownGame('quiet-pond'))).not.toContain('Something else')
})

test('an upload that was cut goes on where it stopped', async () => {
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

test('two uploads at once: the parts of one are taken one after the other, another file takes its place', async () => {
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

test('a hash that lies, and a file that is none of what it claims', async () => {
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

test('parts without a ticket, longer than announced, or nowhere, leave nothing', async () => {
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

test('too large a file and too many of them are refused before a byte comes', async () => {
  const ann = await developer()
  const gameKey = await gameOf(ann, 'Heavy')
  const wish = (bytes: number, mark = 'b') =>
    ann.call(studioCalls.beginUpload, { gameKey, what: 'archive', bytes, sha256: mark.repeat(64) })
  expect((await wish(UPLOAD_QUOTA.archive + 1)).error?.name).toBe('UploadTooLarge')
  for (let count = 0; count < UPLOAD_QUOTA.bytes / UPLOAD_QUOTA.archive - 1; count++)
    expect((await wish(UPLOAD_QUOTA.archive, count.toString(16))).error).toBeNull()
  expect((await wish(UPLOAD_QUOTA.archive, 'f')).error?.name).toBe('UploadLimit')
})

test('another developer’s game is not there', async () => {
  const [ann, ben] = [await developer(), await developer()]
  const { gameKey, versionKey } = await approved(ann, 'Mine Alone')
  const before = await read(ann, gameKey)
  const words = { title: 'Taken', pitch: 'x', how: ['x'] }
  const answers = await Promise.all([
    ben.call(studioCalls.readOwnGame, { gameKey }),
    ben.call(studioCalls.saveWords, { gameKey, language: 'en', ...words }),
    ben.call(studioCalls.saveTraits, { gameKey, ...TRAITS }),
    start(ben, gameKey, zipOf(GAME)),
    ask(ben, versionKey),
    publish(ben, versionKey, 100),
    ben.call(studioCalls.rollBack, { versionKey }),
    ben.call(studioCalls.renewPreview, { versionKey }),
  ])
  expect(answers.map(({ error }) => error?.name)).toEqual(answers.map(() => 'StudioGameUnknown'))
  expect(await read(ann, gameKey)).toEqual(before)
  const begun = (await start(ann, gameKey, zipOf([{ path: 'index.html', content: 'b' }]))).result!
  expect((await ben.call(studioCalls.finishUpload, { uploadKey: begun.uploadKey })).error?.name).toBe(
    'UploadUnknown',
  )
})

test.for([['2048'], ['２０４８'], ['S u d o k u'], ['Sud0ku'], ['Ѕudoku']])(
  'a title that imitates a game is refused: %s',
  async ([title]) => {
    const ann = await developer()
    expect((await begin(ann, title!)).error?.name).toBe('StudioTitleTaken')
    const gameKey = await gameOf(ann, `Honest ${people}`)
    const words = { title: title!, pitch: 'x', how: ['x'] }
    const saved = await ann.call(studioCalls.saveWords, { gameKey, language: 'de', ...words })
    expect(saved.error?.name).toBe('StudioTitleTaken')
  },
)

test('a link opens a version for whoever has it, until it gets another', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await wholeGame(ann, 'Secret Path')
  const link = async () => (await read(ann, gameKey)).versions[0]!.previewKey
  const old = await link()
  const stranger = portal.device('stranger')
  const opened = await stranger.call(studioCalls.openPreview, { previewKey: old })
  expect(opened.result).toMatchObject({ title: 'Secret Path', number: 1 })
  expect(new URL(opened.result!.address).host).toBe(`preview-${old}.games.example`)
  await ann.call(studioCalls.renewPreview, { versionKey })
  expect((await stranger.call(studioCalls.openPreview, { previewKey: old })).error?.name).toBe(
    'StudioGameUnknown',
  )
  expect(await findPreview(portal.db, await link())).toMatchObject({ slug: 'secret-path' })
})

test('reports of players reach the reviewers’ queue, one of each player', async () => {
  const ann = await developer()
  const { versionKey } = await approved(ann, 'Broken Boat')
  await publish(ann, versionKey, 100)
  await shownGame('broken-boat')
  const [one, other] = [portal.device('player one'), portal.device('player two')]
  for (const device of [one, one, other])
    expect(
      (await device.call(studioCalls.reportGame, { slug: 'broken-boat', reason: 'broken' })).error,
    ).toBeNull()
  expect((await one.call(studioCalls.reportGame, { slug: '2048', reason: 'broken' })).error?.name).toBe(
    'GameNotFound',
  )
  const { reported } = await desk.facts<{ reported: object[] }>('reviews', 'list')
  expect(reported).toMatchObject([{ slug: 'broken-boat', reports: 2, reasons: { broken: 2 } }])
  await desk.change('reviews', 'close', 'broken-boat')
  expect((await desk.facts<{ reported: object[] }>('reviews', 'list')).reported).toEqual([])
})

test('a refused version tells its developer why; a game for adults is not taken', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await wholeGame(ann, 'Casino Night')
  await ann.call(studioCalls.saveTraits, { gameKey, ...TRAITS, ages: { ...NO_AGES, gambling: 'strong' } })
  expect((await ask(ann, versionKey)).error?.name).toBe('StudioGameAdult')
  await ann.call(studioCalls.saveTraits, { gameKey, ...TRAITS })
  await ask(ann, versionKey)
  await desk.change('reviews', 'refuse', versionKey, 'it is too loud')
  expect(await read(ann, gameKey)).toMatchObject({
    versions: [{ state: 'refused' }],
    comments: [{ verdict: 'refused', text: 'it is too loud' }],
  })
})

test('a developer who leaves takes their games along, the files too', async () => {
  const ann = await developer()
  const { versionKey } = await approved(ann, 'Farewell')
  await publish(ann, versionKey, 100)
  expect(await shownGame('farewell')).not.toBeNull()
  expect(existsSync(join(data.folder, 'hosted/farewell'))).toBe(true)
  const { account_id: accountId } = await portal.db
    .selectFrom('studio_game')
    .select('account_id')
    .where('slug', '=', 'farewell')
    .executeTakeFirstOrThrow()
  await inTransaction(portal.db, (tx) => studioPersonalData.erase(tx, { accountId, now: portal.now() }))
  await portal.api.tidy()
  expect(existsSync(join(data.folder, 'hosted/farewell'))).toBe(false)
  expect(await studioPersonalData.collect(portal.db, accountId)).toEqual({
    developer: undefined,
    games: [],
    uploads: [],
    reports: [],
  })
  await portal.api.catalogue.read(portal.db)
  const again = await developer()
  expect((await read(again, await gameOf(again, 'Farewell'))).slug).toBe('farewell-2')
})

test('files of uploads that nobody goes on with are deleted', async () => {
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
