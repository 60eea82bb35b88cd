import { pickIndex } from '#kit/random/random.ts'
import { miss, serve } from '../shift.ts'
import { row, seatPlace, SECOND, waiting, type Shift, type Shop } from '../shop.ts'

export interface Bench {
  /** The held tool, or -1. */
  picked: number
  /** Ticks until each tool is free again. */
  away: number[]
}

const SEATS = 4
export const TOOLS = 4
/** A hammer is quick, glue takes its time. */
export const TOOL_TICKS = [SECOND, SECOND * 1.8, SECOND * 2.6, SECOND * 3.6] as const

/** Every tool is there once: while it works at one place, the others wait for it. */
export const bench: Shop<Bench> = {
  seats: SEATS,
  pace: 5.4,
  stations: row(TOOLS, 330, 62, 338),
  open: () => ({ picked: -1, away: [0, 0, 0, 0] }),
  wish: ({ level }, random) => {
    const count = 1 + pickIndex(2, random) + (level >= 8 ? 1 : 0)
    const kinds = level < 4 ? 3 : TOOLS
    const first = pickIndex(kinds, random)
    const turn = 1 + pickIndex(kinds - 1, random)
    return Array.from({ length: count }, (_, index) => (first + index * turn) % kinds)
  },
  step(shift: Shift<Bench>, turn) {
    const { desk } = shift
    desk.away = desk.away.map((ticks) => Math.max(0, ticks - 1))
    for (const [seat, guest] of shift.seats.entries()) {
      if (!guest || guest.busy === 0) continue
      // Seeing the work go on keeps people patient.
      if (guest.age % 2 === 0) guest.patience++
      if (--guest.busy > 0) continue
      guest.wish.shift()
      guest.seen++
      const { x, y } = seatPlace(bench, seat)
      turn.tell('ready', x, y + 90)
      if (guest.wish.length === 0) serve(bench, shift, seat, turn, guest.seen)
    }
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot >= SEATS) {
      const tool = spot - SEATS
      const at = bench.stations[tool]!
      if (desk.away[tool]! > 0) return miss(shift, turn, at)
      desk.picked = desk.picked === tool ? -1 : tool
      return turn.tell('pick', at.x, at.y)
    }
    const guest = shift.seats[spot]
    if (!guest || desk.picked < 0 || guest.busy > 0) return
    const at = seatPlace(bench, spot)
    if (guest.wish[0] !== desk.picked) return miss(shift, turn, at, guest)
    guest.busy = desk.away[desk.picked] = TOOL_TICKS[desk.picked]!
    desk.picked = -1
    turn.tell('take', at.x, at.y + 90)
  },
  advise(shift) {
    const { picked, away } = shift.desk
    const free = waiting(shift).filter(([, { busy, wish }]) => busy === 0 && away[wish[0]!] === 0)
    if (picked < 0) return free[0] && SEATS + free[0][1].wish[0]!
    return (
      free.find(([, { wish }]) => wish[0] === picked)?.[0] ?? (free.length > 0 ? SEATS + picked : undefined)
    )
  },
}
