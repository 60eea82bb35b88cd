// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, before, hours } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { liveKinds } from '#kit/web/live-kinds.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { eventsCalls, type EventCard } from '#modules/events/calls.ts'
import { idleCalls, type Reward } from '../calls.ts'
import { DriftPart } from './DriftPart.tsx'

let rewards: Reward[]
let isStolen: boolean
const taken: string[] = []
const boxes = [{ kind: 'normal' as const, count: 1 }]
const reward = (rewardId: string, more: Partial<Reward> = {}): Reward => ({
  rewardId,
  box: 'normal',
  state: 'ripe',
  startedAt: before(systemClock(), hours(4)),
  ripeAt: before(systemClock(), hours(1)),
  endsAt: after(systemClock(), hours(23)),
  takenAt: null,
  takenBy: null,
  canRescue: false,
  ...more,
})
const stretch = () => ({
  startedAt: before(systemClock(), hours(4)),
  seconds: 14_400,
  capSeconds: 86_400,
  visitBy: after(systemClock(), hours(6)),
  nextRipeAt: after(systemClock(), hours(2)),
  rareSeconds: 64_800,
})
let owned: number[]
let events: EventCard[]
const season: EventCard = {
  slug: 'tides',
  kind: 'season',
  art: 'tides',
  title: 'Tides',
  lead: 'The sea comes in.',
  startsAt: before(systemClock(), hours(1)),
  endsAt: after(systemClock(), hours(1)),
}
const collection = (kinds: readonly number[]) => ({
  kinds: [1, 2, 3, 4, 5].map((kind) => ({
    kind,
    number: `${kind}`,
    level: 'normal' as const,
    count: kinds.includes(kind) ? 1 : 0,
  })),
  sets: [],
  boxes,
  cardCount: kinds.length,
  usedCount: 0,
  mostInUse: 0,
  nextSeedHash: '',
})
const begun = () => ({ ...stretch(), stretchCode: 'code', reportEverySeconds: 60 })
const answers = [
  answering(idleCalls.startOnline, () => ok(begun())),
  answering(idleCalls.reportOnline, () => ok({ ...stretch(), ripeCount: 0 })),
  answering(idleCalls.listRewards, () => ok({ rewards, stretch: stretch(), lockedReward: null })),
  answering(idleCalls.takeReward, ({ rewardId }) => {
    if (isStolen) return refuse('RewardTakenByFriend')
    taken.push(rewardId)
    rewards = rewards.filter((one) => one.rewardId !== rewardId)
    return ok({ rewardId, box: 'normal', from: 'own', boxes, nextStealAt: null })
  }),
  answering(idleCalls.rescueReward, ({ rewardId }) =>
    ok({ reward: reward(rewardId, { state: 'locked' }), invitation: 'KEY123' }),
  ),
  answering(cardsCalls.listBoxes, () => ok({ boxes })),
  answering(cardsCalls.readCollection, () => ok(collection(owned))),
  answering(eventsCalls.listEvents, () => ok({ events })),
]

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  taken.length = 0
  owned = []
  events = []
  isStolen = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function show(list: Reward[]) {
  rewards = list
  renderOnPage(<DriftPart />, { answers })
  await settle()
}
const press = async (name: string) => {
  fireEvent.click(screen.getAllByRole('button', { name })[0]!)
  await settle()
}

describe('the scene shows the real state', () => {
  const scene = () => document.querySelector<HTMLElement>('[data-part]')!

  test.for([
    [6, 'dawn'],
    [12, 'day'],
    [19, 'dusk'],
    [23, 'night'],
  ] as const)('at hour %i of the player it is %s', async ([hour, part]) => {
    vi.setSystemTime(new Date(2026, 5, 1, hour, 30))
    await show([])
    expect(scene().dataset.part).toBe(part)
  })

  test('[4.15] growing coconuts have the size of their progress', async () => {
    await show([reward('one')])
    const shares = [...document.querySelectorAll<HTMLElement>('[data-share]')].map((nut) =>
      Number(nut.dataset.share),
    )
    // Four hours of a stretch: an hour of three, and four of eighteen.
    expect(shares).toEqual([33, 22])
  })

  test('only owned cards walk along, at most three', async () => {
    await show([])
    expect(scene().querySelectorAll('[data-level]')).toHaveLength(0)
    cleanup()
    owned = [2, 3, 4, 5]
    await show([])
    expect(scene().querySelectorAll('[data-level]')).toHaveLength(3)
  })

  test('a season has its weather, otherwise there is none', async () => {
    await show([])
    const drawings = () => scene().querySelectorAll('svg[preserveAspectRatio="xMidYMid slice"]').length
    expect(drawings()).toBe(0)
    cleanup()
    events = [season]
    await show([])
    expect(drawings()).toBe(1)
  })
})

describe('[4.15] drifting', () => {
  test('shows how long it has lasted, what is ripe and when the next visit is due', async () => {
    await show([reward('one')])
    expect(screen.getByText('4h')).toBeDefined()
    expect(screen.getByText('1 coconut is ripe')).toBeDefined()
    expect(screen.getByText(/^Come back by .*, or the palm stops growing$/)).toBeDefined()
  })

  test('[4.17] all ripe coconuts are taken with one press', async () => {
    await show([reward('one'), reward('two')])
    await press('Take all')
    expect(taken).toEqual(['one', 'two'])
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull()
  })

  test('[8.7] a coconut that a friend has taken first shows it', async () => {
    await show([reward('one')])
    isStolen = true
    await press('Take')
    expect(screen.getByRole('alert')).toBeDefined()
  })

  test('[4.18] one that is unlocked by a visitor is ripe at once', async () => {
    await show([])
    rewards = [reward('one')]
    liveKinds.tell('rewards', {})
    await settle()
    expect(screen.getByText('1 coconut is ripe')).toBeDefined()
  })

  test('[4.18] a stolen one is rescued with a link to share', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await show([reward('one', { state: 'stolen', canRescue: true })])
    await press('Bring it back')
    await press('Share the link')
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/?inv=KEY123`)
  })

  test('[8.8] a link that cannot be copied shows Failed', async () => {
    const writeText = vi.fn(() => Promise.reject(new Error('not allowed')))
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    document.execCommand = () => false
    await show([reward('one', { state: 'stolen', canRescue: true })])
    await press('Bring it back')
    await press('Share the link')
    expect(screen.getByText('Failed')).toBeDefined()
  })
})
