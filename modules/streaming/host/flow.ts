/** Minimum window of bytes in flight. */
const LEAST_BYTES = 16 * 1024
/** Queueing delay allowed above the path's base round trip. */
const QUEUE_ALLOWED_MS = 120
/** After this long the path may have changed, and its base round trip is measured again. */
const BASE_WINDOW_MS = 10_000
/** A stream without acknowledgements for this long is not being read. */
export const STALLED_AFTER_MS = 10_000
/** Acknowledgements may be lost with a sleeping tab; no more than this is remembered. */
const MOST_ON_THE_WAY = 1_000

interface Sent {
  readonly sequence: number
  readonly bytes: number
  readonly at: number
}

/** Measurements of one second. */
export interface FlowSecond {
  readonly seenKilobits: number
  /** Share of the time in which nothing could be sent. */
  readonly heldShare: number
  /** Queueing delay of frames, above the base latency. */
  readonly queueMs: number
}

/**
 * Keeps the bytes in flight to a browser low. The kernel would buffer megabytes, which is seconds of video, so the page acknowledges
 * frames, and while too much is unacknowledged none is encoded. Nothing has to be dropped, so no key frame is needed afterwards.
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
    /** That frame and all before it have arrived. */
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
    /** Whether to hold back the next frame; `kilobits` is the encoder's budget. */
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
    /** Forgets what is in flight: the transport changes, or the stream restarts. */
    clear() {
      onTheWay = []
      bytes = 0
      heldSince = undefined
    },
    /** Ends a second and begins the next. */
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
