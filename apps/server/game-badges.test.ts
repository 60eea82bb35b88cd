import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  approved,
  ask,
  approve,
  data,
  terminal,
  developer,
  GAME,
  portal,
  publish,
  shownGame,
  upload,
  useStudioPortal,
  wholeGame,
} from '#apps/testing/studio-portal.ts'
import { testPng } from '#apps/testing/test-png.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { errorCatalogue } from '#kit/errors/catalogue.ts'
import { zipOf, type ZipEntry } from '#kit/testing/zip.ts'
import { badgesCalls } from '#modules/badges/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { hostedCalls } from '#modules/hosted/calls.ts'
import { hostedPersonalData, openDeclarations, openUploads } from '#modules/hosted/server/index.ts'

useStudioPortal()

const UNKNOWN = { code: errorCatalogue.GameNotFound }

const FIRST = {
  id: 'first-hop',
  title: { en: 'First hop', de: 'Erster Sprung' },
  task: 'Hop once',
  picture: 'b/one.png',
}
const FAR = { id: 'far', title: 'Far away', task: 'Hop a hundred times', picture: 'b/one.png' }
const gameWith = (...badges: readonly object[]): readonly ZipEntry[] => [
  ...GAME,
  { path: 'islet.json', content: JSON.stringify({ badges }) },
  { path: 'b/one.png', content: testPng(96, 96) },
]

/** A shown game with these badges. */
async function shownWith(title: string, ...badges: readonly object[]) {
  const maker = await developer()
  const game = await wholeGame(maker, title, gameWith(...badges))
  expect((await ask(maker, game.versionKey)).error).toBeNull()
  await approve(game.versionKey)
  expect((await publish(maker, game.versionKey, 100)).error).toBeNull()
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { address } = (await shownGame(slug))!.hosted!
  return { maker, ...game, slug, version: new URL(address).pathname.split('/')[1]! }
}

async function player(name: string) {
  const device = portal.device(name)
  await device.signIn()
  return device
}
const listed = async (device: Awaited<ReturnType<typeof player>>, slug: string) =>
  (await device.call(hostedCalls.listGameBadges, { slug })).result!.badges

test('a game awards a declared badge once, and it is shown apart from proved ones', async () => {
  const { slug, version } = await shownWith('Moss Hop', FIRST, FAR)
  const anna = await player('anna')
  expect(await listed(anna, slug)).toEqual([
    {
      badgeId: 'first-hop',
      title: 'First hop',
      task: 'Hop once',
      picture: `/imported/badges/${slug}/${version}/first-hop.png`,
      wonAt: null,
    },
    {
      badgeId: 'far',
      title: 'Far away',
      task: 'Hop a hundred times',
      picture: `/imported/badges/${slug}/${version}/far.png`,
      wonAt: null,
    },
  ])
  const keep = (badgeId: string) => anna.call(hostedCalls.keepGameBadge, { slug, badgeId })
  expect((await keep('first-hop')).result).toEqual({ isNew: true, title: 'First hop' })
  expect((await keep('first-hop')).result).toEqual({ isNew: false, title: 'First hop' })
  expect((await keep('level-60')).error).toMatchObject(UNKNOWN)
  expect((await listed(anna, slug)).map(({ wonAt }) => wonAt)).toEqual([portal.now(), null])
  const own = (await anna.call(hostedCalls.listOwnGameBadges, {})).result!.games
  expect(own).toMatchObject([{ slug, title: 'Moss Hop', all: 2, badges: [{ badgeId: 'first-hop' }] }])
  const wall = (await anna.call(badgesCalls.listBadges, {})).result!
  expect([wall.points, wall.badges.some(({ badgeId }) => badgeId.includes('hop'))]).toEqual([0, false])
  const other = await player('bert')
  expect((await listed(other, slug)).every(({ wonAt }) => wonAt === null)).toBe(true)
})

test('a reviewer sees the badges of a version with their pictures', async () => {
  const maker = await developer()
  const { versionKey } = await wholeGame(maker, 'Fern Hop', gameWith(FIRST))
  const { badges } = await terminal.facts<{ badges: readonly object[] }>('reviews', 'show', versionKey)
  expect(badges).toMatchObject([{ badgeId: 'first-hop', words: { en: { title: 'First hop' } } }])
  expect(JSON.stringify(badges)).toContain('data:image/png;base64,')
})

test('badges of an unpublished version, a hidden game or a missing game are not awarded', async () => {
  const { maker, gameKey, slug, version } = await shownWith('Dew Hop', FIRST)
  const anna = await player('dora')
  await upload(maker, gameKey, zipOf([...gameWith(FIRST, FAR)]))
  expect((await anna.call(hostedCalls.keepGameBadge, { slug, badgeId: 'far' })).error).toMatchObject(UNKNOWN)
  expect((await anna.call(hostedCalls.keepGameBadge, { slug: 'chess', badgeId: 'far' })).error).toMatchObject(
    UNKNOWN,
  )
  const picture = openDeclarations(openUploads(join(data.folder, 'hosted'))).pictureOf(
    slug,
    version,
    'first-hop',
  )
  expect(await picture).toEqual(testPng(96, 96))
  expect((await anna.call(hostedCalls.keepGameBadge, { slug, badgeId: 'first-hop' })).error).toBeNull()
  await terminal.change('reviews', 'down', slug, 'it tricks')
  await portal.api.operatorPoll.look()
  expect((await anna.call(hostedCalls.keepGameBadge, { slug, badgeId: 'first-hop' })).error).toMatchObject(
    UNKNOWN,
  )
  expect((await anna.call(hostedCalls.listOwnGameBadges, {})).result!.games).toEqual([])
})

test('badges follow a visitor into an existing member account, are exported, and are removed with the account', async () => {
  const { slug } = await shownWith('Reed Hop', FIRST)
  const known = await player('known')
  await portal.signIn(known, { who: 'reed-player' })
  const device = await player('visitor')
  await device.call(hostedCalls.keepGameBadge, { slug, badgeId: 'first-hop' })
  const before = device.userId()
  expect((await portal.signIn(device, { who: 'reed-player' })).error).toBeNull()
  expect((await listed(known, slug))[0]!.wonAt).toEqual(portal.now())
  const { db } = portal
  expect((await hostedPersonalData.collect(db, before)) as object).toEqual({ badges: [] })
  expect(await hostedPersonalData.collect(db, known.userId())).toMatchObject({
    badges: [{ badgeId: 'first-hop' }],
  })
  await inTransaction(db, (tx) =>
    hostedPersonalData.erase(tx, { accountId: known.userId(), systemId: 0, now: portal.now() }),
  )
  expect((await listed(known, slug))[0]!.wonAt).toBeNull()
})

test('a forged score for a game of others enters no table', async () => {
  const { slug } = await shownWith('Lily Hop', FIRST)
  const { gameId } = (await shownGame(slug))!
  const anna = await player('frida')
  expect((await anna.call(scoresCalls.startRun, { gameId })).error).toMatchObject({
    code: errorCatalogue.ScoreNotRanked,
  })
})

test('a game without a declaration has no badges', async () => {
  const maker = await developer()
  const { versionKey } = await approved(maker, 'Plain Hop')
  await publish(maker, versionKey, 100)
  await shownGame('plain-hop')
  expect(await listed(await player('emma'), 'plain-hop')).toEqual([])
})
