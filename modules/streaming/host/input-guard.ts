import { SEATS, type PlayerMessage } from '../model.ts'
import { isTypeable } from '../rules/typed-text.ts'

/** The longest browser message is its SDP answer. */
export const LONGEST_MESSAGE = 32 * 1024
const LONGEST_SDP = 24 * 1024
const LONGEST_CANDIDATE = 512
const LARGEST_PLACE = 65_535
const LARGEST_STEP = 4_096
const LARGEST_WHEEL = 50
const LARGEST_COUNT = 2 ** 32 - 1
const LARGEST_MOMENT = 2 ** 53

type Fields = Readonly<Record<string, unknown>>

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isAmount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const BUTTONS: readonly unknown[] = ['left', 'middle', 'right']
const TRANSPORTS: readonly unknown[] = ['track', 'socket']

const REPORT_AMOUNTS = ['frames', 'lost', 'jitterMs', 'roundTripMs', 'queueMs', 'lastSequence'] as const
const OPTIONAL_AMOUNTS = ['received', 'shown', 'stutters', 'seenWidth'] as const

/** Required fields of each message; hand-written because it runs for every pointer move. */
const CHECKS: Readonly<
  Record<PlayerMessage['type'], (fields: Fields, knows: (code: string) => boolean) => boolean>
> = {
  answer: ({ sdp }) => isText(sdp, LONGEST_SDP),
  candidate: ({ candidate, mid }) => isText(candidate, LONGEST_CANDIDATE) && isText(mid, 32),
  use: ({ transport }) => TRANSPORTS.includes(transport),
  keyFrame: () => true,
  report: (fields) =>
    isFlag(fields['isHidden']) &&
    REPORT_AMOUNTS.every((name) => isAmount(fields[name], LARGEST_COUNT)) &&
    OPTIONAL_AMOUNTS.every((name) => fields[name] === undefined || isAmount(fields[name], LARGEST_COUNT)),
  seen: ({ sequence }) => isWhole(sequence, 0, LARGEST_COUNT),
  ping: ({ sentAt }) => isAmount(sentAt, LARGEST_MOMENT),
  giveSeat: ({ watcherId, seat }) => isText(watcherId, 64) && (SEATS as readonly unknown[]).includes(seat),
  key: ({ code, isDown, isLocked }, knows) =>
    isText(code, 32) && knows(code) && isFlag(isDown) && (isLocked === undefined || isFlag(isLocked)),
  button: ({ button, isDown }) => BUTTONS.includes(button) && isFlag(isDown),
  move: ({ x, y, order }) =>
    isWhole(x, 0, LARGEST_PLACE) &&
    isWhole(y, 0, LARGEST_PLACE) &&
    (order === undefined || isWhole(order, 0, LARGEST_COUNT)),
  moveBy: ({ dx, dy }) =>
    isWhole(dx, -LARGEST_STEP, LARGEST_STEP) && isWhole(dy, -LARGEST_STEP, LARGEST_STEP),
  wheel: ({ dx, dy }) =>
    isWhole(dx, -LARGEST_WHEEL, LARGEST_WHEEL) && isWhole(dy, -LARGEST_WHEEL, LARGEST_WHEEL),
  text: ({ text }) => typeof text === 'string' && isTypeable(text),
  release: () => true,
}

/** Parses a browser's message; undefined unless it matches one exactly. */
export function readPlayerMessage(
  text: string,
  knowsKey: (code: string) => boolean,
): PlayerMessage | undefined {
  if (text.length > LONGEST_MESSAGE) return undefined
  const message = parse(text) as (Fields & { readonly type: PlayerMessage['type'] }) | undefined
  if (!message || typeof message.type !== 'string' || !Object.hasOwn(CHECKS, message.type)) return undefined
  const { turn } = message
  if (turn !== undefined && !isWhole(turn, 1, LARGEST_COUNT)) return undefined
  return CHECKS[message.type](message, knowsKey) ? (message as unknown as PlayerMessage) : undefined
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Acknowledgements, pointer and keys together stay below 200 a second even on a 144 Hz screen. */
export const MOST_AT_ONCE = 800
export const MOST_PER_SECOND = 400

/** A token bucket: a client that empties it is flooding. */
export function openFloodGuard(now: number, burst = MOST_AT_ONCE, perSecond = MOST_PER_SECOND) {
  let left = burst
  let filledAt = now
  return {
    /** Whether this many more are allowed. */
    take(now: number, count = 1): boolean {
      left = Math.min(burst, left + (Math.max(0, now - filledAt) / 1000) * perSecond)
      filledAt = Math.max(filledAt, now)
      if (left < count) return false
      left -= count
      return true
    },
  }
}
