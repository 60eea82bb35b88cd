import { beforeEach, expect, test, vi } from 'vitest'
import { connect, SdkRefusal, type Sdk, type SdkWindow } from '../sdk.ts'
import { y8Sdk } from './y8.ts'

let sdk: Sdk
let ID: ReturnType<typeof y8Sdk>
const said: unknown[] = []

beforeEach(async () => {
  said.length = 0
  const kept = new Map<string, string>()
  const world = Object.assign(new EventTarget(), {
    parent: undefined as unknown,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
  })
  Object.assign(world, { parent: world })
  const alone = await connect(world as unknown as SdkWindow)
  sdk = {
    ...alone,
    ready: () => void said.push('ready'),
    score: (value) => void said.push(['score', value]),
    badge: (badgeId) =>
      badgeId === 'first-hop'
        ? Promise.resolve(void said.push(['badge', badgeId]))
        : Promise.reject(new SdkRefusal('refused')),
  }
  ID = y8Sdk(Promise.resolve(sdk))
})

const told = (ask: (answer: (response: unknown) => void) => unknown) =>
  new Promise<unknown>((answer) => void ask(answer))

/** What games call, as their published examples do. */
const SURFACE = [
  'init',
  'Event.subscribe',
  'getLoginStatus',
  'login',
  'register',
  'api',
  'GameAPI.init',
  'GameAPI.Leaderboards.save',
  'GameAPI.Leaderboards.list',
  'GameAPI.Leaderboards.listCustom',
  'GameAPI.Achievements.save',
  'GameAPI.Achievements.list',
  'GameAPI.Achievements.listCustom',
  'ads.init',
  'ads.display',
  'Protection.isBlacklisted',
  'Protection.isSponsor',
  'Profile.updateAvatar',
  'openProfile',
  'submit_image',
  'share',
]

test.for(SURFACE)('ID.%s can be called', (path) => {
  const call = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], ID)
  expect(call).toBeTypeOf('function')
})

test('the Y8 shim initialises, and notifies earlier and later listeners', async () => {
  const early = vi.fn()
  ID.Event.subscribe('id.init', early)
  await told((answer) => ID.init({ appId: 'abc' }, answer))
  const late = vi.fn()
  ID.Event.subscribe('id.init', late)
  expect([early.mock.calls.length, late.mock.calls.length, said]).toEqual([1, 1, ['ready']])
})

test('the Y8 shim reports a signed-in player without a name, so that saves are kept', async () => {
  expect(await told((answer) => ID.getLoginStatus(answer))).toMatchObject({
    status: 'ok',
    authResponse: { details: { nickname: 'Player', locale: sdk.facts().language } },
  })
  const retrieve = () => told((answer) => ID.api('user_data/retrieve', 'POST', { key: 'save' }, answer))
  expect(await retrieve()).toEqual({ error: 'Key not found' })
  await told((answer) => ID.api('user_data/submit', 'POST', { key: 'save', value: { level: 3 } }, answer))
  expect(await retrieve()).toEqual({ key: 'save', jsondata: '{"level":3}' })
  expect(sdk.saves.get('save')).toBe('{"level":3}')
  await told((answer) => ID.api('user_data/remove', 'POST', { key: 'save' }, answer))
  expect(await retrieve()).toEqual({ error: 'Key not found' })
})

test('a score is sent unproved; an achievement awards the badge with the matching id, or fails', async () => {
  const { Leaderboards, Achievements } = ID.GameAPI
  expect(await told((answer) => Leaderboards.save({ points: 30 }, answer))).toMatchObject({ success: true })
  const keep = (achievement: string) => told((answer) => Achievements.save({ achievement }, answer))
  expect(await keep('First Hop!')).toMatchObject({ success: true })
  expect(await keep('Level 60')).toMatchObject({ success: false })
  expect(said).toEqual([
    ['score', 30],
    ['badge', 'first-hop'],
  ])
})

test('an advertisement break ends at once without a reward', async () => {
  await told((answer) => ID.ads.display(() => answer(undefined)))
  expect(await told((onFail) => ID.ads.displayRewarded({ onFail }))).toEqual({ status: 'no_ads' })
})

test('missing functions of Y8 report an error, and no site is blocked', async () => {
  expect(await told((answer) => ID.api('friends/list', 'GET', answer))).toEqual({ error: 'not available' })
  expect(await told((answer) => ID.Protection.isBlacklisted(answer))).toBe(false)
})
