import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleRig, type ConsoleRig } from '#apps/testing/console-rig.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { minutes } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { listActions } from '#modules/operator/server/index.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'

let portal: TestPortal
let rig: ConsoleRig
let olga: Awaited<ReturnType<ConsoleRig['operator']>>
let mo: typeof olga
beforeAll(async () => {
  portal = await openTestPortal()
  rig = openConsoleRig(portal)
  await portal.device('Ann').signIn()
  await portal.device('Moderator').signIn()
  olga = await rig.operator('Olga', 'owner')
  mo = await rig.operator('Mo', 'moderator')
})
afterAll(async () => {
  await rig.close()
  await portal.close()
})

describe('moderators', () => {
  /** Reports a message in the world channel. */
  async function reported() {
    const [ann, moderator] = [portal.device('Ann'), portal.device('Moderator')]
    const [messageId, reportId] = [mo.key.slice(0, 4), 'r'].map((start) => `${start}${portal.now()}`)
    await portal.db
      .insertInto('chat_message')
      .values({
        id: messageId!,
        room: 'world',
        account_id: ann.userId(),
        text: 'rocks',
        language: 'en',
        sent_at: timestamp(portal.now()),
        state: 'shown',
      })
      .execute()
    await portal.db
      .insertInto('chat_report')
      .values({
        id: reportId!,
        message_id: messageId!,
        accused_id: ann.userId(),
        reporter_id: moderator.userId(),
        type: 'insult',
        text: '',
        reported_at: timestamp(portal.now()),
      })
      .execute()
    return reportId!
  }

  test('how many reports and appeals of mutes are open is counted', async () => {
    const open = async () => (await mo.read('queues show')).facts
    expect(await open()).toEqual({ reports: 0, escalated: 0, appeals: 0, reviews: 0 })
    const REPORT = await reported()
    const ann = portal.device('Ann')
    await mo.change('chat mute', { USER: String(ann.userId()), WHY: 'insult' }, { until: '1d' })
    await ann.call(chatCalls.appealMute, { text: 'please' })
    expect(await open()).toEqual({ reports: 1, escalated: 0, appeals: 1, reviews: 0 })
    await mo.change('reports close', { REPORT, VERDICT: 'upheld' })
    const [{ appealId: APPEAL } = { appealId: '' }] = (await olga.read('appeals list')).facts as readonly {
      appealId: string
    }[]
    await olga.change('appeals decide', { APPEAL, VERDICT: 'lifted' })
    expect(await open()).toEqual({ reports: 0, escalated: 0, appeals: 0, reviews: 0 })
    const sol = await rig.operator('Sol', 'support')
    expect(await sol.read('queues show')).toMatchObject({ why: 'role' })
    portal.wait(minutes(1))
  })

  test('of two moderators who claim a report at once one gets it, and the other cannot close it', async () => {
    const may = await rig.operator('May', 'moderator')
    const REPORT = await reported()
    const both = await Promise.all([mo, may].map((one) => one.change('reports claim', { REPORT })))
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const [got, not] = both[0]!.ok ? [mo, may] : [may, mo]
    const close = { REPORT, VERDICT: 'upheld' }
    expect(await not.try('reports close', close)).toMatchObject({
      text: expect.stringContaining('works on it'),
    })
    expect(await got.change('reports close', close)).toMatchObject({ kind: 'done' })
  })

  test('a report that was sent up is decided by owners only, who see its reason and the record of the accused', async () => {
    portal.wait(minutes(1))
    const REPORT = await reported()
    portal.wait(minutes(1))
    const later = await reported()
    await mo.change('reports claim', { REPORT: later })
    const REASON = 'somebody may be in danger'
    expect(await mo.change('reports escalate', { REPORT: later, REASON })).toMatchObject({ kind: 'done' })
    expect(await mo.try('reports escalate', { REPORT: later, REASON })).toMatchObject({ kind: 'same' })
    const queues = { reports: 1, escalated: 1 }
    expect((await olga.read('queues show')).facts).toMatchObject(queues)
    const alert = { alert: 'IsletReportSentUp', about: '1 wait for an owner' }
    expect((await olga.read('state alerts')).facts).toContainEqual(alert)
    // Sent-up ones come first although they are newer.
    expect((await olga.read('reports list')).facts).toMatchObject([{ reportId: later }, { reportId: REPORT }])
    for (const [command, words] of [
      ['reports claim', { REPORT: later }],
      ['reports close', { REPORT: later, VERDICT: 'dismissed' }],
    ] as const)
      expect(await mo.try(command, words)).toMatchObject({ status: 403, why: 'escalated' })
    const refusals = await listActions(portal.db, { subject: `report ${later}`, operator: 'Mo', size: 2 })
    expect(refusals.map(({ after }) => after)).toEqual(
      Array(2).fill({ refused: 'only owners decide what was sent up to them' }),
    )
    expect((await olga.read('reports show', { REPORT: later })).facts).toMatchObject({
      escalatedFor: REASON,
      claimedBy: null,
      record: { open: 2, upheld: 2, dismissed: 0 },
    })
    expect(await olga.change('reports claim', { REPORT: later })).toMatchObject({ kind: 'done' })
    expect(await olga.change('reports close', { REPORT: later, VERDICT: 'upheld' })).toMatchObject({
      kind: 'done',
    })
    expect(await mo.change('reports close', { REPORT, VERDICT: 'dismissed' })).toMatchObject({ kind: 'done' })
    expect((await olga.read('queues show')).facts).toMatchObject({ reports: 0, escalated: 0 })
    expect((await olga.read('state alerts')).facts).not.toContainEqual(alert)
  })

  test('a moderator does not decide an appeal against their own mute while there are others', async () => {
    const bea = portal.device('Bea')
    await bea.signIn()
    await mo.change('chat mute', { USER: String(bea.userId()), WHY: 'insult' }, { until: '7d' })
    expect((await bea.call(chatCalls.appealMute, { text: 'please' })).error).toBeNull()
    const { facts } = await mo.read('appeals list')
    const [{ appealId: APPEAL } = { appealId: '' }] = facts as readonly { appealId: string }[]
    expect(await mo.try('appeals decide', { APPEAL, VERDICT: 'kept' })).toMatchObject({
      text: expect.stringContaining('another operator'),
    })
    expect(await olga.change('appeals decide', { APPEAL, VERDICT: 'lifted' })).toMatchObject({ kind: 'done' })
  })
})

