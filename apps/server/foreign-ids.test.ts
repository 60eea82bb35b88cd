import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import type { Call, ParamsOf } from '#kit/contract/call.ts'
import { hours } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { listsCalls } from '#modules/lists/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { callsByModule } from './calls.ts'

/** Parameters that identify something of one player. */
const OWNED = [
  'sessionId',
  'cocrId',
  'cmkId',
  'olwId',
  'onlineCode',
  'friId',
  'msgId',
  'ygrId',
  'ywaId',
  'playId',
  'nteId',
  'runKey',
  'listKey',
  'key',
]
/** Belong to developers: modules/studio/server/studio.test.ts tries them with another developer's keys. */
const OF_DEVELOPERS = /^studio\/(game|upload|version)\//
/** May be seen by others, by number. */
const FOR_ALL = new Set([
  // A listing is public; the card that pays decides who may swap.
  'coc/exchange/available',
  'coc/sell/share',
  // Any reader may report a message.
  'chat/report',
  // Whoever has the link may read a list.
  'list/info',
])
/** Parameters that identify nothing of a player, or a secret that grants access by itself. */
const HARMLESS = new Set(
  `visitId handCode replaces mode nickName slug gameId tag slugs cursor size keyword score ver replay day level type state cocId
  boxType num phrase openId seed rateVersion loadMs channel lastId text userId yyxKey yliKey sort cId wants sellCode sellPass
  endpoint keys timeType inviteKey langClient osClient shtmlKey oauthCode originStr provider year
  badge agree language pitch how genre players orientation licence ages kind bytes sha256 part tryKey
  duelCode beginType moveNum useTime clock rated start move all played above beatKey wish friend wear open step
  watchCode isLocked offer
  seatNum name ids list hasEnded page lcp inp ttfb cls on`.split(/\s+/),
)

const wireNamesOf = ({ params }: Call): string[] => {
  const { properties = {}, 'x-wire-names': renamed = {} } = params as {
    readonly properties?: Readonly<Record<string, unknown>>
    readonly 'x-wire-names'?: Readonly<Record<string, string>>
  }
  return Object.keys(properties).map((name) => renamed[name] ?? name)
}
const everyCall = Object.values(callsByModule).flatMap((calls) => Object.values(calls))

let rig: CloudRig
let ann: TestDevice
let zoe: TestDevice
let ids: Awaited<ReturnType<typeof belongings>>

/** One of everything that a player can have. */
async function belongings(owner: TestDevice) {
  const ask = async <C extends Call>(call: C, params: ParamsOf<C>) => {
    const { result, error } = await owner.call(call, params, { opId: randomUUID() })
    expect(error, call.wire).toBeNull()
    return result!
  }
  const stretch = await ask(idleCalls.startOnline, {})
  for (let hour = 0; hour < 4; hour++) {
    rig.wait(hours(1))
    await ask(idleCalls.reportOnline, { stretchCode: stretch.stretchCode })
  }
  const { rewards } = await ask(idleCalls.listRewards, {})
  const cardId = await giveCard(rig, owner, 1)
  const { listingId } = await ask(marketCalls.listCard, { cardId: await giveCard(rig, owner, 2) })
  await ask(cardsCalls.useCard, { cardId: await giveCard(rig, owner, 33), gameId: 1748 })
  const asker = rig.device('Asker')
  await asker.signIn()
  await asker.call(friendsCalls.sendFriendRequest, { userId: owner.userId() })
  const { received } = await ask(friendsCalls.listFriendRequests, {})
  await ask(accountCalls.setNickname, { nickname: 'Ann' })
  const { message } = await ask(chatCalls.sendMessage, { channel: 'world', text: 'hello all' })
  await rig.api.deliver()
  const { notices } = await ask(noticesCalls.listNotices, {})
  const { places } = await ask(accountCalls.listSessions, {})
  const { listKey } = await ask(listsCalls.createList, { name: 'For later', gameId: 1748 })
  const worker = await rig.worker()
  const player = await rig.player('Ann')
  const { join } = (await player.start('mines')).result!
  worker.set(join.playId, 'away')
  const { code } = await ask(cloudCalls.shareWatch, {})
  await asker.call(cloudCalls.watchPlay, { code })
  const [watching] = await worker.hears('watch')
  return {
    cardId,
    listingId,
    rewardId: rewards.find(({ state }) => state === 'ripe')!.rewardId,
    stretchCode: stretch.stretchCode,
    listKey,
    requestId: received[0]!.requestId,
    messageId: message.messageId,
    noticeId: notices[0]!.noticeId,
    sessionId: places[0]!.sessionId,
    cloudPlayId: join.playId,
    watcherId: watching!.watcher.id,
    runId: (await ask(scoresCalls.startRun, { gameId: 1748 })).runs[0]!.runId,
    playId: (await ask(centreCalls.startPlay, { gameId: 1748 })).playId,
  }
}

/** Written in the background after any call: not changed by another player's call. */
const NOTED_BESIDE = ['presence', 'visit']

