import { minutes, seconds } from '#kit/time/time.ts'

/** How long a turn waits for its player (spec 4.9). */
export const ENTER_WITHIN = seconds(60)
/** How long a seat with a started game waits for its first picture to be watched. */
export const SEAT_KEPT = seconds(60)
/** How long a missed turn is shown; joining the queue again clears it. */
export const MISS_TOLD = minutes(5)
/** Time a player must have left to queue or to start. */
export const LEAST_TIME = seconds(60)

/** Interval of workers' heartbeats; after three missed ones a worker is lost. */
export const BEAT_EVERY = seconds(2)
export const DEAD_AFTER = seconds(6)
/** How long the plays of a silent worker wait for it. */
export const COME_BACK_WITHIN = seconds(30)
/** Commands that a worker has not answered are resent after this. */
export const ASK_AGAIN = seconds(4)
/** How long a line without workers keeps its queue. */
export const QUEUE_KEPT = minutes(10)
/** After this the seat of a stopped play is freed, even without an answer from the worker. */
export const FREED_AFTER = seconds(60)
/** A worker that failed to start a game is not asked again for this long. */
export const REFUSED_FOR = seconds(30)
