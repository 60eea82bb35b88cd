// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, type Answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { showAccount } from '#modules/account/web/index.ts'
import { visitorStatus } from '#modules/account/web/testing/visitor-status.ts'
import { duelsCalls } from '#modules/duels/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { shareTrigger } from '#modules/sharing/web/share-trigger.ts'
import { liveKinds } from '#kit/web/live-kinds.ts'
import { friendsCalls, type Friend, type FriendRequest } from '../calls.ts'
import { FRIENDS_LIVE } from '../model.ts'
import FriendsScreen from './FriendsScreen.tsx'
import { waitingRequests } from './request-count.ts'
import { friendOf, marks, player } from './testing/friend-samples.ts'

const marisol = friendOf(player(20000001, 'Marisol'), marks.ripe('R1'))
const ines = friendOf(player(20000002, 'Ines'), marks.growing())
const odile = friendOf(player(20000003, 'Odile'), marks.taken())
const kwame = friendOf(player(20000004, 'Kwame'), marks.none(), { isOnline: true })
const request = (requestId: string, nickname: string): FriendRequest => ({
  requestId,
  player: player(30000000 + requestId.length, nickname),
  sentAt: systemClock(),
})

/** What the server of these tests knows, and what it was asked to do. */
let friends: Friend[]
let received: FriendRequest[]
let asked: (readonly [string, object])[]
let sendOutcome: Result<
  { state: 'waiting' | 'accepted' },
  'InvalidUserId' | 'UserNotFound' | 'AlreadyFriends'
>
const note = (name: string) => (params: object) => {
  asked.push([name, params])
  return ok({ ok: true })
}
const answers: Answering[] = [
  answering(friendsCalls.listFriends, () => ok({ friends, max: 200 })),
  answering(friendsCalls.listFriendRequests, () => ok({ received, sent: [request('OUT1', 'Tuan')] })),
  answering(friendsCalls.listStealable, () => ok({ rewards: [], takenToday: 1, mostADay: 3 })),
  answering(friendsCalls.listBlocked, () =>
    ok({ blocked: [{ player: player(40000001, 'Rude'), blockedAt: systemClock() }] }),
  ),
  answering(friendsCalls.sendFriendRequest, (params) => {
    asked.push(['send', params])
    return sendOutcome
  }),
  answering(duelsCalls.listDuels, () => ok({ duels: [] })),
  answering(marketCalls.listMyListings, () => ok({ listings: [], count: 0, max: 100 })),
  answering(friendsCalls.removeFriend, note('remove')),
  answering(friendsCalls.blockPlayer, note('block')),
  answering(friendsCalls.unblockPlayer, note('unblock')),
  answering(friendsCalls.ignoreFriendRequest, note('ignore')),
  answering(friendsCalls.cancelFriendRequest, note('cancel')),
  answering(friendsCalls.acceptFriendRequest, (params) => {
    asked.push(['accept', params])
    received = []
    return ok({ player: player(30000003, 'Ann') })
  }),
  answering(idleCalls.takeReward, ({ rewardId }) => {
    asked.push(['take', { rewardId }])
    friends = friends.map((one) => (one === marisol ? { ...marisol, steal: marks.taken() } : one))
    const boxes = [{ kind: 'normal' as const, count: 4 }]
    return ok({ rewardId, box: 'normal', from: 'friend', boxes, nextStealAt: null })
  }),
]

