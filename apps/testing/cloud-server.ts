import { answering, type Answering } from './page-around.tsx'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, seconds } from '#kit/time/time.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import type { CloudGameCard, LineOffer, StatusAnswer } from '#modules/cloud/web/cloud-state.ts'
import {
  gameOf,
  keptPlayOf,
  lineOf,
  NO_QUEUE,
  statusOf,
  waitingOf,
} from '#modules/cloud/web/testing/cloud-samples.ts'

/** What the server of a hub's test knows, and what it was asked to do. */
export interface CloudServer {
  status: StatusAnswer
  games: CloudGameCard[]
  lines: LineOffer[]
  lineCount: number
  reason: 'ok' | 'region' | 'browser' | 'banned' | 'off' | 'coming'
  newcomerSeconds: number
  /** What taking a seat is refused with. */
  noSeat: 'LineFull' | 'NotEnoughTime' | 'TurnMissed' | undefined
  /** What was done, in order. */
  readonly done: (readonly [string, object])[]
  /** What was looked for. */
  readonly wishes: object[]
  readonly answers: readonly Answering[]
}

/** For tests: a cloud with one line and one game, in which nobody waits. */
export function cloudServer(): CloudServer {
  const join = () => ({
    playId: 'P1',
    gameKey: 'keep',
    lineKey: 'lagoon',
    url: '/stream/P1',
    token: 'T',
    tokenEndsAt: after(systemClock(), seconds(60)),
    width: 854,
    height: 480,
    pointer: 'none' as const,
    pad: null,
    isForTwo: false,
    totalSeconds: 600,
  })
  const server: CloudServer = {
    status: statusOf(null),
    games: [gameOf('Keep')],
    lines: [lineOf('Lagoon')],
    lineCount: 1,
    reason: 'ok',
    newcomerSeconds: 0,
    noSeat: undefined,
    done: [],
    wishes: [],
    answers: [],
  }
  const note = (name: string, params: object) => void server.done.push([name, params])
  const answers = [
    answering(cloudCalls.readCloudStatus, () => ok(server.status)),
    answering(cloudCalls.readQueue, () => ok(server.status.queue ?? NO_QUEUE)),
    answering(cloudCalls.readCloudAccount, () =>
      ok({
        isOpen: server.reason === 'ok',
        reason: server.reason,
        mostPlays: 1,
        lineCount: server.lineCount,
      }),
    ),
    answering(cloudCalls.listCloudGames, (params) => {
      server.wishes.push(params)
      const games = server.games.filter(({ name }) =>
        name.toLowerCase().includes((params.keyword ?? '').toLowerCase()),
      )
      return ok({ games, hasMore: false, total: games.length, tags: ['puzzle', 'arcade'] })
    }),
    answering(cloudCalls.listLines, () => ok({ lines: server.lines })),
    answering(cloudCalls.joinQueue, (params) => {
      note('join', params)
      const queue = waitingOf({ gameKey: params.gameKey, lineKey: params.lineKey, lineName: params.lineKey })
      server.status = statusOf(queue)
      return ok(queue)
    }),
    answering(cloudCalls.leaveQueue, (params) => {
      note('leave', params)
      server.status = statusOf(null)
      return ok({ progress: NO_QUEUE.progress })
    }),
    answering(cloudCalls.startPlay, (params) => {
      note('start', params)
      if (server.noSeat) return refuse(server.noSeat satisfies ErrorName)
      server.status = statusOf(null, keptPlayOf({ keptUntil: null }))
      return ok({ progress: 'turn', join: join() })
    }),
    answering(cloudCalls.joinPlay, (params) => {
      note('continue', params)
      return ok(join())
    }),
    answering(cloudCalls.stopPlay, (params) => {
      note('stop', params)
      server.status = statusOf(null)
      return ok({ usedSeconds: 60, totalSeconds: 540 })
    }),
    answering(playtimeCalls.checkTime, () =>
      ok({ newcomerSeconds: server.newcomerSeconds, isNewcomerPaid: true, totalSeconds: 600, claims: [] }),
    ),
  ]
  return Object.assign(server, { answers })
}
