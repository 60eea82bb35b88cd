// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { instant, type Duration } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { SHORT_LOOK_AWAY } from '#kit/web/use-call.ts'
import { showAccount } from '#modules/account/web/index.ts'
import { badgesCalls } from '#modules/badges/calls.ts'
import { BadgesEntry } from '#modules/badges/web/BadgesEntry.tsx'
import BadgesScreen from '#modules/badges/web/BadgesScreen.tsx'
import { cardsCalls } from '#modules/cards/calls.ts'
import { CARD_KINDS, CARD_LEVELS, KINDS_PER_LEVEL } from '#modules/cards/model.ts'
import { BackpackPart, BoxesPart, COLLECTION_MAY_BE_OLD } from '#modules/cards/web/index.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'
import { DayTable } from '#modules/dailies/web/DayTable.tsx'
import { StreakPart } from '#modules/dailies/web/StreakPart.tsx'
import { own, today } from '#modules/dailies/web/testing/answers.ts'
import { ThreeCards } from '#modules/dailies/web/ThreeCards.tsx'
import { duelsCalls } from '#modules/duels/calls.ts'
import { BestRated } from '#modules/duels/web/BestRated.tsx'
import { eventsCalls } from '#modules/events/calls.ts'
import { EventCards } from '#modules/events/web/EventCards.tsx'
import { EventTable } from '#modules/events/web/EventTable.tsx'
import { listsCalls } from '#modules/lists/calls.ts'
import { OwnLists } from '#modules/lists/web/OwnLists.tsx'
import { marketCalls } from '#modules/market/calls.ts'
import { WishButton } from '#modules/market/web/WishButton.tsx'
import { WishList } from '#modules/market/web/WishList.tsx'
import { scoresCalls } from '#modules/scores/calls.ts'
import { Leaderboard } from '#modules/scores/web/Leaderboard.tsx'

/** The player's progress: 2 after playing on the other device. */
let done: 1 | 2

const sudoku = { family: 'sudoku', title: 'Sudoku', isRanked: true, marked: 1 }
const place = () => ({ place: done, points: 400 * done, userId: 1, nickname: 'Ann', avatar: 1, gameCount: 1 })
const score = () => ({
  rank: 1,
  score: 500 * done,
  userId: 1,
  nickname: 'Ann',
  avatar: 1,
  isFriend: false,
  endedAt: instant('2026-01-10T12:00Z'),
})
const answers = [
  answering(badgesCalls.listBadges, () =>
    ok({
      level: 6 + done,
      points: 90,
      families: [sudoku],
      badges: [{ badgeId: 'sudoku/regular', have: 5 + done, wonAt: null }],
      worn: [],
      isShown: done === 2,
      today: { day: '2026-01-06', done: 1 },
    }),
  ),
  answering(badgesCalls.readQuest, () => ok({ step: done === 1 ? ('play' as const) : null, done, all: 6 })),
  answering(cardsCalls.readCollection, () =>
    ok({
      kinds: CARD_KINDS.map((kind) => ({
        ...kind,
        count: kind.kind === 33 ? 1 + done : kind.kind === 34 ? done - 1 : 0,
      })),
      sets: CARD_LEVELS.map((level) => ({ level, have: 0, all: KINDS_PER_LEVEL[level], isComplete: false })),
      boxes: [{ kind: 'normal' as const, count: 6 + done }],
      cardCount: 1 + done,
      usedCount: 0,
      mostInUse: 3,
      nextSeedHash: 'print',
    }),
  ),
  answering(cardsCalls.listBoxes, () => ok({ boxes: [{ kind: 'normal' as const, count: 6 + done }] })),
  answering(cardsCalls.listCards, () => ok({ cards: [], hasMore: false, count: 0 })),
  answering(marketCalls.listWishes, () => ok({ kinds: done === 1 ? [33] : [33, 34], max: 12 })),
  answering(listsCalls.listOwnLists, () =>
    ok({
      lists: [{ listKey: 'K'.repeat(26), name: `List ${done}`, count: 1, covers: [], hasGame: false }],
      max: 20,
    }),
  ),
  answering(eventsCalls.listStandings, () =>
    ok({ places: [place()], friends: [], mine: place(), isFinal: false }),
  ),
  answering(dailiesCalls.readOwnDays, () => ok(own({ done: [1, 2].slice(0, done), days: done }))),
  answering(dailiesCalls.listDayScores, () =>
    ok({ friends: [], scores: [score()], mine: score(), players: 1, hasMore: false }),
  ),
  answering(scoresCalls.listScores, () => ok({ scores: [score()], mine: score(), hasMore: false })),
  answering(duelsCalls.listBestRated, () =>
    ok({
      title: 'Chess',
      friends: [],
      players: [],
      own: { rating: 1500 + done, games: done, wins: 0, draws: 0, isProvisional: true, place: null },
    }),
  ),
]

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  done = 1
  showAccount({ userId: 1, nickname: '', avatar: 1, isVisitor: true } as never)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
