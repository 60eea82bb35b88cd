import { pickIndex } from '#kit/random/random.ts'
import { miss, pay, wait } from '../shift.ts'
import { row, SECOND, seatPlace, waiting, type Guest, type Shift, type Shop } from '../shop.ts'

/** A caller on a line, and how long the two will still talk; at 0 the cord wants to be pulled. */
export interface Line {
  guest: Guest
  left: number
}
export interface Board {
  /** The held caller, or -1. */
  picked: number
  lines: (Line | null)[]
  /** Ticks that an islander still talks to somebody from elsewhere. */
  busy: number[]
}

const SEATS = 4
export const SOCKETS = 6
export const CORDS = 3
const BUSY_FROM = 6
const BUSY_TICKS = SECOND * 3
const BUSY_CHANCE = 1 / 300

const cordsOf = ({ lines }: Board) => lines.filter(Boolean).length

/** Callers are joined to whom they ask for; three cords, and a line is free again when its cord is pulled. */
export const calls: Shop<Board> = {
  seats: SEATS,
  pace: 5,
  stations: [...row(3, 222, 84, 316), ...row(3, 322, 84, 316)],
  inside: cordsOf,
  open: () => ({
    picked: -1,
    lines: Array.from({ length: SOCKETS }, () => null),
    busy: Array.from({ length: SOCKETS }, () => 0),
  }),
  wish: ({ level }, random) => [pickIndex(level < 4 ? 4 : SOCKETS, random)],
  step(shift: Shift<Board>, turn) {
    const { desk, level } = shift
    if (desk.picked >= 0 && !shift.seats[desk.picked]) desk.picked = -1
    desk.busy = desk.busy.map((left) => Math.max(0, left - 1))
    if (level >= BUSY_FROM && turn.random() < BUSY_CHANCE) {
      const socket = pickIndex(SOCKETS, turn.random)
      if (!desk.lines[socket]) desk.busy[socket] = BUSY_TICKS
    }
    for (const [socket, line] of desk.lines.entries()) {
      if (!line) continue
      const at = calls.stations[socket]!
      if (line.left > 0) {
        if (--line.left === 0) turn.tell('ready', at.x, at.y)
        continue
      }
      if (!wait(shift, turn, line.guest, at)) continue
      desk.lines[socket] = null
      if (shift.over) return
    }
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) {
      if (!shift.seats[spot]) return
      desk.picked = spot
      const { x, y } = seatPlace(calls as Shop, spot)
      return turn.tell('pick', x, y)
    }
    const socket = spot - SEATS
    const at = calls.stations[socket]!
    const line = desk.lines[socket]
    if (line) {
      if (line.left > 0) return miss(shift, turn, at)
      desk.lines[socket] = null
      return pay(shift, turn, line.guest, { at, parts: 2 })
    }
    const guest = desk.picked < 0 ? undefined : shift.seats[desk.picked]
    if (!guest) return
    if (guest.wish[0] !== socket) return miss(shift, turn, at, guest)
    if (desk.busy[socket]! > 0 || cordsOf(desk) >= CORDS) return miss(shift, turn, at)
    shift.seats[desk.picked] = null
    desk.picked = -1
    desk.lines[socket] = { guest, left: Math.round(SECOND * (2.2 + 2 * turn.random())) }
    turn.tell('take', at.x, at.y)
  },
  advise(shift) {
    const { desk } = shift
    const ended = desk.lines.findIndex((line) => line?.left === 0)
    if (ended >= 0) return SEATS + ended
    if (cordsOf(desk) >= CORDS) return undefined
    for (const [seat, { wish }] of waiting(shift)) {
      const socket = wish[0]!
      if (desk.lines[socket] || desk.busy[socket]! > 0) continue
      return desk.picked === seat ? SEATS + socket : seat
    }
    return undefined
  },
}
