import type { SimEvent } from '#kit/game/contract.ts'
import { turnX, turnY } from '../turns.ts'
import { DRAW, newBout, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** Both hang on a vine; a press lets go. Who lands nearer to the buoy wins. */
export interface Swing extends Bout {
  /** How far from its own tree each buoy swims. */
  readonly far: number
  x: [number, number]
  y: [number, number]
  vx: [number, number]
  vy: [number, number]
  /** 0 on the vine, 1 in the air, 2 in the water. */
  phase: [number, number]
}

export const TREES = [62, 338] as const
export const TOP = 60
export const LENGTH = 120
export const WATER = 322
const GRAVITY = 0.11
const PACE = 1.35
const LONGEST = 620

const inwards = (seat: Seat) => (seat === 0 ? 1 : -1)
export const buoyOf = ({ far }: Pick<Swing, 'far'>, seat: Seat) => TREES[seat] + inwards(seat) * far

/** Where a vine hangs at this tick: it swings wider with the time. */
function hang(t: number, seat: Seat): readonly [number, number] {
  const wide = Math.min(26, 12 + t * 0.06)
  const tilt = turnY(t * PACE) * wide
  return [TREES[seat] + inwards(seat) * turnY(tilt) * LENGTH, TOP + turnX(tilt) * LENGTH]
}

/** Where one would land who lets go now. */
function landing(t: number, seat: Seat): number {
  const [x, y] = hang(t, seat)
  const [oldX, oldY] = hang(t - 1, seat)
  let [px, py] = [x, y]
  const vx = x - oldX
  let vy = y - oldY
  while (py < WATER) {
    px += vx
    py += vy
    vy += GRAVITY
  }
  return px
}

export const swing: Duel<Swing> = {
  target: 3,
  bout: (random) => ({
    ...newBout(),
    // Short or far, never both buoys in one place.
    far: (random() < 0.5 ? 92 : 162) + Math.floor(random() * 24),
    x: [...TREES],
    y: [TOP + LENGTH, TOP + LENGTH],
    vx: [0, 0],
    vy: [0, 0],
    phase: [0, 0],
  }),
  step(bout, { pressed }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      if (bout.phase[seat] === 0) {
        const [x, y] = hang(bout.t, seat)
        bout.vx[seat] = x - bout.x[seat]
        bout.vy[seat] = y - bout.y[seat]
        bout.x[seat] = x
        bout.y[seat] = y
        if (!pressed[seat] && bout.t < LONGEST) continue
        bout.phase[seat] = 1
        events.push({ kind: 'leap', x, y, amount: seat })
      } else if (bout.phase[seat] === 1) {
        bout.x[seat] += bout.vx[seat]
        bout.y[seat] += bout.vy[seat]
        bout.vy[seat] += GRAVITY
        if (bout.y[seat] < WATER) continue
        bout.y[seat] = WATER
        bout.phase[seat] = 2
        events.push({ kind: 'splash', x: bout.x[seat], y: WATER, amount: seat })
      }
    }
    if (bout.phase[0] < 2 || bout.phase[1] < 2) return events
    const [own, other] = SEATS.map((seat) => Math.abs(bout.x[seat] - buoyOf(bout, seat))) as [number, number]
    bout.winner = Math.abs(own - other) < 1 ? DRAW : own < other ? 0 : 1
    return events
  },
  think(bout, seat, skill, random) {
    if (bout.phase[seat] > 0 || bout.t < 40) return false
    if (bout.plan[seat] === 0) bout.plan[seat] = 4 + (1 - skill) * 34 + random() * 8
    const miss = landing(bout.t, seat) - buoyOf(bout, seat) + wobble(random) * (1 - skill) * 18
    return Math.abs(miss) < bout.plan[seat]
  },
}
