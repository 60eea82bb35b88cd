import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { timestamp } from '#kit/db/db.ts'
import { days, hours, milliseconds } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { sharingCalls } from '../calls.ts'

const { readSharedPage, readShareBox, shareCard } = sharingCalls
/** Card kinds of the levels S and normal. */
const [S1, NORMAL] = [33, 1]

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const gone = { code: 200706, name: 'SharedPageGone' }
const read = (key: string, by: TestDevice = portal.device('a reader')) => by.call(readSharedPage, { key })

async function player(name: string, nickname = name) {
  const device = portal.device(name)
  await device.signIn()
  await device.call(accountCalls.setNickname, { nickname })
  return device
}

async function shownCard(owner: TestDevice, kind = NORMAL) {
  const cardId = await giveCard(portal, owner, kind)
  return { cardId, link: (await owner.call(shareCard, { cardId })).result! }
}

async function listing(owner: TestDevice) {
  const cardId = await giveCard(portal, owner, S1)
  const listed = (
    await owner.call(
      marketCalls.listCard,
      { cardId },
      { opId: `00000000-0000-4000-8000-${cardId.slice(-12)}` },
    )
  ).result!
  return { cardId, ...listed }
}

describe('an invitation [2.9] [7.4]', () => {
  test('is a page with its own key, in the reader’s language', async () => {
    const anna = await player('Anna')
    const { invitation } = (await anna.call(readShareBox, {})).result!
    const { result } = await read(invitation)
    expect(result).toMatchObject({
      kind: 'invite',
      title: 'Anna invites you to Islet',
      sharer: { userId: anna.userId(), nickname: 'Anna' },
      invitation,
      url: `/?inv=${invitation}`,
      picture: `/shtml/${invitation}.png`,
      endsAt: null,
    })
    const german = portal.device('a German reader')
    german.head = { ...german.head, language: 'de' }
    expect((await read(invitation, german)).result!.title).not.toBe(result!.title)
  })

  test('of a player without a name has a neutral one', async () => {
    const nameless = portal.device('nameless')
    const { invitation } = (await nameless.call(readShareBox, {})).result!
    const number = String(nameless.userId()).slice(-4)
    expect((await read(invitation)).result!.title).toBe(`Islander ${number} invites you to Islet`)
  })

  test('with an unknown key is not found', async () => {
    expect((await read('NOBODY')).error).toMatchObject(gone)
    expect((await read('x'.repeat(40))).error).toMatchObject({ name: 'InvalidParams' })
  })

  test('a name that looks like markup stays a text', async () => {
    const mallory = await player('Mallory', '<b>"M"</b>')
    const { invitation } = (await mallory.call(readShareBox, {})).result!
    expect((await read(invitation)).result!.title).toBe('<b>"M"</b> invites you to Islet')
  })
})

describe('a card [2.9]', () => {
  test('is shown with its face and owner, with one key however often it is shared', async () => {
    const bela = await player('Bela')
    const { cardId, link } = await shownCard(bela)
    expect(link).toMatchObject({ url: `/shtml/${link.pageKey}`, title: 'Hermit Crab, N-01' })
    expect((await bela.call(shareCard, { cardId })).result).toEqual(link)
    const { invitation } = (await bela.call(readShareBox, {})).result!
    expect((await read(link.pageKey)).result).toMatchObject({
      kind: 'card',
      card: { kind: NORMAL, number: 'N-01', level: 'normal', name: 'Hermit Crab' },
      sharer: { nickname: 'Bela' },
      invitation,
      url: `/?inv=${invitation}`,
    })
  })

  test('is shared only by its owner', async () => {
    const cleo = await player('Cleo')
    const cardId = await giveCard(portal, cleo, NORMAL)
    const notYours = { code: 200503, name: 'CardNotYours' }
    expect((await portal.device('a thief').call(shareCard, { cardId })).error).toMatchObject(notYours)
    expect((await cleo.call(shareCard, { cardId: 'NOTHING' })).error).toMatchObject(notYours)
    await portal.db.updateTable('card').set({ state: 'void' }).where('id', '=', cardId).execute()
    expect((await cleo.call(shareCard, { cardId })).error).toMatchObject(notYours)
  })

  test('that was withdrawn or has another owner is not found', async () => {
    const [dora, eve] = [await player('Dora'), await player('Eve')]
    const { cardId, link } = await shownCard(dora)
    await portal.db.updateTable('card').set({ state: 'void' }).where('id', '=', cardId).execute()
    expect((await read(link.pageKey)).error).toMatchObject(gone)
    const { cardId: given, link: other } = await shownCard(dora)
    const opId = '00000000-0000-4000-8000-000000000001'
    const { code, password } = (await dora.call(marketCalls.listCard, { cardId: given }, { opId })).result!
    expect((await read(other.pageKey)).error).toBeNull()
    expect((await eve.call(marketCalls.redeemListing, { code, password })).error).toBeNull()
    expect((await read(other.pageKey)).error).toMatchObject(gone)
  })

  test('is shown for 30 days after it was last shared, and then deleted', async () => {
    const fay = await player('Fay')
    const { cardId, link } = await shownCard(fay)
    portal.wait(days(29))
    await fay.call(shareCard, { cardId })
    portal.wait(milliseconds(days(30) - 1))
    expect((await read(link.pageKey)).error).toBeNull()
    portal.wait(milliseconds(1))
    expect((await read(link.pageKey)).error).toMatchObject(gone)
    portal.wait(milliseconds(1))
    await portal.api.tidy()
    const kept = await portal.db
      .selectFrom('shared_page')
      .select('key')
      .where('key', '=', link.pageKey)
      .execute()
    expect(kept).toEqual([])
  })
})