test.for<[what: string, part: () => ReactNode, before: RegExp, after: RegExp, mayBeOld?: Duration]>([
  ['the level on the player’s own page', () => <BadgesEntry />, /Level 7/, /Level 8/, SHORT_LOOK_AWAY],
  [
    'the step of the first week, which is closed',
    () => <BadgesEntry />,
    /Play a game/,
    /^(?![^]*Play a game)/,
    SHORT_LOOK_AWAY,
  ],
  ['the way to a badge', () => <BadgesScreen />, /6 of 10/, /7 of 10/, SHORT_LOOK_AWAY],
  [
    'the cards',
    () => <BackpackPart onList={() => undefined} onShare={() => undefined} />,
    /, 2 cards/,
    /, 3 cards/,
    COLLECTION_MAY_BE_OLD,
  ],
  ['the boxes', () => <BoxesPart />, /7 to open/, /8 to open/],
  ['the wish list', () => <WishList />, /1 of 12/, /2 of 12/],
  [
    'the wish for a card',
    () => <WishButton kind={34} />,
    /Put on my wish list/,
    /^(?![^]*Put on my wish list)/,
  ],
  ['the lists', () => <OwnLists />, /List 1/, /List 2/, SHORT_LOOK_AWAY],
  [
    'the place in an event',
    () => <EventTable slug="tides" rankRule="sum" isOver={false} first={undefined} />,
    /400/,
    /800/,
    SHORT_LOOK_AWAY,
  ],
  [
    'the cards of an event',
    () => <EventCards kinds={[34]} oddsVersion={undefined} />,
    /0 of 1/,
    /1 of 1/,
    COLLECTION_MAY_BE_OLD,
  ],
  [
    'what is done today, and the streak',
    () => [<ThreeCards key="three" today={today} />, <StreakPart key="streak" />],
    /Place 3.*data-streak="1"/,
    /Place 3.*Place 3.*data-streak="2"/,
  ],
  ['the table of the day', () => <DayTable games={today.games} />, /500/, /1,000/, SHORT_LOOK_AWAY],
  [
    'the table of a game',
    () => (
      <Leaderboard
        game={{ ...sudoku, gameId: 3, slug: 'sudoku', scoreUnit: 'points' } as never}
        level={1}
        play={undefined}
        friends="Friends"
      />
    ),
    /500/,
    /1,000/,
  ],
  ['the rating of a player', () => <BestRated gameId={3} />, /1501/, /1502/, SHORT_LOOK_AWAY],
])(
  'changes of another device are shown when this page is shown again: %s',
  async ([, part, before, after, mayBeOld]) => {
    renderOnPage(part(), { answers })
    await settle()
    expect(document.body.innerHTML).toMatch(before)
    done = 2
    if (mayBeOld) {
      await settle(mayBeOld - 1)
      document.dispatchEvent(new Event('visibilitychange'))
      await settle()
      expect(document.body.innerHTML).toMatch(before)
      await settle(1)
    }
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(document.body.innerHTML).toMatch(after)
  },
)
