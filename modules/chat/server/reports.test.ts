import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openChatPortal, SUDOKU as sudoku, type ChatPortal } from '#apps/testing/chat-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { REGION_CROWD } from '#kit/server/client-address.ts'
import { days, hours, milliseconds, minutes, seconds, type Duration } from '#kit/time/time.ts'
import { chatCalls } from '../calls.ts'
import { DISMISSED_THAT_END_TRUST, REPORTER_AGE } from '../rules/report.ts'
import { closeReport, listReports, removeMessage, tidyChat } from './index.ts'
import { REPORT_RATE } from './services.ts'

const { reportMessage, deleteMessage } = chatCalls

let portal: ChatPortal
beforeAll(async () => {
  portal = await openChatPortal()
})
afterAll(() => portal.close())
beforeEach(() => portal.beQuiet())

const report = (reader: TestDevice, messageId: string, text?: string) =>
  reader.call(reportMessage, { messageId, type: 'insult', ...(text === undefined ? {} : { text }) })

describe('a reader reports a message', () => {
  test('once, with up to 500 characters, and the operator sees its context', async () => {
    const [ann, ben] = [await portal.player(), await portal.player()]
    for (let count = 0; count < 12; count++) await portal.say(ann, `before ${count}`, sudoku)
    const { messageId } = await portal.say(ben, 'the bad one', sudoku)
    portal.wait(minutes(10))
    for (let count = 0; count < 12; count++) await portal.say(ann, `behind ${count}`, sudoku)
    expect((await report(ann, messageId, 'x'.repeat(501))).error?.name).toBe('InvalidParams')
    expect(await report(ann, messageId, `rude\u0007 ${'x'.repeat(494)}`)).toMatchObject({ error: null })
    expect((await report(ann, messageId)).result).toEqual({ ok: true })
    const reports = await listReports(portal.db, 'open', 50)
    expect(reports).toMatchObject([
      {
        messageId,
        accusedId: ben.userId(),
        reporterId: ann.userId(),
        type: 'insult',
        text: `rude ${'x'.repeat(494)}`,
      },
    ])
    expect(reports[0]!.around.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `before ${index + 2}`),
      'the bad one',
      ...Array.from({ length: 10 }, (_, index) => `behind ${index}`),
    ])
    const { reportId } = reports[0]!
    expect(await closeReport(portal.db, portal.now(), { reportId, status: 'upheld' })).toMatchObject({
      ok: true,
    })
    expect(await closeReport(portal.db, portal.now(), { reportId, status: 'upheld' })).toMatchObject({
      refusal: 'NotFound',
    })
    expect(await listReports(portal.db, 'open', 50)).toEqual([])
  })

  test('if it exists and is by another player, even if it was just deleted', async () => {
    const [ann, ben] = [await portal.player(), await portal.player()]
    const own = await portal.say(ann, 'my own')
    expect((await report(ann, own.messageId)).error).toMatchObject({ code: 100002, name: 'NotFound' })
    expect((await report(ann, 'Z'.repeat(26))).error?.name).toBe('NotFound')
    const taken = await portal.say(ben, 'said and gone')
    await ben.call(deleteMessage, { messageId: taken.messageId })
    expect((await report(ann, taken.messageId)).error).toBeNull()
    const removed = await portal.say(ben, 'removed')
    await removeMessage(portal.db, portal.now(), removed.messageId)
    expect((await report(ann, removed.messageId)).error?.name).toBe('NotFound')
    const forged = await ann.post('chat/report', {
      body: { id: 1, params: { msgId: own.messageId, type: 'boring' }, head: {} },
    })
    expect(forged.json()).toMatchObject({ error: { code: 100001, data: { field: 'type' } } })
  })

  test('twenty times a day', async () => {
    const [ann, ben] = [await portal.player(), await portal.player()]
    for (let count = 0; count < 20; count++) {
      const { messageId } = await portal.say(ben, `message ${count}`)
      expect((await report(ann, messageId)).error).toBeNull()
    }
    portal.wait(hours(23))
    const { messageId } = await portal.say(ben, 'one more')
    expect((await report(ann, messageId)).error).toMatchObject({
      code: 100003,
      name: 'TooFast',
      data: { retrySec: 3600 - 20 * 5 },
    })
    portal.wait(hours(1))
    expect((await report(ann, messageId)).error).toBeNull()
  })
})

