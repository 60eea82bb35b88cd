import type { SimEvent } from '#kit/game/contract.ts'
import { aims, TURNS, turnX, turnY } from '../turns.ts'
import {
  clamp,
  distance,
  newBout,
  otherSeat,
  SEATS,
  wobble,
  type Bout,
  type Duel,
  type Seat,
} from '../yard.ts'

export interface Tank {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  /** Ticks until it may shoot again. */
  rest: number
}

export interface Jet {
  x: number
  y: number
  vx: number
  vy: number
  readonly owner: Seat
  bounces: number
}

/** Tubs with a water gun that turn by themselves: a press shoots, kicks back and turns the other way. */
export interface Tanks extends Bout {
  readonly tanks: readonly [Tank, Tank]
  jets: Jet[]
}

export const TANK = 22
export const BLOCKS = [
  { x: 168, y: 120, width: 64, height: 34 },
  { x: 168, y: 260, width: 64, height: 34 },
] as const
const LEAST = 40
const MOST = 360
const REST = 42
const PACE = 1.5
const JET = 4.6
const KICK = 3
const MOST_BOUNCES = 1

const isInBlock = (x: number, y: number, margin: number) =>
  BLOCKS.some(
    (block) =>
      x > block.x - margin &&
      x < block.x + block.width + margin &&
      y > block.y - margin &&
      y < block.y + block.height + margin,
  )

function roll(tank: Tank) {
  tank.turn = (tank.turn + tank.spin * PACE + TURNS) % TURNS
  tank.vx *= 0.93
  tank.vy *= 0.93
  const x = clamp(tank.x + tank.vx, LEAST + TANK, MOST - TANK)
  const y = clamp(tank.y + tank.vy, LEAST + TANK, MOST - TANK)
  if (isInBlock(x, tank.y, TANK)) tank.vx = -tank.vx
  else tank.x = x
  if (isInBlock(tank.x, y, TANK)) tank.vy = -tank.vy
  else tank.y = y
  if (tank.rest > 0) tank.rest--
}

function shoot(bout: Tanks, seat: Seat): SimEvent {
  const tank = bout.tanks[seat]
  const [dx, dy] = [turnX(tank.turn), turnY(tank.turn)]
  bout.jets.push({
    x: tank.x + dx * (TANK + 8),
    y: tank.y + dy * (TANK + 8),
    vx: dx * JET,
    vy: dy * JET,
    owner: seat,
    bounces: 0,
  })
  tank.vx -= dx * KICK
  tank.vy -= dy * KICK
  tank.spin = -tank.spin
  tank.rest = REST
  return { kind: 'shoot', x: tank.x, y: tank.y, amount: seat }
}

/** Moves a jet; false when it is spent. */
function fly(jet: Jet): boolean {
  const [x, y] = [jet.x + jet.vx, jet.y + jet.vy]
  const hitsX = x < LEAST || x > MOST || isInBlock(x, jet.y, 4)
  const hitsY = y < LEAST || y > MOST || isInBlock(jet.x, y, 4)
  if (hitsX) jet.vx = -jet.vx
  if (hitsY) jet.vy = -jet.vy
  if (hitsX || hitsY) return ++jet.bounces <= MOST_BOUNCES
  jet.x = x
  jet.y = y
  return true
}

/** Whether a shot along this direction would come near the rival, and meets no block first. */
function isClear(bout: Tanks, seat: Seat): boolean {
  const own = bout.tanks[seat]
  const rival = bout.tanks[otherSeat(seat)]
  const far = distance(rival.x - own.x, rival.y - own.y)
  for (let way = 30; way < far; way += 10)
    if (isInBlock(own.x + turnX(own.turn) * way, own.y + turnY(own.turn) * way, 4)) return false
  return true
}

export const tanks: Duel<Tanks> = {
  target: 4,
  bout: (random) => {
    const shift = wobble(random) * 90
    const spin = random() < 0.5 ? -1 : 1
    return {
      ...newBout(),
      tanks: [
        { x: 84, y: 200 + shift, vx: 0, vy: 0, turn: 20 + Math.floor(random() * 24), spin, rest: 0 },
        { x: 316, y: 200 - shift, vx: 0, vy: 0, turn: 84 + Math.floor(random() * 24), spin, rest: 0 },
      ],
      jets: [],
    }
  },
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      roll(bout.tanks[seat])
      if (pressed[seat] && bout.tanks[seat].rest === 0) events.push(shoot(bout, seat))
    }
    bout.jets = bout.jets.filter(fly)
    const soaked = SEATS.filter((seat) =>
      bout.jets.some(({ x, y, owner }) => {
        return owner !== seat && distance(x - bout.tanks[seat].x, y - bout.tanks[seat].y) < TANK + 5
      }),
    )
    for (const seat of soaked) {
      const { x, y } = bout.tanks[seat]
      bout.winner = soaked.length === 2 ? 2 : otherSeat(seat)
      events.push({ kind: 'soak', x, y, amount: seat })
    }
    return events
  },
  think(bout, seat, skill, random) {
    const own = bout.tanks[seat]
    const rival = bout.tanks[otherSeat(seat)]
    if (own.rest > 0) {
      bout.plan[seat] = 0.985 - Math.abs(wobble(random)) * (0.4 - skill * 0.38)
      return false
    }
    const [dx, dy] = [rival.x - own.x, rival.y - own.y]
    const isSure = random() < 0.1 + skill * 0.9
    return isSure && aims(own.turn, dx, dy) > (bout.plan[seat] || 0.97) && isClear(bout, seat)
  },
}
