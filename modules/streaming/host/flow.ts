/** Least that may be on its way: a link is never held back by less. */
const LEAST_BYTES = 16 * 1024
/** The queueing delay that is allowed beyond the path's own round trip. */
const QUEUE_ALLOWED_MS = 120
/** After this long the path may have changed, and its shortest round trip is measured again. */
const BASE_WINDOW_MS = 10_000
/** A stream without an answer for so long is not being read. */
export const STALLED_AFTER_MS = 10_000
/** Answers may be lost with a tab that sleeps; more than this is not remembered. */
const MOST_ON_THE_WAY = 1_000

interface Sent {
  readonly sequence: number
  readonly bytes: number
  readonly at: number
}

/** What a second was like. */
export interface FlowSecond {
  readonly seenKilobits: number
  /** Which part of the time nothing could be sent. */
  readonly heldShare: number
  /** How long pictures waited on their way, above its own time. */
  readonly queueMs: number
}

/**
 * Keeps what is on its way to a browser small. The kernel would take megabytes before it said no, which is seconds of
 * picture: so pictures are answered by the page, and while too much is unanswered none is encoded. Nothing has to be
 * thrown away, and no whole picture is needed afterwards.
 */
export function openFlow() {
  let onTheWay: Sent[] = []
  let bytes = 0
  let base = Number.POSITIVE_INFINITY
  let baseOfWindow = Number.POSITIVE_INFINITY
  let windowEndsAt = 0
  let heldSince: number | undefined
  let second = { at: 0, seenBytes: 0, heldMs: 0, delays: 0, answers: 0 }

  function measure(delay: number, now: number) {
    if (now >= windowEndsAt) {
      base = Math.min(baseOfWindow, delay)
      baseOfWindow = delay
      windowEndsAt = now + BASE_WINDOW_MS
    }
    baseOfWindow = Math.min(baseOfWindow, delay)
    base = Math.min(base, delay)
    second.delays += delay
    second.answers += 1
  }

  const baseOr = (otherwise: number) => (Number.isFinite(base) ? base : otherwise)

  return {
    sent(sequence: number, size: number, now: number) {
      onTheWay.push({ sequence, bytes: size, at: now })
      bytes += size
      if (onTheWay.length > MOST_ON_THE_WAY) bytes -= onTheWay.shift()!.bytes
    },
    /** That picture and all before it have arrived. */
    seen(sequence: number, now: number) {
      const arrived = onTheWay.filter((picture) => picture.sequence <= sequence)
      const last = arrived.at(-1)
      if (!last) return
      onTheWay = onTheWay.slice(arrived.length)
      const size = arrived.reduce((sum, picture) => sum + picture.bytes, 0)
      bytes -= size
      second.seenBytes += size
      measure(now - last.at, now)
    },
    /** Whether to hold back the next picture; `kilobits` is what the encoder may spend. */
    isHeld(kilobits: number, now: number): boolean {
      const oldest = onTheWay[0]
      const allowed = Math.max(LEAST_BYTES, (kilobits / 8) * (baseOr(50) + QUEUE_ALLOWED_MS))
      const isHeld =
        oldest !== undefined && (bytes > allowed || now - oldest.at > baseOr(250) + QUEUE_ALLOWED_MS)
      if (isHeld) heldSince ??= now
      if (!isHeld && heldSince !== undefined) {
        second.heldMs += now - heldSince
        heldSince = undefined
      }
      return isHeld
    },
    isStalled: (now: number) => onTheWay[0] !== undefined && now - onTheWay[0].at > STALLED_AFTER_MS,
    /** Forgets what is in flight: the transport changes, or the picture starts again. */
    clear() {
      onTheWay = []
      bytes = 0
      heldSince = undefined
    },
    /** Closes a second and begins the next. */
    takeSecond(now: number): FlowSecond {
      const length = Math.max(1, now - second.at)
      const held = second.heldMs + (heldSince === undefined ? 0 : now - heldSince)
      if (heldSince !== undefined) heldSince = now
      const delay = second.answers === 0 ? 0 : second.delays / second.answers
      const oldest = onTheWay[0] ? now - onTheWay[0].at : 0
      const taken = {
        seenKilobits: (second.seenBytes * 8) / length,
        heldShare: Math.min(1, held / length),
        queueMs: Math.max(0, Math.max(delay, oldest) - baseOr(0)),
      }
      second = { at: now, seenBytes: 0, heldMs: 0, delays: 0, answers: 0 }
      return taken
    },
  }
}

export type Flow = ReturnType<typeof openFlow>
