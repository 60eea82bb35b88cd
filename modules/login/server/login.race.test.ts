import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { checkInvariants } from '#apps/cli/invariants.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { hours } from '#kit/time/time.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { giveBox } from '#modules/cards/server/index.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { loginCalls } from '../calls.ts'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal()
})
afterAll(() => portal.close())

const five = [0, 1, 2, 3, 4]
const linked = (subject: string) =>
  portal.db.selectFrom('account_identity').selectAll().where('subject', '=', subject).execute()

test('five simultaneous sign-ins of one person as visitors make one member', async () => {
  const visitors = five.map((index) => portal.device(`visitor ${index}`))
  for (const visitor of visitors) await visitor.signIn()
  const landings: string[] = []
  for (const visitor of visitors) landings.push(await portal.land(visitor, { who: 'five at once' }))
  const answers = await Promise.all(
    visitors.map((visitor, index) => portal.redeem(visitor, landings[index]!)),
  )
  expect(answers.map(({ error }) => error)).toEqual(five.map(() => null))
  expect(new Set(answers.map(({ result }) => result!.account.userId))).toHaveLength(1)
  const states = answers.map(({ result }) => result!.merge.state)
  expect(states.toSorted()).toEqual(['switched', 'switched', 'switched', 'switched', 'upgraded'])
  expect(await linked('five at once')).toHaveLength(1)
})

test('five tabs that complete one sign-in at once get the same answer', async () => {
  const device = portal.device('one browser')
  await device.signIn()
  const landing = await portal.land(device, { who: 'five tabs' })
  const answers = await Promise.all(five.map(() => portal.redeem(device, landing)))
  const tokens = answers.map(({ result }) => result?.session.token)
  expect(new Set(tokens)).toHaveLength(1)
  const sessions = await portal.db
    .selectFrom('account_session')
    .select('id')
    .where('account_id', '=', device.userId())
    .execute()
  expect(sessions).toHaveLength(1)
})

test('two tabs of a visitor that complete sign-ins of two identities at once: one makes a member, the other is told', async () => {
  const device = portal.device('two minds')
  await device.signIn()
  const landings = [
    await portal.land(device, { at: 'one', who: 'this mind' }),
    await portal.land(device, { at: 'two', who: 'that mind' }),
  ]
  const answers = await Promise.all(landings.map((landing) => portal.redeem(device, landing)))
  expect(answers.filter(({ result }) => result?.merge.state === 'upgraded')).toHaveLength(1)
  expect(answers.map(({ error }) => error?.name).filter(Boolean)).toEqual(['OauthBound'])
  expect([...(await linked('this mind')), ...(await linked('that mind'))]).toHaveLength(1)
})

test('one answer of the provider that arrives five times at once is used once', async () => {
  const device = portal.device('five answers')
  const back = await portal.answerFor(device, { who: 'five answers' })
  const places = await Promise.all(five.map(() => portal.locationOf(device, back)))
  expect(places.filter((place) => place.startsWith('/oauth/success?'))).toHaveLength(1)
  expect(places.filter((place) => place === '/oauth/fail?reason=expired')).toHaveLength(4)
})

test('goods that are moved five times at once arrive once', async () => {
  const home = portal.device('home')
  await home.signIn()
  await portal.signIn(home, { who: 'the mover' })
  const device = portal.device('mover')
  for (const kind of [1, 2, 33]) await giveCard(portal, device, kind)
  portal.wait(hours(24))
  await portal.signIn(device, { who: 'the mover' })
  const moves = await Promise.all(five.map(() => device.call(loginCalls.moveGoods, {})))
  expect(moves.map(({ result }) => result)).toEqual(five.map(() => ({ boxes: 0, cards: 3, leftBehind: 0 })))
  const { result } = await device.call(cardsCalls.listCards, {})
  expect(result!.cards).toHaveLength(3)
  expect((await checkInvariants(portal.db)).filter(({ broken }) => broken > 0)).toEqual([])
})

test('goods that are moved while they are opened and listed are neither lost nor doubled', async () => {
  const home = portal.device('busy home')
  await home.signIn()
  await portal.signIn(home, { who: 'the busy one' })
  const device = portal.device('busy visitor')
  const cardIds = []
  for (const kind of [1, 2, 33]) cardIds.push(await giveCard(portal, device, kind))
  for (const place of five) {
    const box = { boxId: `BUSY${place}`, accountId: device.userId(), kind: 'normal', source: 'gift' } as const
    await inTransaction(portal.db, (tx) => giveBox(tx, { ...box, sourceId: box.boxId, gotAt: portal.now() }))
  }
  portal.wait(hours(24))
  const visitor = portal.device('busy visitor in another window')
  visitor.deviceId = device.deviceId
  for (const [name, value] of device.cookies) visitor.cookies.set(name, value)
  await visitor.signIn()
  await portal.signIn(device, { who: 'the busy one' })
  const [moved, ...others] = await Promise.all([
    device.call(loginCalls.moveGoods, {}),
    ...five.map(() => visitor.call(cardsCalls.openBoxes, { count: 1 }, { opId: randomUUID() })),
    ...cardIds.map((cardId) => visitor.call(marketCalls.listCard, { cardId }, { opId: randomUUID() })),
  ])
  expect(moved.error).toBeNull()
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
  const { rows } = await sql<{ boxes: number; cards: number }>`select
    (select count(*)::int from card_box where id like 'BUSY%' and opened_at is null) as boxes,
    (select count(*)::int from card where owner_id in (${home.userId()}, ${device.userId()})) as cards`.execute(
    portal.db,
  )
  expect(rows[0]!.boxes + rows[0]!.cards).toBe(8)
  expect((await checkInvariants(portal.db)).filter(({ broken }) => broken > 0)).toEqual([])
})

test('of two providers that are taken off at once one stays', async () => {
  const members = five.map((index) => portal.device(`two keys ${index}`))
  for (const [index, member] of members.entries()) {
    await member.signIn()
    await portal.signIn(member, { at: 'one', who: `two keys ${index}` })
    await portal.signIn(member, { at: 'two', who: `two keys ${index}`, isLink: true })
    await member.call(loginCalls.listLinks, {})
  }
  const answers = await Promise.all(
    members.flatMap((member) =>
      ['one', 'two'].map((provider) => member.call(loginCalls.endLink, { provider })),
    ),
  )
  expect(answers.map(({ error }) => error?.name).filter(Boolean)).toEqual(five.map(() => 'LastLink'))
  for (const index of five) expect(await linked(`two keys ${index}`)).toHaveLength(1)
})
