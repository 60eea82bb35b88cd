// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, type Answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { badgesCalls } from '#modules/badges/calls.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { dailiesCalls, type DailyDare } from '#modules/dailies/calls.ts'
import { own, today } from '#modules/dailies/web/testing/answers.ts'
import { duelsCalls, type ListedDuel } from '#modules/duels/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { marketTrigger } from '#modules/market/web/market-store.ts'
import { scoresCalls, type DealDare } from '#modules/scores/calls.ts'
import { friendsCalls, type Friend } from '../calls.ts'
import FriendsScreen from './FriendsScreen.tsx'
import { friendOf, marks, player } from './testing/friend-samples.ts'

const chess = {
  gameId: 1751,
  slug: 'classic-chess',
  title: 'Chess',
  pitch: '',
  cover: '/covers/chess.svg',
  genre: 'board',
  tags: [],
  orientation: 'any',
  players: 2,
  tone: '#123',
}
const duel: ListedDuel = {
  code: 'abcdefghijklmnop',
  slug: 'classic-chess',
  title: 'Chess',
  status: 'waiting',
  first: null,
  second: null,
  players: [null, null],
  seat: 1,
  turn: null,
  dueAt: null,
  endedBy: null,
  winner: null,
  places: [],
  moveCount: 0,
  clock: null,
}

const ines = friendOf(player(20000002, 'Ines'), marks.growing())

let friends: Friend[]
let offered: ListedDuel[]
let finished: readonly number[]
let dared: DailyDare[]
let dealt: DealDare[]
let asked: (readonly [string, object])[]
const answers: Answering[] = [
  answering(friendsCalls.listFriends, () => ok({ friends, max: 200 })),
  answering(friendsCalls.listFriendRequests, () => ok({ received: [], sent: [] })),
  answering(friendsCalls.listStealable, () => ok({ rewards: [], takenToday: 0, mostADay: 3 })),
  answering(duelsCalls.listDuels, () => ok({ duels: offered })),
  answering(duelsCalls.openDuel, (params) => {
    asked.push(['duel', params])
    return refuse('DuelLimit')
  }),
  answering(duelsCalls.resignDuel, ({ code }) => {
    asked.push(['resign', { code }])
    return refuse('DuelUnknown')
  }),
  answering(dailiesCalls.readToday, () => ok(today)),
  answering(dailiesCalls.readOwnDays, () => ok(own({ done: finished }))),
  answering(dailiesCalls.dareFriend, (params) => {
    asked.push(['dare', params])
    return ok({ isNew: true })
  }),
  answering(dailiesCalls.listDares, () => ok({ dares: dared })),
  answering(dailiesCalls.withdrawDare, (params) => {
    asked.push(['undare', params])
    return ok({})
  }),
  answering(badgesCalls.readWorn, ({ userId }) =>
    ok(userId === ines.player.userId ? { level: 3, worn: [] } : { level: null, worn: [] }),
  ),
  answering(scoresCalls.listDares, () => ok({ dares: dealt, runs: [] })),
  answering(marketCalls.listMyListings, () => ok({ listings: [], count: 0, max: 100 })),
  answering(catalogCalls.listGames, () => ok({ games: [chess], featured: chess, total: 1, hasMore: false })),
]

beforeEach(() => {
  teachDialogs()
  friends = [ines]
  offered = []
  finished = []
  dared = []
  dealt = []
  asked = []
})
afterEach(cleanup)

