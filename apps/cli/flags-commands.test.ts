import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { giveCard } from '#apps/testing/give-card.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { stealOnce } from '#apps/testing/steal-once.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { loginCalls } from '#modules/login/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { FLAG_NAMES } from '#modules/operator/model.ts'
import { operatorCalls } from '#modules/operator/calls.ts'

let rig: CloudRig
let terminal: OperatorTerminal
beforeAll(async () => {
  rig = await openCloudRig()
  terminal = operatorTerminal(rig)
})
afterAll(() => rig.close())

async function set(flag: string, state: string, ...more: string[]) {
  await terminal.change('flags', 'set', flag, state, ...more)
  // A running server does this every two seconds.
  await rig.portal.api.operatorPoll.look()
}
beforeEach(async () => {
  for (const name of FLAG_NAMES)
    await terminal.run('flags', 'set', name, name === 'maintenance' ? 'off' : 'on', '--yes')
  await rig.portal.api.operatorPoll.look()
})

const closed = (part: string) => ({ code: 100007, name: 'Closed', data: { part } })
const opId = () => ({ opId: randomUUID() })

test('with trade off nothing is listed or bought, existing listings are visible and can be withdrawn', async () => {
  const ann = rig.portal.device('Ann')
  const [listed, free] = [await giveCard(rig, ann, 1), await giveCard(rig, ann, 2)]
  const listing = (await ann.call(marketCalls.listCard, { cardId: listed }, opId())).result!
  await set('trade', 'off')
  expect((await ann.call(marketCalls.listCard, { cardId: free }, opId())).error).toMatchObject(
    closed('trade'),
  )
  const ben = rig.portal.device('Ben')
  expect((await ben.call(marketCalls.redeemListing, listing)).error).toMatchObject(closed('trade'))
  expect((await ben.call(marketCalls.listMarket, {})).result!.listings).toHaveLength(1)
  expect((await ann.call(marketCalls.takeBack, { listingId: listing.listingId })).error).toBeNull()
  await set('trade', 'on')
  expect((await ann.call(marketCalls.listCard, { cardId: free }, opId())).error).toBeNull()
})

test('with chat off no message is sent, and earlier ones can be read', async () => {
  const ann = rig.portal.device('Ann')
  await set('chat', 'off')
  const said = await ann.call(chatCalls.sendMessage, { channel: 'world', text: 'hello' }, opId())
  expect(said.error).toMatchObject(closed('chat'))
  expect((await ann.call(chatCalls.listMessages, { channel: 'world' })).error).toBeNull()
})

test('with stealing off players take only their own rewards', async () => {
  const { portal } = rig
  await portal.device('Ann').signIn()
  await portal.device('Ben').signIn()
  await stealOnce(portal)
  const { rewards } = (await portal.device('Ben').call(idleCalls.listRewards, {})).result!
  const rewardId = rewards.find(({ state }) => state === 'ripe')?.rewardId ?? rewards[0]!.rewardId
  await set('steal', 'off')
  const theft = await portal.device('Cem').call(idleCalls.takeReward, { rewardId })
  expect(theft.error).toMatchObject(closed('steal'))
  const own = await portal.device('Ben').call(idleCalls.takeReward, { rewardId })
  expect(own.error?.name).not.toBe('Closed')
})

test('with cloud off nobody starts or queues, and running plays continue', async () => {
  await rig.worker()
  const [dora, eve] = [await rig.player('Dora'), await rig.player('Eve')]
  const { playId } = (await dora.start('mines')).result!.join
  await set('cloud', 'off')
  expect((await eve.start('mines')).error).toMatchObject(closed('cloud'))
  expect((await eve.join('mines')).error).toMatchObject(closed('cloud'))
  expect((await dora.begin(playId)).error).toBeNull()
  expect((await dora.keep(playId)).error).toBeNull()
  await dora.stop()
})

test('with providers off nobody signs in through one', async () => {
  const params = { oauthCode: 'x'.repeat(43), origin: 'https://islet.example' }
  const signIn = () => rig.portal.device('Fay').call(loginCalls.signInByCode, params)
  expect((await signIn()).error?.name).not.toBe('Closed')
  await set('oauth', 'off')
  expect((await signIn()).error).toMatchObject(closed('oauth'))
})

test('during maintenance only visits are stored, and every refusal carries the operator’s message', async () => {
  const gus = rig.portal.device('Gus')
  await set('maintenance', 'on', '--text', 'Back at ten (UTC)')
  const words = { part: 'maintenance', text: 'Back at ten (UTC)' }
  expect((await gus.signIn()).error).toBeNull()
  const { deviceId } = gus
  expect((await gus.call(accountCalls.readStatus, { deviceId })).error).toBeNull()
  expect((await gus.call(accountCalls.setNickname, { nickname: 'Gus' })).error?.data).toEqual(words)
  expect((await gus.call(cardsCalls.openBoxes, {}, opId())).error).toMatchObject({
    name: 'Closed',
    data: words,
  })
  expect((await gus.call(friendsCalls.sendFriendRequest, { userId: 12345678 })).error?.name).toBe('Closed')
  // Idle rewards in progress are not lost.
  const { stretchCode } = (await gus.call(idleCalls.startOnline, {})).result!
  expect((await gus.call(idleCalls.reportOnline, { stretchCode })).error).toBeNull()
  expect((await gus.call(catalogCalls.listGames, {})).error).toBeNull()
  expect((await gus.call(accountCalls.signOut, {})).error).toBeNull()
})

test('closed parts are reported to clients, and known to a starting server', async () => {
  const read = async () => (await rig.portal.device('Hana').call(operatorCalls.readConfig, {})).result
  expect(await read()).toEqual({ closed: [], maintenance: null })
  await set('trade', 'off')
  await set('oauth', 'off')
  await set('maintenance', 'on')
  const now = { closed: ['trade', 'oauth'], maintenance: '' }
  expect(await read()).toEqual(now)
  await rig.portal.restart()
  expect(await read()).toEqual(now)
  expect((await terminal.run('flags', 'list')).text).toMatch(/^trade +off +2026-01-/m)
})

test.for([
  [['party', 'on'], 'there is no flag "party"'],
  [['trade', 'maybe'], 'on or off'],
  [['trade', 'off', '--text', 'why'], 'goes with "maintenance on" only'],
  [['maintenance', 'off', '--text', 'why'], 'goes with "maintenance on" only'],
  [['maintenance', 'on', '--text', 'x'.repeat(301)], 'at most 300'],
  [['maintenance', 'on', '--text', 'a\nb'], 'one line'],
  [['trade'], 'STATE is missing'],
] as const)('flags set %j is refused', async ([line, why]) => {
  expect(await terminal.run('flags', 'set', ...line)).toMatchObject({
    code: 2,
    text: expect.stringContaining(why),
  })
})
