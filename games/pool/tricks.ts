import type { PoolGame } from './definitions.ts'
import { roll, type Roll, type Shot } from './roll.ts'
import { isTaken, near, objectBalls, rolledOn, type Balls, type PoolState } from './state.ts'
import { BALL_RADIUS, LENGTH, POCKETS, WIDTH, type Spot } from './table.ts'

/** An arranged table, the stroke played on it, and what it must pot. */
export interface Trick {
  readonly balls: Balls
  readonly shot: Shot
  readonly wanted: readonly number[]
}

/** In radii: resting balls may touch, and one may hang in the jaws of a pocket. */
const TOUCHING = 1.97
const JAWS = 120
const onBed = (spot: Spot) =>
  (spot.x > BALL_RADIUS - 1 &&
    spot.y > BALL_RADIUS - 1 &&
    spot.x < LENGTH - BALL_RADIUS + 1 &&
    spot.y < WIDTH - BALL_RADIUS + 1) ||
  POCKETS.some((pocket) => near(pocket, spot, JAWS) && !near(pocket, spot, pocket.reach))

/** Whether every ball is on the bed, none overlap, and the cue ball is there. */
export const isTable = (balls: Balls, most: number): boolean =>
  balls.length > 1 &&
  balls.length <= most &&
  Boolean(balls[0]) &&
  balls.every((spot, ball) => !spot || (onBed(spot) && !isTaken(balls, spot, ball, TOUCHING)))

/** Practice has no fouls: a potted cue ball is in hand, and a failed trick is set up again. */
export function judgeAlone(state: PoolState, result: Roll): PoolState {
  const isScratch = result.potted.includes(0)
  const next = rolledOn(state, result, isScratch ? 'scratch' : null)
  if (!state.wanted) {
    const isClear = objectBalls(next).length === 0
    return { ...next, inHand: isScratch ? 'anywhere' : 'no', winner: isClear ? 0 : null }
  }
  const isDone = !isScratch && state.wanted.every((ball) => result.potted.includes(ball))
  return isDone ? { ...next, winner: 0 } : { ...next, balls: state.balls }
}

/** The trick that a stroke makes: the balls it pots in the simulation. */
export function trickOf(balls: Balls, shot: Shot): Trick {
  const kept = unpack(pack({ balls, shot, wanted: [] }))!
  const { potted } = roll(kept.balls, kept.shot)
  return { ...kept, wanted: potted.includes(0) ? [] : potted }
}

const VERSION = 1
const BALLS: Readonly<Record<PoolGame, number>> = { 'eight-ball': 16, 'nine-ball': 10, snooker: 13 }
const TURN = 2 * Math.PI
const ANGLE_STEPS = 2 ** 24
/** Places are stored to a 32nd of a unit along and a 64th across. */
const GRAIN = { x: 65535 / LENGTH, y: 65535 / WIDTH }

/** Prefix of a trick shot in the page's address. */
export const TRICK_HASH = '#shot='

/** At most 110 letters, digits, - and _. */
export const trickCode = (trick: Trick): string =>
  btoa(String.fromCharCode(...pack(trick)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Parses a code; `undefined` where it is damaged, has overlapping balls or pots none. */
export function readTrick(code: string, game: PoolGame): Trick | undefined {
  // A remainder of one letter is no whole byte.
  if (!/^[\w-]{10,120}$/.test(code) || code.length % 4 === 1) return undefined
  const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const read = unpack(bytes)
  if (!read || !isTable(read.balls, BALLS[game])) return undefined
  const trick = trickOf(read.balls, read.shot)
  return trick.wanted.length > 0 ? trick : undefined
}

function pack({ balls, shot }: Trick): Uint8Array {
  const mask = balls.reduce((bits, spot, ball) => (spot ? bits | (1 << ball) : bits), 0)
  const turn = (((shot.angle % TURN) + TURN) % TURN) / TURN
  const angle = Math.round(turn * ANGLE_STEPS) % ANGLE_STEPS
  const signed = (value: number) => Math.round((value + 1) * 127)
  const bytes = [
    VERSION,
    mask >> 8,
    mask & 255,
    angle >> 16,
    (angle >> 8) & 255,
    angle & 255,
    Math.round(shot.power * 255),
    signed(shot.top),
    signed(shot.side),
  ]
  for (const spot of balls) {
    if (!spot) continue
    const [x, y] = [Math.round(spot.x * GRAIN.x), Math.round(spot.y * GRAIN.y)]
    bytes.push(x >> 8, x & 255, y >> 8, y & 255)
  }
  return Uint8Array.from(bytes)
}

const HEAD_BYTES = 9

function unpack(bytes: Uint8Array): Trick | undefined {
  const at = (index: number) => bytes[index] ?? 0
  const mask = (at(1) << 8) | at(2)
  const count = [...mask.toString(2)].filter((bit) => bit === '1').length
  if (at(0) !== VERSION || bytes.length !== HEAD_BYTES + count * 4) return undefined
  let next = HEAD_BYTES
  const spot = (): Spot => {
    const [x, y] = [(at(next) << 8) | at(next + 1), (at(next + 2) << 8) | at(next + 3)]
    next += 4
    return { x: x / GRAIN.x, y: y / GRAIN.y }
  }
  const length = mask.toString(2).length
  const balls = Array.from({ length }, (_, ball) => (mask & (1 << ball) ? spot() : null))
  const signed = (byte: number) => Math.max(-1, Math.min(1, byte / 127 - 1))
  const shot = {
    angle: (((at(3) << 16) | (at(4) << 8) | at(5)) / ANGLE_STEPS) * TURN,
    power: at(6) / 255,
    top: signed(at(7)),
    side: signed(at(8)),
  }
  return { balls, shot, wanted: [] }
}