/** All rows of the database that reference an account. */
async function rowsOf(userId: number): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(rig.db)
  const rows: string[] = []
  for (const { name } of tables.rows) {
    if (NOTED_BESIDE.includes(name)) continue
    const found = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      where to_jsonb(t)::text ~ ${`\\y${userId}\\y`}`.execute(rig.db)
    rows.push(...found.rows.map(({ row }) => `${name} ${row}`))
  }
  return rows.toSorted()
}

beforeAll(async () => {
  rig = await openCloudRig()
  ann = rig.device('Ann')
  zoe = rig.device('Zoe')
  ids = await belongings(ann)
  await zoe.signIn()
})
afterAll(() => rig.close())

/** What Zoe tries with Ann's ids. */
const tries = (own: typeof ids) =>
  [
    [accountCalls.endSession, { sessionId: own.sessionId }],
    [cardsCalls.useCard, { cardId: own.cardId, gameId: 1748 }],
    [cardsCalls.stopUsingCard, { cardId: own.cardId }],
    [marketCalls.listCard, { cardId: own.cardId }],
    [marketCalls.takeBack, { listingId: own.listingId }],
    [marketCalls.renewPassword, { listingId: own.listingId }],
    [sharingCalls.shareCard, { cardId: own.cardId }],
    [idleCalls.reportOnline, { stretchCode: own.stretchCode }],
    [idleCalls.takeReward, { rewardId: own.rewardId }],
    [idleCalls.rescueReward, { rewardId: own.rewardId }],
    [friendsCalls.acceptFriendRequest, { requestId: own.requestId }],
    [friendsCalls.ignoreFriendRequest, { requestId: own.requestId }],
    [friendsCalls.cancelFriendRequest, { requestId: own.requestId }],
    [chatCalls.deleteMessage, { messageId: own.messageId }],
    [centreCalls.reportPlay, { playId: own.playId }],
    [centreCalls.stopPlay, { playId: own.playId }],
    [cloudCalls.beginPlay, { playId: own.cloudPlayId, streamId: 'stolen' }],
    [cloudCalls.removeWatcher, { watcherId: own.watcherId }],
    [cloudCalls.keepPlaying, { playId: own.cloudPlayId }],
    [scoresCalls.startRun, { gameId: 1748, runId: own.runId }],
    [scoresCalls.sendScore, { gameId: 1748, runId: own.runId, score: 1, version: 'test', replay: '' }],
    [scoresCalls.shareRun, { gameId: 1748, runId: own.runId, score: 1, version: 'test', replay: '' }],
    [
      scoresCalls.answerDare,
      { gameId: 1748, runId: own.runId, key: '0'.repeat(26), score: 1, version: 'test', replay: '' },
    ],
    [listsCalls.renameList, { listKey: own.listKey, name: 'Taken' }],
    [listsCalls.addToList, { listKey: own.listKey, gameId: 1752 }],
    [listsCalls.takeFromList, { listKey: own.listKey, gameId: 1748 }],
    [listsCalls.orderList, { listKey: own.listKey, gameIds: [1748] }],
    [listsCalls.deleteList, { listKey: own.listKey }],
    [noticesCalls.markSeen, { upTo: own.noticeId }],
  ] as const
const nobodys = (id: string) => id.replace(/[0-9A-Z]/g, '0')

test('every call with an id of something owned is tested below, and every parameter is classified', () => {
  const tried = new Set(tries(ids).map(([{ wire }]) => wire as string))
  for (const call of everyCall) {
    const names = wireNamesOf(call)
    expect(
      names.filter((name) => !OWNED.includes(name) && !HARMLESS.has(name)),
      `${call.wire}: a parameter that nobody has judged`,
    ).toEqual([])
    if (OF_DEVELOPERS.test(call.wire)) continue
    if (names.some((name) => OWNED.includes(name)) && !FOR_ALL.has(call.wire))
      expect([...tried, 'coc/exchange/sell'], call.wire).toContain(call.wire)
  }
})

test('another player’s objects cannot be changed or distinguished from missing ones', async () => {
  const before = await rowsOf(ann.userId())
  expect(before.length).toBeGreaterThan(12)
  const none = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, nobodys(id)])) as typeof ids
  const nothing = tries(none)
  for (const [index, [call, params]] of tries(ids).entries()) {
    const answer = async (given: unknown) => {
      const { result, error } = await zoe.call(call as Call, given as never, { opId: randomUUID() })
      return { result, error }
    }
    const foreign = await answer(params)
    expect(foreign, call.wire).toEqual(await answer(nothing[index]![1]))
    expect(foreign.error?.name ?? 'nothing', call.wire).not.toMatch(
      /^(NoPermission|NotSignedIn|InvalidParams|ServerError)$/,
    )
  }
  expect(await rowsOf(ann.userId())).toEqual(before)
})

test('a player cannot pay with another player’s card', async () => {
  const ben = rig.device('Ben')
  const offer = await ben.call(
    marketCalls.listCard,
    { cardId: await giveCard(rig, ben, 3) },
    { opId: randomUUID() },
  )
  const before = await rowsOf(ann.userId())
  const { listingId } = offer.result!
  const swap = (cardId: string) => zoe.call(marketCalls.swapCard, { listingId, cardId })
  const refused = await swap(ids.cardId)
  expect(refused.result).toBeNull()
  expect(refused.error).toEqual((await swap(nobodys(ids.cardId))).error)
  expect(await rowsOf(ann.userId())).toEqual(before)
})