/** A name within other text is set apart from it. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '')
async function show() {
  renderOnPage(<FriendsScreen />, { answers })
  await settle()
}
async function press(name: string, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await settle()
}

test('a friend is invited to a duel, and a refusal is shown', async () => {
  await show()
  await press('More about Ines')
  await press('Play a duel', screen.getByRole('dialog', { name: 'Ines' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Chess' }))
  await settle()
  expect(asked).toEqual([['duel', { gameId: 1751, begins: 'friend', friendId: 20000002 }]])
  const picks = within(screen.getByRole('dialog', { name: 'Which game?' }))
  expect(picks.getByText('You can have 20 games by link at a time')).toBeDefined()
})

test('a friend in a room can be joined there; cards are given and swapped over any page', async () => {
  friends = [{ ...ines, playing: { slug: 'tidal-arena', title: 'Tidal Arena', hasRooms: true } }]
  await show()
  await press('More about Ines')
  const sheet = () => within(screen.getByRole('dialog', { name: 'Ines' }))
  const meet = sheet().getByRole('link', { name: 'Join them in Tidal Arena' })
  expect(meet.getAttribute('href')).toBe('/g/tidal-arena?with=20000002')
  const row = screen.getByRole('link', { name: 'Join', hidden: true })
  expect(row.getAttribute('href')).toBe('/g/tidal-arena?with=20000002')
  fireEvent.click(sheet().getByRole('button', { name: 'Give a card' }))
  await vi.waitFor(() => expect(marketTrigger.read()).toEqual({ isOpen: true, part: 'gift' }))
})

test('a friend at a live board is watched there', async () => {
  friends = [{ ...ines, playing: { slug: 'chess', title: 'Chess', hasRooms: false, duelCode: 'abc-1' } }]
  await show()
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/g/chess?duel=abc-1')
  await press('More about Ines')
  const sheet = within(screen.getByRole('dialog', { name: 'Ines' }))
  const watch = sheet.getByRole('link', { name: 'Watch their duel in Chess' })
  expect(watch.getAttribute('href')).toBe('/g/chess?duel=abc-1')
})

test('a friend who plays alone can be followed to the same game', async () => {
  friends = [{ ...ines, playing: { slug: '2048', title: '2048', hasRooms: false } }]
  await show()
  expect(screen.getByRole('link', { name: 'Play along' }).getAttribute('href')).toBe('/g/2048')
  await press('More about Ines')
  const sheet = within(screen.getByRole('dialog', { name: 'Ines' }))
  expect(sheet.getByRole('link', { name: 'Play 2048 too' }).getAttribute('href')).toBe('/g/2048')
})

test('the sheet shows the level that the friend lets others see', async () => {
  await show()
  await press('More about Ines')
  expect(within(screen.getByRole('dialog', { name: 'Ines' })).getByText('Level 3')).toBeDefined()
})

test('a friend is dared to a challenge finished today; before that the page links to today’s three', async () => {
  await show()
  await press('More about Ines')
  const sheet = () => within(screen.getByRole('dialog', { name: 'Ines' }))
  const first = await sheet().findByRole('link', { name: 'Play today’s three, then dare them' })
  expect(first.getAttribute('href')).toBe('/today')
  cleanup()
  finished = [2]
  await show()
  await press('More about Ines')
  fireEvent.click(await sheet().findByRole('button', { name: 'Dare them at today’s Game 2' }))
  await settle()
  expect(asked).toEqual([['dare', { userId: 20000002, gameId: 2 }]])
  expect(await screen.findByText('Ines hears of it under the bell')).toBeDefined()
})

test('dares to a friend are listed with their state, and an open one can be withdrawn', async () => {
  const between = { player: ines.player, isMine: true, slug: 'game-2', scoreUnit: 'points' } as const
  const day = { ...between, title: 'Game 2', day: today.day, score: 70, answer: null, isOver: false }
  dared = [day, { ...day, title: 'Game 1', day: '2026-01-09', isOver: true }]
  dealt = [
    {
      ...between,
      key: '0'.repeat(26),
      gameId: 1751,
      slug: chess.slug,
      level: 1,
      score: 12,
      unit: 'points',
      state: 'answered',
      answer: 30,
      outcome: 'won',
      daredAt: instant('2026-01-10T08:00Z'),
    },
  ]
  await show()
  await press('More about Ines')
  const sheet = () => within(screen.getByRole('dialog', { name: 'Ines' }))
  const told = await sheet().findByRole('region', { name: 'Dares between you' })
  await waitFor(() =>
    expect([...told.querySelectorAll('li p')].map(({ textContent }) => plain(textContent))).toEqual([
      'Chess: Ines 30, you 12',
      'Game 2: Ines has not answered your 70 yet',
      'Game 1: Ines did not answer your 70 in time',
    ]),
  )
  expect(within(told).getAllByRole('button')).toHaveLength(1)
  await press('Withdraw', told)
  expect(asked).toEqual([['undare', { userId: 20000002 }]])
})

test('an open dare of a friend is answered from their sheet', async () => {
  dared = [
    {
      player: ines.player,
      isMine: false,
      slug: 'game-2',
      title: 'Game 2',
      scoreUnit: 'points',
      day: today.day,
      score: null,
      answer: 70,
      isOver: false,
    },
  ]
  await show()
  await press('More about Ines')
  const sheet = within(screen.getByRole('dialog', { name: 'Ines' }))
  const link = await sheet.findByRole('link', { name: /^Answer in .+: 70 to beat$/ })
  expect(link.getAttribute('href')).toBe(`/g/game-2?daily=${today.day}&rival=20000002`)
  expect(sheet.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('open gifts and swaps are listed with the requests and can be withdrawn', async () => {
  offered = [duel]
  await show()
  fireEvent.click(screen.getByRole('radio', { name: /^Requests/ }))
  await settle()
  const offers = screen.getByRole('region', { name: 'Offered by you' })
  expect(within(offers).getByRole('link', { name: 'Duel: Chess' }).getAttribute('href')).toBe(
    '/g/classic-chess?duel=abcdefghijklmnop',
  )
  await press('Withdraw', offers)
  expect(asked).toEqual([['resign', { code: 'abcdefghijklmnop' }]])
  expect(within(offers).getByRole('alert')).toBeDefined()
})