describe('a listing [2.9] [7.39]', () => {
  test('is shared by its owner and by others, each with their own invitation, never with its password', async () => {
    const [gus, hana] = [await player('Gus'), await player('Hana')]
    const { listingId, code, password } = await listing(gus)
    const links = await Promise.all(
      [gus, hana].map(async (one) => (await one.call(marketCalls.shareListing, { listingId })).result!),
    )
    expect(links[0]).toMatchObject({ code, kind: S1, title: expect.stringContaining('is on the market') })
    expect(links[0]!.pageKey).not.toBe(links[1]!.pageKey)
    const { result } = await read(links[1]!.pageKey)
    const { invitation } = (await hana.call(readShareBox, {})).result!
    expect(result).toMatchObject({
      kind: 'sell',
      listingId,
      code,
      card: { kind: S1, level: 's' },
      sharer: { nickname: 'Hana' },
      invitation,
      url: `/coconut?part=redeem&code=${code}&inv=${invitation}`,
    })
    expect(JSON.stringify([links, result])).not.toContain(password)
  })

  test('that has expired, was withdrawn or taken is not found', async () => {
    const ivo = await player('Ivo')
    const [first, second] = [await listing(ivo), await listing(ivo)]
    const keyOf = async (listingId: string) =>
      (await ivo.call(marketCalls.shareListing, { listingId })).result!.pageKey
    const [expiring, taken] = [await keyOf(first.listingId), await keyOf(second.listingId)]
    await ivo.call(marketCalls.takeBack, { listingId: second.listingId })
    expect((await read(taken)).error).toMatchObject(gone)
    portal.wait(milliseconds(days(3) - hours(1)))
    expect((await read(expiring)).error).toBeNull()
    portal.wait(hours(1))
    expect((await read(expiring)).error).toMatchObject(gone)
  })
})

describe('the sharer of a page', () => {
  const set = (device: TestDevice, fields: object) =>
    portal.db.updateTable('account').set(fields).where('id', '=', device.userId()).execute()

  test('is not shown when banned or deleted', async () => {
    const jan = await player('Jan')
    const { link } = await shownCard(jan)
    const { invitation } = (await jan.call(readShareBox, {})).result!
    const shown = async () => [(await read(link.pageKey)).error, (await read(invitation)).error]
    expect(await shown()).toEqual([null, null])
    await set(jan, { banned_until: timestamp((portal.now() + days(1)) as never) })
    expect(await shown()).toMatchObject([gone, gone])
    portal.wait(days(1))
    expect(await shown()).toEqual([null, null])
    await set(jan, { deleted_at: timestamp(portal.now()) })
    expect(await shown()).toMatchObject([gone, gone])
  })
})

test('a page of the operator has its own texts and no sharer', async () => {
  await portal.db
    .insertInto('shared_page')
    .values({
      key: 'SUMMER',
      kind: 'page',
      owner_id: null,
      target: 'summer',
      title: 'Summer tide',
      words: 'Twenty new games',
      created_at: timestamp(portal.now()),
      ends_at: null,
    })
    .execute()
  expect((await read('SUMMER')).result).toMatchObject({
    kind: 'page',
    title: 'Summer tide',
    text: 'Twenty new games',
    sharer: null,
    url: '/',
  })
})

test('a nickname with a word that was listed later is hidden', async () => {
  const older = await player('Older')
  const { invitation } = (await older.call(readShareBox, {})).result!
  await portal.db
    .updateTable('account')
    .set({ nickname: 'ShitLord' })
    .where('id', '=', older.userId())
    .execute()
  const { result } = await read(invitation)
  expect(JSON.stringify(result)).not.toContain('ShitLord')
  expect(result).toMatchObject({ sharer: { userId: older.userId(), nickname: '' } })
})
