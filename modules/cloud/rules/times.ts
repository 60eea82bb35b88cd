import { minutes, seconds } from '#kit/time/time.ts'

/** So long a turn waits for its player (spec 4.9). */
export const ENTER_WITHIN = seconds(60)
/** So long a seat with a game on it waits for the first picture to be watched. */
export const SEAT_KEPT = seconds(60)
/** How long a missed turn is shown; joining the queue again ends it. */
export const MISS_TOLD = minutes(5)
/** What a player must have left to queue or to start. */
export const LEAST_TIME = seconds(60)

/** Workers give a sign of life so often, and are given up after three that did not come. */
export const BEAT_EVERY = seconds(2)
export const DEAD_AFTER = seconds(6)
/** So long the plays of a worker that fell silent wait for it to come back. */
export const COME_BACK_WITHIN = seconds(30)
/** A command without an answer from its worker is sent again after this. */
export const ASK_AGAIN = seconds(4)
/** A line without any worker keeps its queue for so long. */
export const QUEUE_KEPT = minutes(10)
/** The seat of a stopped play is free after this, even if its worker never answers. */
export const FREED_AFTER = seconds(60)
/** A worker that could not start a game is not asked again for so long. */
export const REFUSED_FOR = seconds(30)
