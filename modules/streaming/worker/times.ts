import { minutes, seconds, type Duration } from '#kit/time/time.ts'

/** How long the worker waits for what; tests wait less. */
export interface WorkerTimes {
  readonly beatEvery: Duration
  /** How long plays go on without a coordinator, which alone ends them when their time is up. */
  readonly grace: Duration
  readonly startWithin: Duration
  readonly endWithin: Duration
  /** A host that is silent for so long is taken for hung. */
  readonly silentAfter: Duration
  /** After its last message a host has so long to exit. */
  readonly goneWithin: Duration
  readonly saveWithin: Duration
  /** A browser may be here sooner than the play it was sent to. */
  readonly earlyBy: Duration
  readonly retryFirst: Duration
  readonly retryMost: Duration
  /** A connection without a pong for so long is dead. */
  readonly deafAfter: Duration
}

export const WORKER_TIMES: WorkerTimes = {
  beatEvery: seconds(2),
  grace: minutes(1),
  startWithin: seconds(20),
  // A game has some eight seconds to leave; then what it saved is packed.
  endWithin: seconds(20),
  silentAfter: seconds(10),
  goneWithin: seconds(2),
  saveWithin: seconds(30),
  earlyBy: seconds(5),
  retryFirst: seconds(0.5),
  retryMost: seconds(10),
  deafAfter: seconds(8),
}
