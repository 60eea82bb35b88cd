import { sql } from 'kysely'
import { beginRun } from './begin-run.ts'
import type { TestDevice } from './test-device.ts'
import { RANKED_GAME, rankedRun } from './ranked-run.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { after, between, dayOf, dayStart, days, hours } from '#kit/time/time.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { catalogueOf } from '#modules/catalog/server/index.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { dailySeed } from '#modules/scores/rules/periods.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { dailiesCalls } from '#modules/dailies/calls.ts'

/** 2048, the clever game of every day of these tests. */
export const GAME = RANKED_GAME

const game = (gameId: number, slug: string, of: string): CatalogueEntry => ({
  gameId,
  slug,
  family: of,
  variant: slug,
  genre: 'puzzle',
  tags: [],
  orientation: 'any',
  players: 1,
  score: { best: 'highest', unit: 'points', ranked: true },
  version: 'test',
  ground: ['#7a3b1c', '#1c0f18'],
  cover: `/covers/${slug}.svg`,
  words: { en: { title: slug, pitch: 'Fun', how: ['Play'] } },
})

/** A clever game that comes every day, and enough of the others. */
export const dailyCatalogue = catalogueOf([
  game(GAME, '2048', 'twenty48'),
  ...Array.from({ length: 30 }, (_, place) => game(80_001 + place, `quick-${place}`, 'one-button')),
  ...Array.from({ length: 30 }, (_, place) => game(80_101 + place, `hands-${place}`, 'snake')),
])

let runs = 0
/** A whole run of 2048 that nobody else has played. */
export const played = (seed: number, level = 1) => rankedRun(seed, { level, style: ++runs })

interface FinishWish {
  readonly day?: string | undefined
  readonly level?: number
  /** A run with more points than this. */
  readonly above?: number
}

/** A portal whose players finish challenges; one that is given has the games of these tests. */
export async function openDailyPortal(given?: TestPortal) {
  const portal = given ?? (await openTestPortal({ catalogue: dailyCatalogue }))
  const today = () => dayOf(portal.now())
  return {
    portal,
    today,
    inDays: (count: number) => portal.wait(days(count)),
    /** The clock goes on to this hour of the next UTC day. */
    toHour(hour: number) {
      const tomorrow = after(dayStart(portal.now()), days(1))
      portal.wait(between(portal.now(), after(tomorrow, hours(hour))))
    },
    forgetAll: () =>
      sql`truncate daily_finish, daily_mend, daily_game, score, score_run, score_replay cascade`.execute(
        portal.db,
      ),
    /** Somebody new, so many seconds east of UTC. */
    newPlayer(name: string, offset = 0): TestDevice {
      const device = portal.device(`${name} ${++runs}`)
      device.head = { ...device.head, utcOffset: offset }
      return device
    },
    /** Plays 2048 as the challenge of a day to its end, and sends it. */
    async finish(device: TestDevice, { day = today(), level, above = 0 }: FinishWish = {}) {
      let run = played(dailySeed(day, '2048'), level)
      while (run.score <= above) run = played(dailySeed(day, '2048'), level)
      const { replay, score } = run
      const answer = await device.call(scoresCalls.sendScore, {
        gameId: GAME,
        runId: await beginRun(portal, device, { gameId: GAME, seed: 7 }),
        score,
        version: 'test',
        replay: await packReplay(replay),
        day,
      })
      return { score, answer }
    },
    /** More players with a line in the table of today, the first so many of them friends of somebody. */
    async crowd({ players, friendsOf, friends }: { players: number; friendsOf: number; friends: number }) {
      await sql`
        with came as (
          insert into account (id, kind, created_at)
          select 20000000 + number, 'visitor', now() from generate_series(1, ${players}::int) number returning id
        ), shown as (
          insert into score_replay (version, replay, created_at) values ('test', '', now()) returning id
        ), befriended as (
          insert into friendship (low_id, high_id, since_at)
          select least(id, ${friendsOf}::bigint), greatest(id, ${friendsOf}::bigint), now() from came where id <= 20000000 + ${friends}::int
        )
        insert into score (game_id, level, period, account_id, score, ended_at, replay_id)
        select ${GAME}, 1, ${today()}, came.id, came.id % 7 * 1000, now(), shown.id from came, shown`.execute(
        portal.db,
      )
    },
    /** Makes friends of two players. */
    async befriend(one: TestDevice, other: TestDevice) {
      await one.call(friendsCalls.sendFriendRequest, { userId: other.userId() })
      await other.call(friendsCalls.sendFriendRequest, { userId: one.userId() })
    },
    own: async (device: TestDevice) => (await device.call(dailiesCalls.readOwnDays, {})).result!,
    three: async (name = 'a reader') => (await portal.device(name).call(dailiesCalls.readToday, {})).result!,
  }
}

export type DailyPortal = Awaited<ReturnType<typeof openDailyPortal>>