/** Addresses that change with each use, so that no two tests share one. */
let networks = 0
const OWN = (_reader: number) => `10.${++networks}.0.1`

/** Reported by readers of an age, each at an address of their own or all at the same. */
async function reported(times: number, { age = REPORTER_AGE as Duration, addresses = OWN } = {}) {
  const bad = await portal.player()
  const readers: TestDevice[] = []
  for (let count = 0; count < times; count++) readers.push(await portal.player(undefined, addresses(count)))
  portal.wait(milliseconds(age - seconds(5)))
  const { messageId } = await portal.say(bad, 'rude', sudoku)
  for (const reader of readers) await report(reader, messageId)
  portal.heard()
  return { bad, reader: readers[0]!, readers }
}

describe('a writer whom three have reported within a day', () => {
  test('is the only reader of their messages, and is not told', async () => {
    const { bad, reader } = await reported(3)
    const said = await portal.say(bad, 'who hears me?', sudoku)
    expect(said).toMatchObject({ state: 'shown', isMine: true })
    expect(portal.heard()).toMatchObject([{ kind: 'chat', to: [bad.userId()] }])
    expect((await portal.texts(bad, sudoku)).at(-1)).toBe('who hears me?')
    expect(await portal.texts(reader, sudoku)).not.toContain('who hears me?')
    expect(await portal.texts(portal.device('a stranger'), sudoku)).not.toContain('who hears me?')
    // Nobody can report or delete a message they cannot see; its writer can take it back.
    expect((await report(reader, said.messageId)).error?.name).toBe('NotFound')
    expect((await bad.call(deleteMessage, { messageId: said.messageId })).error).toBeNull()
    expect(await portal.texts(bad, sudoku)).not.toContain('who hears me?')
  })

  test('is visible again a day later, or when the operator dismisses a report', async () => {
    const { bad, reader } = await reported(3)
    portal.wait(milliseconds(hours(24) - seconds(5) - 1))
    await portal.say(bad, 'still unheard', sudoku)
    expect(await portal.texts(reader, sudoku)).not.toContain('still unheard')
    portal.wait(milliseconds(1))
    await portal.say(bad, 'heard again', sudoku)
    expect((await portal.texts(reader, sudoku)).at(-1)).toBe('heard again')

    const other = await reported(3)
    const [first] = (await listReports(portal.db, 'open', 500)).filter(
      ({ accusedId }) => accusedId === other.bad.userId(),
    )
    await closeReport(portal.db, portal.now(), { reportId: first!.reportId, status: 'dismissed' })
    await portal.say(other.bad, 'forgiven', sudoku)
    expect((await portal.texts(other.reader, sudoku)).at(-1)).toBe('forgiven')
  })

  test('is held by reports of three players, not of two, nor by three of one', async () => {
    const { bad, reader } = await reported(2)
    for (const text of ['rude 2', 'rude 3'])
      await report(reader, (await portal.say(bad, text, sudoku)).messageId)
    await portal.say(bad, 'heard by all', sudoku)
    expect((await portal.texts(reader, sudoku)).at(-1)).toBe('heard by all')
  })
})

