import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  approve,
  approved,
  ask,
  begin,
  data,
  terminal,
  developer,
  GAME,
  gameOf,
  NO_AGES,
  people,
  portal,
  publish,
  read,
  shownGame,
  start,
  TRAITS,
  upload,
  useStudioPortal,
  wholeGame,
} from '#apps/testing/studio-portal.ts'
import { testPng } from '#apps/testing/test-png.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { zipOf } from '#kit/testing/zip.ts'
import { studioCalls } from '../calls.ts'
import { studioPersonalData } from './personal-data.ts'
import { findPreview } from './preview.ts'

useStudioPortal()

test('a visitor cannot make games, and a member only after one consent', async () => {
  const visitor = portal.device('visitor')
  expect((await visitor.call(studioCalls.readStudio, {})).error?.name).toBe('MemberOnly')
  const member = portal.device('member')
  await portal.signIn(member, { who: 'member' })
  expect((await member.call(studioCalls.readStudio, {})).result).toEqual({ maker: null, games: [] })
  expect((await begin(member, 'Lamp')).error?.name).toBe('DeveloperNeeded')
})

test('from an upload through the review to the players, in stages and back', async () => {
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
  await approve(second.versionKey)
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

test('a game that is taken down disappears at once, with its previews, and cannot be published', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await approved(ann, 'Password Please')
  await publish(ann, versionKey, 100)
  const { previewKey } = (await read(ann, gameKey)).versions[0]!
  expect(await findPreview(portal.db, previewKey)).toMatchObject({ slug: 'password-please' })
  await terminal.change('reviews', 'down', 'password-please', 'it asks for passwords')
  expect(await shownGame('password-please')).toBeNull()
  expect(await findPreview(portal.db, previewKey)).toBeUndefined()
  expect((await publish(ann, versionKey, 100)).error?.name).toBe('StudioGameDown')
  expect(await read(ann, gameKey)).toMatchObject({ downFor: 'it asks for passwords', isShown: false })
  await terminal.change('reviews', 'up', 'password-please')
  expect(await shownGame('password-please')).not.toBeNull()
})

test('changing a version that waits for review takes it out of the queue', async () => {
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
  const { text, code } = await terminal.run('reviews', 'approve', versionKey, 'aaaaaaaaaaaa', '--yes')
  expect([code, text]).toEqual([1, expect.stringContaining('no version of this key waits')])
})

test('texts that were not reviewed do not reach players', async () => {
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

test('another developer’s game is not found', async () => {
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

test('a link opens a version for everybody who has it, until it gets another', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await wholeGame(ann, 'Secret Path')
  const link = async () => (await read(ann, gameKey)).versions[0]!.previewKey
  const old = await link()
  const stranger = portal.device('stranger')
  const opened = await stranger.call(studioCalls.openPreview, { previewKey: old })
  expect(opened.result).toMatchObject({ title: 'Secret Path', number: 1 })
  expect(opened.result!.badges).toEqual([])
  expect(new URL(opened.result!.address).host).toBe(`preview-${old}.games.example`)
  await ann.call(studioCalls.renewPreview, { versionKey })
  expect((await stranger.call(studioCalls.openPreview, { previewKey: old })).error?.name).toBe(
    'StudioGameUnknown',
  )
  expect(await findPreview(portal.db, await link())).toMatchObject({ slug: 'secret-path' })
})

test('a preview lists the badges that its version declares, with their pictures', async () => {
  const ann = await developer()
  const badge = {
    id: 'first-hop',
    title: { de: 'Erster Sprung', en: 'First hop' },
    task: 'Hop once',
    picture: 'hop.png',
  }
  const { gameKey } = await wholeGame(ann, 'Badge Path', [
    { path: 'index.html', content: '<p>hop' },
    { path: 'islet.json', content: JSON.stringify({ badges: [badge] }) },
    { path: 'hop.png', content: testPng(64, 64) },
  ])
  const { previewKey } = (await read(ann, gameKey)).versions[0]!
  const reader = portal.device('a reader')
  expect((await reader.call(studioCalls.openPreview, { previewKey })).result!.badges).toEqual([
    {
      badgeId: 'first-hop',
      title: 'First hop',
      task: 'Hop once',
      picture: `data:image/png;base64,${testPng(64, 64).toString('base64')}`,
    },
  ])
})

test('reports of players reach the reviewers’ queue, one per player', async () => {
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
  const { reported } = await terminal.facts<{ reported: object[] }>('reviews', 'list')
  expect(reported).toMatchObject([{ slug: 'broken-boat', reports: 2, reasons: { broken: 2 } }])
  await terminal.change('reviews', 'close', 'broken-boat')
  expect((await terminal.facts<{ reported: object[] }>('reviews', 'list')).reported).toEqual([])
})

test('a refused version shows its developer the reason; a game for adults is not accepted', async () => {
  const ann = await developer()
  const { gameKey, versionKey } = await wholeGame(ann, 'Casino Night')
  await ann.call(studioCalls.saveTraits, { gameKey, ...TRAITS, ages: { ...NO_AGES, gambling: 'strong' } })
  expect((await ask(ann, versionKey)).error?.name).toBe('StudioGameAdult')
  await ann.call(studioCalls.saveTraits, { gameKey, ...TRAITS })
  await ask(ann, versionKey)
  await terminal.change('reviews', 'refuse', versionKey, 'it is too loud')
  expect(await read(ann, gameKey)).toMatchObject({
    versions: [{ state: 'refused' }],
    comments: [{ verdict: 'refused', text: 'it is too loud' }],
  })
})

test('the games of an erased developer are deleted, with their files', async () => {
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
  expect(await studioPersonalData.collect(portal.db, accountId)).toMatchObject({
    games: [
      {
        slug: 'farewell',
        coverBase64: expect.stringMatching(/^UklGR/),
        versions: [{ number: 1, state: 'approved', bytes: expect.any(Number) }],
        comments: [{ number: 1, verdict: 'approved' }],
      },
    ],
  })
  await inTransaction(portal.db, (tx) =>
    studioPersonalData.erase(tx, { accountId, systemId: 0, now: portal.now() }),
  )
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
