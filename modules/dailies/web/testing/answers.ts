import type { ResultOf } from '#kit/contract/call.ts'
import { instant } from '#kit/time/time.ts'
import type { dailiesCalls, DailyGame } from '../../calls.ts'
import { DAILY_KINDS } from '../../model.ts'

type Today = ResultOf<typeof dailiesCalls.readToday>
type Own = ResultOf<typeof dailiesCalls.readOwnDays>

/** A challenge by its game's id. */
export const gameOf = (gameId: number): DailyGame => ({
  kind: DAILY_KINDS[(gameId - 1) % DAILY_KINDS.length]!,
  gameId,
  slug: `game-${gameId}`,
  title: `Game ${gameId}`,
  cover: '/covers/a.svg',
  tone: '#112233',
  family: 'snake',
  scoreUnit: 'points',
  ground: [],
  level: 1,
})

export const today: Today = {
  day: '2026-01-10',
  games: [1, 2, 3].map(gameOf),
  nextAt: instant('2026-01-11T00:00Z'),
  yesterday: [
    {
      game: gameOf(4),
      best: { rank: 1, userId: 70_042, nickname: 'Anna', avatar: 1, score: 1234, isFriend: false },
    },
    { game: gameOf(5), best: null },
  ],
}

/** A player's own days; `done` lists the ids of today's finished games. */
export const own = ({
  done = [],
  ...wish
}: Partial<Omit<Own, 'done'>> & { done?: readonly number[] }): Own => ({
  day: '2026-01-10',
  done: done.map((gameId) => ({ gameId, score: 70 * gameId, rank: 3, players: 12 })),
  days: 0,
  longest: 0,
  freezes: 0,
  isDoneToday: done.length > 0,
  calendar: [
    { day: '2026-01-05', state: 'done' },
    { day: '2026-01-06', state: 'frozen' },
    { day: '2026-01-07', state: 'forgiven' },
    { day: '2026-01-08', state: 'blank' },
    { day: '2026-01-09', state: 'done' },
    { day: '2026-01-10', state: done.length > 0 ? 'done' : 'open' },
  ],
  ...wish,
})