test('support finds a player by id, card, listing and listing code, and sees their history', async () => {
  const [sam, bea] = [await rig.operator('Sam', 'support'), portal.device('Bea')]
  const number = String(bea.userId())
  const cardId = await giveCard(portal, bea, 1)
  const listed = await bea.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })
  const { listingId, code } = listed.result!
  for (const TEXT of [number, cardId, listingId, code]) {
    const { facts } = await sam.read('users look', { TEXT })
    expect(facts).toMatchObject([{ accountId: bea.userId() }])
  }
  expect(await sam.read('users look', { TEXT: 'nobody at all' })).toMatchObject({ ok: false })
})

test('a timeline has sign-ins, boxes, cards, cloud time, trades, reports, punishments and appeals', async () => {
  const [sid, cho, dov] = [await rig.operator('Sid', 'support'), portal.device('Cho'), portal.device('Dov')]
  await dov.signIn()
  await cho.signIn()
  const USER = String(cho.userId())
  const steps = async () =>
    (await sid.read('users timeline', { USER }, { limit: '100' })).facts as readonly {
      readonly what: string
      readonly detail: string
    }[]
  await cho.call(playtimeCalls.checkTime, {})
  await sid.change('cards give', { USER, WHAT: 'S-07', REASON: 'lost by a bug' })
  const cardId = (await cho.call(cardsCalls.listCards, {})).result!.cards[0]!.cardId
  const offer = (await cho.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })).result!
  await dov.call(marketCalls.redeemListing, { code: offer.code, password: offer.password })
  await mo.change('chat mute', { USER, WHY: 'insult' }, { until: '7d' })
  await cho.call(chatCalls.appealMute, { text: 'only a joke' })
  await mo.change('users ban', { USER, REASON: 'sells codes' }, { for: 'selling' })
  await cho.call(accountCalls.appealBan, { text: 'my brother did it' })
  expect(
    await portal.db.selectFrom('account_session').where('account_id', '=', cho.userId()).execute(),
  ).toEqual([])
  expect(await steps()).toEqual(
    expect.arrayContaining(
      [
        ['signed in', /^\w+/],
        ['cloud time: newcomer', /^600 of 600 seconds left, until /],
        ['collection: gift', /^S-07/],
        ['gave away in a trade', new RegExp(cardId)],
        ['appealed against a mute (open)', /^only a joke$/],
        ['appealed against a ban (open)', /^my brother did it$/],
        ['operator: chat mute', /^Mo/],
        ['operator: users ban', /^Mo: sells codes/],
        ['operator: cards give', /^Sid: lost by a bug/],
      ].map(([what, detail]) =>
        expect.objectContaining({ what, detail: expect.stringMatching(detail!) as string }),
      ),
    ),
  )
})

