import type { SimEvent } from '#kit/game/contract.ts'
import { clamp, newBout, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** Paddles that never stand still: a press turns them about. */
export interface Pong extends Bout {
  /** Middles of the paddles, and which way they go. */
  paddle: [number, number]
  way: [number, number]
  x: number
  y: number
  vx: number
  vy: number
  rally: number
}

export const PADDLE = 46
export const PADDLE_X = [34, 366] as const
export const BALL = 11
const TOP = 52
const BOTTOM = 372
const PADDLE_PACE = 3.3
const FIRST_PACE = 3.4
const FASTER = 0.26

/** Where the ball will be when it comes to a seat. */
function landing({ x, y, vx, vy }: Pong, seat: Seat): number {
  const ticks = (PADDLE_X[seat] - x) / vx
  if (ticks < 0) return (TOP + BOTTOM) / 2
  const span = BOTTOM - TOP - 2 * BALL
  const raw = y + vy * ticks - TOP - BALL
  const folded = ((raw % (2 * span)) + 2 * span) % (2 * span)
  return TOP + BALL + (folded > span ? 2 * span - folded : folded)
}

function meet(bout: Pong, seat: Seat): SimEvent | undefined {
  const towards = seat === 0 ? bout.vx < 0 : bout.vx > 0
  const isThere = Math.abs(bout.x - PADDLE_X[seat]) < BALL + 6
  if (!towards || !isThere || Math.abs(bout.y - bout.paddle[seat]) > PADDLE + BALL) return undefined
  bout.rally++
  const pace = FIRST_PACE + bout.rally * FASTER
  bout.vx = seat === 0 ? pace : -pace
  bout.vy = clamp((bout.y - bout.paddle[seat]) / 14 + bout.way[seat] * 0.7, -4.4, 4.4)
  return { kind: 'bounce', x: bout.x, y: bout.y, amount: seat }
}

export const pong: Duel<Pong> = {
  target: 3,
  bout(random) {
    const towards = random() < 0.5 ? -1 : 1
    const vy = (random() < 0.5 ? -1 : 1) * (0.8 + random() * 1.6)
    return {
      ...newBout(),
      paddle: [212, 212],
      way: [-1, 1],
      x: 200,
      y: 212,
      vx: towards * FIRST_PACE,
      vy,
      rally: 0,
    }
  },
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (pressed[seat]) {
        bout.way[seat] = -bout.way[seat]
        events.push({ kind: 'turn', amount: seat })
      }
      bout.paddle[seat] += bout.way[seat] * PADDLE_PACE
      if (bout.paddle[seat] < TOP + PADDLE || bout.paddle[seat] > BOTTOM - PADDLE) {
        bout.paddle[seat] = clamp(bout.paddle[seat], TOP + PADDLE, BOTTOM - PADDLE)
        bout.way[seat] = -bout.way[seat]
      }
    }
    bout.x += bout.vx
    bout.y += bout.vy
    if (bout.y < TOP + BALL || bout.y > BOTTOM - BALL) {
      bout.y = clamp(bout.y, TOP + BALL, BOTTOM - BALL)
      bout.vy = -bout.vy
      events.push({ kind: 'wall', x: bout.x, y: bout.y })
    }
    for (const seat of SEATS) {
      const met = meet(bout, seat)
      if (met) events.push(met)
    }
    if (bout.x < -BALL || bout.x > 400 + BALL) {
      bout.winner = bout.x < 0 ? 1 : 0
      events.push({ kind: 'miss', x: clamp(bout.x, 10, 390), y: bout.y, amount: bout.winner })
    }
    return events
  },
  think(bout, seat, skill, random) {
    if (bout.t % (6 + Math.round((1 - skill) * 10)) === 0) {
      const aim = landing(bout, seat) + wobble(random) * (80 - skill * 66)
      const off = aim - bout.paddle[seat]
      bout.plan[seat] = Math.abs(off) > 16 && Math.sign(off) !== bout.way[seat] ? 1 : 0
    } else bout.plan[seat] = 0
    return bout.plan[seat] === 1
  },
}
