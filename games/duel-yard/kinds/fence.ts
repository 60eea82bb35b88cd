import type { SimEvent } from '#kit/game/contract.ts'
import { DRAW, newBout, otherSeat, SEATS, wobble, type Bout, type Duel, type Seat } from '../yard.ts'

/** On a log: let go and one comes forward, hold to give ground, let go again to lunge. A fresh hold parries. */
export interface Fence extends Bout {
  x: [number, number]
  backs: [boolean, boolean]
  /** Ticks of the lunge, the pause after it, and of the parry, that are left. */
  lunge: [number, number]
  pause: [number, number]
  parry: [number, number]
}

export const LUNGE_TICKS = 13
export const REACH = 66
const PAUSE_TICKS = 34
const PARRIED_TICKS = 62
const PARRY_TICKS = 13
const FORWARD = 0.85
const BACK = 1.15
const FOOT = 26
const EDGES = [46, 354] as const

const gapOf = ({ x }: Fence) => x[1] - x[0]
const inwards = (seat: Seat) => (seat === 0 ? 1 : -1)

function move(bout: Fence, seat: Seat) {
  if (bout.lunge[seat] > 0) bout.x[seat] += inwards(seat) * 1.4
  else if (bout.pause[seat] > 0) return
  else bout.x[seat] += inwards(seat) * (bout.backs[seat] ? -BACK : FORWARD)
}

function strike(bout: Fence, seat: Seat): 'hit' | 'parried' | undefined {
  const rival = otherSeat(seat)
  // The point is out in the middle of a lunge.
  if (bout.lunge[seat] !== Math.floor(LUNGE_TICKS / 2) || gapOf(bout) > REACH) return undefined
  return bout.parry[rival] > 0 ? 'parried' : 'hit'
}

export const fence: Duel<Fence> = {
  target: 5,
  bout: () => ({
    ...newBout(),
    x: [110, 290],
    backs: [false, false],
    lunge: [0, 0],
    pause: [0, 0],
    parry: [0, 0],
  }),
  step(bout, { pressed, held, released }) {
    const events: SimEvent[] = []
    for (const seat of SEATS) {
      for (const name of ['pause', 'parry'] as const) if (bout[name][seat] > 0) bout[name][seat]--
      const isFree = bout.lunge[seat] === 0 && bout.pause[seat] === 0
      if (pressed[seat] && isFree) {
        bout.parry[seat] = PARRY_TICKS
        bout.backs[seat] = true
      }
      if (released[seat] && bout.backs[seat] && isFree) {
        bout.lunge[seat] = LUNGE_TICKS
        events.push({ kind: 'charge', amount: seat })
      }
      bout.backs[seat] = bout.backs[seat] && held[seat]
      move(bout, seat)
    }
    const struck = SEATS.map((seat) => strike(bout, seat))
    for (const seat of SEATS) {
      if (bout.lunge[seat] > 0 && --bout.lunge[seat] === 0) bout.pause[seat] = PAUSE_TICKS
      if (struck[seat] !== 'parried') continue
      bout.lunge[seat] = 0
      bout.pause[seat] = PARRIED_TICKS
      events.push({ kind: 'clash', x: (bout.x[0] + bout.x[1]) / 2, y: 240, amount: otherSeat(seat) })
    }
    const overlap = FOOT * 1.4 - gapOf(bout)
    if (overlap > 0) {
      bout.x[0] -= overlap / 2
      bout.x[1] += overlap / 2
    }
    decide(bout, struck, events)
    return events
  },
  lead: ({ x }) => 400 - x[0] - x[1],
  think(bout, seat, skill, random) {
    const rival = otherSeat(seat)
    const gap = gapOf(bout)
    if (!bout.backs[seat]) {
      const sees = bout.lunge[rival] > LUNGE_TICKS / 2 && random() < 0.06 + skill * 0.3
      const starts = gap < 84 + wobble(random) * 24 && random() < 0.14
      if (sees || starts) bout.plan[seat] = 7 + random() * 24
      return sees || starts
    }
    bout.plan[seat]--
    const room = seat === 0 ? bout.x[0] - EDGES[0] : EDGES[1] - bout.x[1]
    const isOpen = bout.pause[rival] > 8 && gap < REACH + 12
    if (isOpen && random() < 0.1 + skill * 0.5) return false
    if (room < 18) return gap > REACH && random() < 0.5
    return bout.plan[seat] > 0 || (bout.parry[rival] > 0 && skill > 0.4)
  },
}

function decide(bout: Fence, struck: readonly (string | undefined)[], events: SimEvent[]) {
  const [own, other] = [struck[0] === 'hit', struck[1] === 'hit']
  if (own || other) {
    bout.winner = own && other ? DRAW : own ? 0 : 1
    const loser = bout.winner === 0 ? 1 : 0
    events.push({ kind: 'hit', x: bout.x[loser], y: 240, amount: loser })
    return
  }
  for (const seat of SEATS) {
    const isOff = seat === 0 ? bout.x[0] < EDGES[0] : bout.x[1] > EDGES[1]
    if (!isOff || bout.winner >= 0) continue
    bout.winner = otherSeat(seat)
    events.push({ kind: 'splash', x: bout.x[seat], y: 340, amount: seat })
  }
}
