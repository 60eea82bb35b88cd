import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, SdkRefusal, type Sdk, type SdkWindow } from '#kit/sdk/sdk.ts'
import { helloOf, SDK_LIMITS, type Facts } from '#kit/sdk/protocol.ts'
import { after, instant, seconds, type Instant } from '#kit/time/time.ts'
import { DEAF_AFTER } from '../rules/flood.ts'
import type { HostedSaves } from '../rules/saves.ts'
import { openBridge, type BridgeWorld } from './bridge.ts'

const ORIGIN = 'https://hop.games.example'
const FACTS: Facts = {
  language: 'ar',
  theme: 'dark',
  isMuted: false,
  isPaused: false,
  params: { room: 'a1' },
  link: 'https://islet.example/g/hop',
  safe: { top: 0, right: 0, bottom: 0, left: 0 },
}

let now: Instant
let saves: HostedSaves
let said: unknown[][]
let tellFacts: () => void
let facts: Facts
let close: () => void
let isAsked: boolean
/** The portal's page, and the window of the game in its frame. */
let page: EventTarget & Pick<Window, 'addEventListener' | 'removeEventListener'>
let game: EventTarget & SdkWindow
const world: BridgeWorld = {
  now: () => now,
  facts: () => facts,
  onFacts(listener) {
    tellFacts = listener
    return () => undefined
  },
  readSaves: () => saves,
  writeSaves: (next) => void (saves = next),
  showProgress: (value) => void said.push(['progress', value]),
  ready: () => void said.push(['ready']),
  setPlaying: (isPlaying) => void said.push(['playing', isPlaying]),
  tellScore: (score) => void said.push(['score', score]),
  celebrate: () => void said.push(['happy']),
  keepBadge: async (badgeId) => said.push(['badge', badgeId]) > 0 && badgeId === 'declared',
  share(question) {
    said.push([question.what])
    return isAsked ? 'https://islet.example/g/hop' : undefined
  },
}

/** What one window sends arrives at the other with who sent it and from where, as browsers do it. */
function message(to: EventTarget, from: unknown, origin: string) {
  return (data: unknown, _target: string, ports: readonly MessagePort[] = []) =>
    void to.dispatchEvent(Object.assign(new Event('message'), { data, source: from, origin, ports }))
}

beforeEach(() => {
  now = instant('2026-11-29T12:00:00Z')
  saves = {}
  said = []
  facts = FACTS
  isAsked = true
  page = new EventTarget() as typeof page
  game = Object.assign(new EventTarget(), { localStorage, parent: undefined as unknown }) as typeof game
  Object.assign(game, { postMessage: message(game, page, 'https://islet.example') })
  Object.assign(page, { postMessage: message(page, game, ORIGIN) })
  Object.assign(game, { parent: page })
  close = openBridge({ page, frame: { contentWindow: game as unknown as Window }, origin: ORIGIN }, world)
})
afterEach(() => close())

const connected = () => connect(game)
const heard = (expected: unknown) => vi.waitFor(() => expect(said).toContainEqual(expected))

test('a game gets the facts of its page, and their changes', async () => {
  const sdk = await connected()
  expect(sdk.isInPortal).toBe(true)
  expect(sdk.facts()).toEqual(FACTS)
  const changes: Facts[] = []
  sdk.onFacts((next) => changes.push(next))
  facts = { ...FACTS, isMuted: true, isPaused: true }
  tellFacts()
  await vi.waitFor(() => expect(changes).toEqual([facts]))
})

test('messages of a game are carried out', async () => {
  const sdk = await connected()
  sdk.progress(0.5)
  sdk.ready()
  sdk.gameplayStart()
  sdk.score(12)
  sdk.happyTime()
  expect(await sdk.invite({ room: 'b2' })).toBe('https://islet.example/g/hop')
  expect(said).toEqual([
    ['progress', 0.5],
    ['ready'],
    ['playing', true],
    ['score', 12],
    ['happy'],
    ['invite'],
  ])
  expect(await sdk.rewardedBreak()).toEqual({ wasShown: false, isRewarded: false })
})

test('a badge is awarded if the game declares it; another one is refused', async () => {
  const sdk = await connected()
  await sdk.badge('declared')
  await expect(sdk.badge('level-60')).rejects.toEqual(new SdkRefusal('refused'))
  await expect(sdk.badge('../up')).rejects.toEqual(new SdkRefusal('refused'))
  expect(said).toEqual([
    ['badge', 'declared'],
    ['badge', 'level-60'],
  ])
})

test('saves are available from the start, are stored, and have a limit', async () => {
  saves = { level: '3' }
  const sdk = await connected()
  expect(sdk.saves.get('level')).toBe('3')
  await sdk.saves.set('level', '4')
  await sdk.saves.set('__proto__', 'mine')
  expect(Object.entries(saves)).toEqual([
    ['level', '4'],
    ['__proto__', 'mine'],
  ])
  await expect(sdk.saves.set('level', 'x'.repeat(SDK_LIMITS.saveBytes))).rejects.toEqual(
    new SdkRefusal('tooLarge'),
  )
  expect([sdk.saves.get('level'), saves['level']]).toEqual(['4', '4'])
  await sdk.saves.remove('level')
  expect(saves['level']).toBeUndefined()
})

test('a message from another window or another origin gets no channel', async () => {
  const stranger = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  message(page, stranger, ORIGIN)(helloOf(), '*')
  message(page, game, 'https://elsewhere.example')(helloOf(), '*')
  expect(stranger.postMessage).not.toHaveBeenCalled()
  const answers: unknown[] = []
  game.addEventListener('message', ({ data }) => answers.push(data))
  await Promise.resolve()
  expect(answers).toEqual([])
})

test('a flood of messages is first refused, later ignored', async () => {
  const sdk = await connected()
  const asked = await Promise.allSettled(
    Array.from({ length: SDK_LIMITS.burst + 5 }, () => sdk.saves.set('k', 'v')),
  )
  expect(asked.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(5)
  now = after(now, seconds(10))
  await sdk.saves.set('k', 'later')
  flood(sdk, SDK_LIMITS.burst + DEAF_AFTER + 10)
  now = after(now, seconds(60))
  sdk.gameplayStop()
  await new Promise((done) => setTimeout(done, 50))
  expect(said).not.toContainEqual(['playing', false])
})

test('a game that was cut off gets no channel by a new hello, and its calls are refused', async () => {
  const sdk = await connected()
  flood(sdk, SDK_LIMITS.burst + DEAF_AFTER + 10)
  await expect(sdk.saves.set('k', 'v')).rejects.toEqual(new SdkRefusal('refused'))
  now = after(now, seconds(600))
  expect((await connected()).isInPortal).toBe(false)
})

test('a dialog without a user gesture is refused', async () => {
  isAsked = false
  await expect((await connected()).invite({})).rejects.toEqual(new SdkRefusal('refused'))
  expect((await connected()).link({ room: 'b2' })).toBe('https://islet.example/g/hop?with=room%3Db2')
})

function flood({ score }: Sdk, times: number) {
  for (let index = 0; index < times; index++) score(index)
}

test('a reloaded game gets its own channel, and the old one ends', async () => {
  const first = await connected()
  const second = await connected()
  first.score(1)
  second.score(2)
  await heard(['score', 2])
  expect(said).not.toContainEqual(['score', 1])
})
