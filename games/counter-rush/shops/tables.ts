import { pickIndex } from '#kit/random/random.ts'
import { miss, pay, wait } from '../shift.ts'
import { SECOND, seatPlace, waiting, type Guest, type Shift, type Shop } from '../shop.ts'

export type Course = 'free' | 'orders' | 'cooks' | 'ready' | 'eats' | 'pays' | 'dirty'
export interface Table {
  guest: Guest | null
  course: Course
  /** Ticks until automatic work is done. */
  left: number
}
export interface Room {
  tables: Table[]
  /** The party that was tapped in the queue, or -1. */
  picked: number
  /** Tables whose orders hang in the kitchen, the first of them on the stove. */
  orders: number[]
}

const SEATS = 4
/** Chairs at each table. */
export const CHAIRS = [2, 2, 4, 4] as const
export const MEALS = 3
const COOK_TICKS = [SECOND * 1.6, SECOND * 2.2, SECOND * 2.8] as const
export const EAT_TICKS = SECOND * 3
/** Service lifts the mood by this share. */
const LIFT = 0.16

export const sizeOf = ({ wish }: Guest) => wish[0]!
export const mealOf = ({ wish }: Guest) => wish[1]!

const cheer = (guest: Guest) => {
  guest.patience = Math.min(guest.full, guest.patience + guest.full * LIFT)
}

const freeFor = ({ tables }: Room, size: number) =>
  tables.findIndex(({ course }, table) => course === 'free' && CHAIRS[table]! >= size)

function seatParty(shift: Shift<Room>, table: number) {
  const { desk } = shift
  const guest = shift.seats[desk.picked]
  if (!guest || CHAIRS[table]! < sizeOf(guest)) return false
  shift.seats[desk.picked] = null
  desk.picked = -1
  desk.tables[table] = { guest, course: 'orders', left: 0 }
  return true
}

/** Parties are led to a table that has chairs enough, order, eat, pay, and leave their plates behind. */
export const tables: Shop<Room> = {
  seats: SEATS,
  pace: 8.2,
  stations: [
    { x: 78, y: 214 },
    { x: 78, y: 332 },
    { x: 214, y: 214 },
    { x: 214, y: 332 },
  ],
  open: () => ({
    tables: CHAIRS.map(() => ({ guest: null, course: 'free', left: 0 })),
    picked: -1,
    orders: [],
  }),
  wish: ({ level }, random) => {
    const isLarge = random() < (level < 3 ? 0.2 : 0.36)
    return [
      isLarge ? 3 + pickIndex(2, random) : 1 + pickIndex(2, random),
      pickIndex(level < 4 ? 2 : MEALS, random),
    ]
  },
  inside: ({ tables: all }) => all.filter(({ guest }) => guest).length,
  step(shift: Shift<Room>, turn) {
    const { desk } = shift
    if (desk.picked >= 0 && !shift.seats[desk.picked]) desk.picked = -1
    const [onStove] = desk.orders
    for (const [index, table] of desk.tables.entries()) {
      const { guest } = table
      if (!guest) continue
      const at = tables.stations[index]!
      if (table.course === 'eats') {
        if (--table.left > 0) continue
        table.course = 'pays'
        turn.tell('ready', at.x, at.y)
        continue
      }
      if (table.course === 'cooks' && index === onStove && --table.left <= 0) {
        table.course = 'ready'
        desk.orders.shift()
        turn.tell('ready', 336, 236)
      }
      if (!wait(shift, turn, guest, at)) continue
      desk.orders = desk.orders.filter((order) => order !== index)
      desk.tables[index] = { guest: null, course: 'dirty', left: 0 }
      if (shift.over) return
    }
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) {
      if (!shift.seats[spot]) return
      desk.picked = spot
      const { x, y } = seatPlace(tables as Shop, spot)
      return turn.tell('pick', x, y)
    }
    const index = spot - SEATS
    const at = tables.stations[index]
    const table = desk.tables[index]
    if (!at || !table) return
    const { guest, course } = table
    if (course === 'free') {
      if (desk.picked < 0) return
      if (!seatParty(shift, index)) return miss(shift, turn, at)
      return turn.tell('take', at.x, at.y)
    }
    if (course === 'dirty') {
      desk.tables[index] = { guest: null, course: 'free', left: 0 }
      return turn.tell('bin', at.x, at.y)
    }
    if (!guest) return
    if (course === 'orders') {
      cheer(guest)
      desk.tables[index] = { guest, course: 'cooks', left: Math.round(COOK_TICKS[mealOf(guest)]!) }
      desk.orders.push(index)
      return turn.tell('pick', at.x, at.y)
    }
    if (course === 'ready') {
      cheer(guest)
      desk.tables[index] = { guest, course: 'eats', left: EAT_TICKS }
      return turn.tell('take', at.x, at.y)
    }
    if (course !== 'pays') return
    desk.tables[index] = { guest: null, course: 'dirty', left: 0 }
    pay(shift, turn, guest, { at, parts: 1 + sizeOf(guest) })
  },
  advise(shift) {
    const { desk } = shift
    for (const course of ['pays', 'ready', 'orders'] as const) {
      const table = desk.tables.findIndex((one) => one.course === course)
      if (table >= 0) return SEATS + table
    }
    for (const [seat, guest] of waiting(shift)) {
      const table = freeFor(desk, sizeOf(guest))
      if (table >= 0) return desk.picked === seat ? SEATS + table : seat
    }
    const dirty = desk.tables.findIndex(({ course }) => course === 'dirty')
    return dirty >= 0 ? SEATS + dirty : undefined
  },
}
