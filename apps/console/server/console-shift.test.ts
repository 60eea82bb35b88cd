import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleRig, type ConsoleRig } from '#apps/testing/console-rig.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { minutes } from '#kit/time/time.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'

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
    expect(await open()).toEqual({ reports: 0, appeals: 0, reviews: 0 })
    const REPORT = await reported()
    const ann = portal.device('Ann')
    await mo.change('chat mute', { USER: String(ann.userId()), WHY: 'insult' }, { until: '1d' })
    await ann.call(chatCalls.appealMute, { text: 'please' })
    expect(await open()).toEqual({ reports: 1, appeals: 1, reviews: 0 })
    await mo.change('reports close', { REPORT, VERDICT: 'upheld' })
    const [{ appealId: APPEAL } = { appealId: '' }] = (await olga.read('appeals list')).facts as readonly {
      appealId: string
    }[]
    await olga.change('appeals decide', { APPEAL, VERDICT: 'lifted' })
    expect(await open()).toEqual({ reports: 0, appeals: 0, reviews: 0 })
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
  const { facts } = await sam.read('users timeline', { USER: number })
  const whats = (facts as readonly { what: string }[]).map(({ what }) => what)
  expect(whats).toContain('operator: chat mute')
  expect(whats.some((what) => what.startsWith('signed in'))).toBe(true)
  expect(await sam.read('users look', { TEXT: 'nobody at all' })).toMatchObject({ ok: false })
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