test('polling does not keep a session alive', async () => {
  const ned = await rig.operator('Ned', 'moderator')
  const headers = { 'x-by-itself': '1' }
  portal.wait(minutes(20))
  expect(await ned.get('/api/me', { headers })).toMatchObject({ ok: true })
  portal.wait(minutes(10))
  expect(await ned.get('/api/me', { headers })).toMatchObject({ status: 401, why: 'signedOut' })
  const ova = await rig.operator('Ova', 'moderator')
  portal.wait(minutes(20))
  expect(await ova.get('/api/me')).toMatchObject({ ok: true })
  portal.wait(minutes(20))
  expect(await ova.get('/api/me')).toMatchObject({ ok: true })
})

describe('files and long work', () => {
  let oda: typeof olga
  let mia: typeof olga
  beforeAll(async () => {
    oda = await rig.operator('Oda', 'owner')
    mia = await rig.operator('Mia', 'moderator')
  })
  const given = (command: string, words: object, files: readonly object[] = []) => ({
    command,
    words,
    options: {},
    files,
  })

  test('a command reads only the uploaded file, never a file of the server', async () => {
    for (const FILE of ['/etc/hostname', '../../../etc/hostname', 'package.json'])
      expect(await oda.post('/api/try', given('odds publish', { FILE }))).toMatchObject({
        text: expect.stringContaining('cannot be read'),
      })
    const files = [{ name: 'odds.json', content: Buffer.from('{}').toString('base64') }]
    const brought = await oda.post('/api/try', given('odds publish', { FILE: 'odds.json' }, files))
    expect(brought.text).not.toContain('cannot be read')
    const outside = [{ name: '../odds.json', content: '' }]
    expect(await oda.post('/api/try', given('odds publish', { FILE: 'x' }, outside))).toMatchObject({
      why: 'invalid',
    })
  })

  test('a long command is started, polled by its operator only, and recorded', async () => {
    const { runId } = await oda.post('/api/work', given('push keys', {}))
    await expect
      .poll(async () => (await oda.post('/api/work/ask', { runId })).text)
      .toContain('VAPID_PUBLIC_KEY')
    expect(await mia.post('/api/work/ask', { runId })).toMatchObject({ why: 'unknown' })
    expect(await mia.post('/api/work', given('push keys', {}))).toMatchObject({ why: 'role' })
    expect(await oda.post('/api/work', given('backup restore', { FILE: 'x' }))).toMatchObject({
      why: 'onlyHere',
    })
  })
})