describe('reports do not silence a writer', () => {
  let asked = 0
  async function heard({ bad, reader }: { readonly bad: TestDevice; readonly reader: TestDevice }) {
    const question = `can you hear me ${++asked}?`
    await portal.say(bad, question, sudoku)
    return (await portal.texts(reader, sudoku)).at(-1) === question
  }

  test('of accounts that were made for it', async () => {
    expect(await heard(await reported(3, { age: milliseconds(REPORTER_AGE - 1000) }))).toBe(true)
    expect(await heard(await reported(3))).toBe(false)
  })

  test('of one network, however many accounts it has', async () => {
    const [home, street] = [OWN(0), OWN(1)]
    expect(await heard(await reported(4, { addresses: () => home }))).toBe(true)
    expect(await heard(await reported(4, { addresses: (reader) => (reader < 2 ? home : street) }))).toBe(true)
    const three = [OWN(0), OWN(1), OWN(2)]
    expect(await heard(await reported(4, { addresses: (reader) => three[reader % 3]! }))).toBe(false)
  })

  test('of one IPv6 customer, from however many of its networks', async () => {
    const networkOf = (region: number) => (reader: number) => `2001:db8:${region}:${reader + 1}00::1`
    expect(await heard(await reported(4, { addresses: networkOf(1) }))).toBe(true)
    const street = (reader: number) => networkOf(reader + 2)(reader)
    expect(await heard(await reported(3, { addresses: street }))).toBe(false)
  })

  test('of a reader whose reports are dismissed again and again', async () => {
    const { bad, readers } = await reported(3)
    const [crier] = readers
    const other = await portal.player()
    const dismiss = async (most: number) => {
      for (let count = 0; count < most; count++) {
        await report(crier!, (await portal.say(other, `harmless ${count}`, sudoku)).messageId)
        const made = (await listReports(portal.db, 'open', 500)).find(
          ({ accusedId }) => accusedId === other.userId(),
        )
        await closeReport(portal.db, portal.now(), { reportId: made!.reportId, status: 'dismissed' })
      }
    }
    await dismiss(DISMISSED_THAT_END_TRUST - 1)
    expect(await heard({ bad, reader: readers[1]! })).toBe(false)
    await dismiss(1)
    expect(await heard({ bad, reader: readers[1]! })).toBe(true)
  })

  test('and one network sends no more than the reports of three readers a day', async () => {
    const bad = await portal.player()
    const { messageId } = await portal.say(bad, 'harmless', sudoku)
    const reader = await portal.player(undefined, OWN(0))
    const names = []
    for (let count = 0; count <= REPORT_RATE.burst; count++)
      names.push((await report(reader, messageId)).error?.name)
    expect(names).toEqual([...Array(REPORT_RATE.burst).fill(undefined), 'TooFast'])
  })

  test('and all networks of one IPv6 customer together no more than eight of them', async () => {
    const { messageId } = await portal.say(await portal.player(), 'harmless', sudoku)
    const most = REPORT_RATE.burst * REGION_CROWD
    const reader = await portal.player()
    const names = []
    for (let count = 0; count <= most; count++) {
      reader.address = `2001:db8:c1:${((count % 256) * 256).toString(16)}::1`
      names.push((await report(reader, messageId)).error?.name)
    }
    expect(names).toEqual([...Array(most).fill(undefined), 'TooFast'])
    reader.address = '2001:db8:c2:100::1'
    expect((await report(reader, messageId)).error).toBeNull()
  })
})

test('messages are deleted after 30 days, reported ones and their context after 90', async () => {
  const [ann, ben, eve] = [await portal.player(), await portal.player(), await portal.player()]
  await portal.db.deleteFrom('chat_report').execute()
  await portal.db.deleteFrom('chat_message').execute()
  for (let count = 0; count < 12; count++) await portal.say(ann, `before ${count}`, sudoku)
  const { messageId } = await portal.say(eve, 'reported', sudoku)
  await portal.say(ben, 'behind', sudoku)
  await report(ann, messageId)
  const kept = async () =>
    (await portal.db.selectFrom('chat_message').select('text').orderBy('id').execute()).map(
      ({ text }) => text,
    )
  portal.wait(hours(1))
  await tidyChat(portal.db, portal.now())
  expect(await kept()).toHaveLength(14)
  portal.wait(milliseconds(days(30) - hours(1)))
  await ann.signIn()
  await portal.say(ann, 'fresh', sudoku)
  await tidyChat(portal.db, portal.now())
  expect(await kept()).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `before ${index + 2}`),
    'reported',
    'behind',
    'fresh',
  ])
  portal.wait(milliseconds(days(60) - seconds(5) - 1))
  await tidyChat(portal.db, portal.now())
  expect(await kept()).toContain('reported')
  portal.wait(milliseconds(1))
  await tidyChat(portal.db, portal.now())
  expect(await kept()).toEqual([])
  expect(await listReports(portal.db, 'open', 9)).toEqual([])
})