beforeEach(() => {
  teachDialogs()
  friends = [odile, ines, kwame, marisol]
  received = [request('IN1', 'Ann')]
  asked = []
  sendOutcome = ok({ state: 'waiting' })
  showAccount({ ...visitorStatus, nickname: 'Me', isNicknameFree: false })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(language: Language = 'en') {
  renderOnPage(<FriendsScreen />, { answers, language })
  await settle()
}
async function press(name: string | RegExp, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await settle()
}
async function pick(name: RegExp) {
  fireEvent.click(screen.getByRole('radio', { name }))
  await settle()
}
async function add(typed: string) {
  fireEvent.change(screen.getByLabelText('User ID'), { target: { value: typed } })
  await press('Add')
}
const complaint = () =>
  within(screen.getByLabelText('User ID').closest('form')!).queryByRole('alert')?.textContent
const row = (name: string) => screen.getByText(name).closest('li')!

describe('my friends [1.15] [2.32]', () => {
  test('are sorted by ripe rewards first, with each mark as text [4.20]', async () => {
    await show()
    const names = within(screen.getByRole('list', { name: 'My friends' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent)
    expect(names).toEqual(['Marisol', 'Kwame', 'Odile', 'Ines'])
    expect(within(row('Marisol')).getByText('A coconut is ripe')).toBeDefined()
    expect(within(row('Ines')).getByText('Ripe in 1h 5m')).toBeDefined()
    expect(within(row('Odile')).getByText('You took one')).toBeDefined()
    expect(within(row('Odile')).getByRole('img', { name: 'Again in 21h' })).toBeDefined()
    expect(within(row('Kwame')).getByRole('img', { name: 'Online' })).toBeDefined()
    expect(screen.getByText('Taken today: 1 of 3')).toBeDefined()
  })

  test('a request that arrives while the page is open is counted at once [3.8]', async () => {
    await show()
    received = [request('IN1', 'Ann'), request('IN2', 'Bea')]
    liveKinds.tell(FRIENDS_LIVE, {})
    await settle()
    expect(screen.getByRole('radio', { name: /Requests.*2/ })).toBeDefined()
  })

  test('a ripe coconut is taken once and then marked [1.9] [4.20]', async () => {
    await show()
    await press('Take', row('Marisol'))
    expect(asked).toEqual([['take', { rewardId: 'R1' }]])
    expect(screen.getByText('The coconut of Marisol is yours')).toBeDefined()
    expect(within(row('Marisol')).queryByRole('button', { name: 'Take' })).toBeNull()
    expect(within(row('Marisol')).getByText('You took one')).toBeDefined()
  })

  test('a friend is deleted after a confirmation only [4.19]', async () => {
    await show()
    await press('More about Ines')
    await press('Remove friend', screen.getByRole('dialog', { name: 'Ines' }))
    const question = screen.getByRole('alertdialog', { name: 'Remove Ines?' })
    await press('Cancel', question)
    expect(asked).toEqual([])
    await press('More about Ines')
    await press('Remove friend', screen.getByRole('dialog', { name: 'Ines' }))
    await press('Remove friend', screen.getByRole('alertdialog', { name: 'Remove Ines?' }))
    expect(asked).toEqual([['remove', { userId: 20000002 }]])
  })

  test('a friend is blocked after a confirmation', async () => {
    await show()
    await press('More about Odile')
    await press('Block', screen.getByRole('dialog', { name: 'Odile' }))
    await press('Block', screen.getByRole('alertdialog', { name: 'Block Odile?' }))
    expect(asked).toEqual([['block', { userId: 20000003 }]])
  })

  test('without friends the page offers two ways to find some', async () => {
    friends = []
    await show()
    expect(screen.getByText('No friends here yet')).toBeDefined()
    await press('Share your invitation')
    expect(shareTrigger.read()).toMatchObject({ isOpen: true, sharing: { kind: 'invite' } })
  })

  test('the player’s own number can be copied', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await show()
    expect(screen.getByText('#12345678').getAttribute('dir')).toBe('ltr')
    await press('Copy user ID')
    expect(writeText).toHaveBeenCalledWith('12345678')
  })
})

describe('adding by user ID [2.32]', () => {
  test('needs one [5.3]', async () => {
    await show()
    await add('  ')
    expect(complaint()).toBe('Please enter user ID')
    expect(asked).toEqual([])
  })

  test.for([
    ['InvalidUserId', 'User Id Error'],
    ['UserNotFound', 'User not found'],
    ['AlreadyFriends', 'You are already friends'],
  ] as const)('shows the reason: %s [5.3] [8.3]', async ([refusal, words]) => {
    sendOutcome = refuse(refusal)
    await show()
    await add('12345678')
    expect(complaint()).toBe(words)
    expect(asked).toEqual([['send', { userId: '12345678' }]])
    fireEvent.change(screen.getByLabelText('User ID'), { target: { value: '1' } })
    expect(complaint()).toBeUndefined()
  })

  test('sends a request, or makes friends at once [4.19]', async () => {
    await show()
    await add('87654321')
    expect(screen.getByText('Request sent')).toBeDefined()
    expect((screen.getByLabelText('User ID') as HTMLInputElement).value).toBe('')
    sendOutcome = ok({ state: 'accepted' })
    await add('87654322')
    expect(screen.getByText('You are friends now')).toBeDefined()
  })
})

describe('requests [2.32] [4.19]', () => {
  test('are counted, accepted, ignored and withdrawn', async () => {
    await show()
    expect(waitingRequests.read()).toBe(1)
    await pick(/^Requests\s*1$/)
    await press('Ignore', row('Ann'))
    await press('Withdraw', row('Tuan'))
    await press('Accept', row('Ann'))
    expect(asked).toEqual([
      ['ignore', { requestId: 'IN1' }],
      ['cancel', { requestId: 'OUT1' }],
      ['accept', { requestId: 'IN1' }],
    ])
    expect(screen.getByText('You and Ann are friends now')).toBeDefined()
    expect(waitingRequests.read()).toBe(0)
  })
})

test('blocked players are listed and can be unblocked', async () => {
  await show()
  await pick(/^Blocked$/)
  await press('Unblock', row('Rude'))
  expect(asked).toEqual([['unblock', { userId: 40000001 }]])
})

test('the page is in another language', async () => {
  await show('ar')
  expect(screen.getByRole('heading', { level: 1, name: 'الأصدقاء' })).toBeDefined()
})
