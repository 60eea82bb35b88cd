import { systemClock } from '#kit/time/system-clock.ts'
import { after, before, minutes, seconds, type Duration } from '#kit/time/time.ts'
import type { CloudGameCard, KeptPlay, LineOffer, QueueAnswer, StatusAnswer } from '../cloud-state.ts'

/** For tests: a cloud game that anybody may play. */
export const gameOf = (name: string, more: Partial<CloudGameCard> = {}): CloudGameCard => ({
  gameKey: name.toLowerCase(),
  name,
  summary: `${name} in a line`,
  language: 'en',
  icon: '',
  cover: '',
  tags: ['puzzle'],
  age: 0,
  licence: 'MIT',
  author: 'Somebody',
  hot: 1,
  online: 0,
  neededLevel: 'normal',
  isCardInUse: false,
  load: 'free',
  ...more,
})

/** For tests: an empty line. */
export const lineOf = (name: string, more: Partial<LineOffer> = {}): LineOffer => ({
  lineKey: name.toLowerCase(),
  name,
  area: '',
  load: 'free',
  queued: 0,
  hasSeat: (more.queued ?? 0) === 0,
  waitMinutes: null,
  pingUrl: '',
  ...more,
})

export const NO_QUEUE: QueueAnswer = {
  progress: 'none',
  gameKey: null,
  gameName: '',
  lineKey: null,
  lineName: '',
  position: 0,
  length: 0,
  waitMinutes: null,
  joinedAt: null,
  turnEndsAt: null,
  pollSeconds: 5,
}

/** For tests: the third of five in the queue for the keep in the lagoon. */
export const waitingOf = (more: Partial<QueueAnswer> = {}): QueueAnswer => ({
  ...NO_QUEUE,
  progress: 'waiting',
  gameKey: 'keep',
  gameName: 'Keep',
  lineKey: 'lagoon',
  lineName: 'Lagoon',
  position: 3,
  length: 5,
  waitMinutes: 6,
  joinedAt: before(systemClock(), minutes(1)),
  ...more,
})

/** For tests: a turn with some time left to take it. */
export const turnOf = (left: Duration = seconds(40)): QueueAnswer =>
  waitingOf({ progress: 'turn', position: 0, waitMinutes: null, turnEndsAt: after(systemClock(), left) })

export const statusOf = (
  queue: QueueAnswer | null,
  game: KeptPlay | null = null,
  totalSeconds = 600,
): StatusAnswer => ({
  status: game ? 'playing' : queue ? 'queued' : 'none',
  queue,
  game,
  totalSeconds,
})

/** For tests: a play whose player has left for a moment. */
export const keptPlayOf = (more: Partial<KeptPlay> = {}): KeptPlay => ({
  playId: 'P1',
  gameKey: 'keep',
  lineKey: 'lagoon',
  name: 'Keep',
  icon: '',
  startedAt: before(systemClock(), minutes(3)),
  keptUntil: after(systemClock(), seconds(50)),
  ...more,
})
