export type Rolls = readonly number[]

export interface Frame {
  readonly rolls: Rolls
  /** Missing until the balls that count for it have been rolled. */
  readonly total: number | undefined
}

const FRAMES = 10
const PINS = 10

const sum = (rolls: Rolls) => rolls.reduce((total, roll) => total + roll, 0)

/** Score card: a strike also counts the next two balls, a spare the next one; the last frame may have three. */
export function framesOf(rolls: Rolls): readonly Frame[] {
  const frames: Frame[] = []
  let at = 0
  let total = 0
  while (frames.length < FRAMES && at < rolls.length) {
    const isStrike = rolls[at] === PINS
    const isSpare = !isStrike && sum(rolls.slice(at, at + 2)) === PINS
    const isLast = frames.length === FRAMES - 1
    const counted = rolls.slice(at, at + (isStrike || isSpare ? 3 : 2))
    const isKnown = counted.length === (isStrike || isSpare ? 3 : 2)
    if (isKnown) total += sum(counted)
    frames.push({
      rolls: isLast ? rolls.slice(at) : rolls.slice(at, at + (isStrike ? 1 : 2)),
      total: isKnown ? total : undefined,
    })
    at += isStrike && !isLast ? 1 : 2
  }
  return frames
}

/** Current total: open frames count fallen pins. */
export function cardTotal(rolls: Rolls): number {
  const frames = framesOf(rolls)
  const known = frames.findLast(({ total }) => total !== undefined)?.total ?? 0
  return known + sum(frames.filter(({ total }) => total === undefined).flatMap(({ rolls: own }) => own))
}

/** Whether the frame of that number (from 1) has had all its balls. */
export function isFrameDone(rolls: Rolls, number: number): boolean {
  const own = framesOf(rolls)[number - 1]?.rolls
  if (!own) return false
  if (number < FRAMES) return own[0] === PINS || own.length === 2
  const hasBonus = own[0] === PINS || sum(own.slice(0, 2)) === PINS
  return own.length === (hasBonus ? 3 : 2)
}

/** The frame that is being played, from 1. */
export function frameNow(rolls: Rolls): number {
  const count = Math.max(1, framesOf(rolls).length)
  return count < FRAMES && isFrameDone(rolls, count) ? count + 1 : count
}

/** Pins that stand before the next ball. */
export function standingIn(rolls: Rolls): number {
  const frames = framesOf(rolls)
  const own = frames.at(-1)?.rolls ?? []
  if (frames.length < FRAMES)
    return isFrameDone(rolls, frames.length) || own.length === 0 ? PINS : PINS - own[0]!
  const [first = 0, second] = own
  if (own.length === 1) return first === PINS ? PINS : PINS - first
  if (own.length === 2 && second !== undefined) {
    if (first !== PINS) return PINS
    return second === PINS ? PINS : PINS - second
  }
  return PINS
}
