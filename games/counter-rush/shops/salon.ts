import type { Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { miss, pay, wait } from '../shift.ts'
import { row, seatPlace, SECOND, waiting, type Guest, type Place, type Shift, type Shop } from '../shop.ts'

export interface Chair {
  guest: Guest | null
  /** Hair on the floor: nobody sits down. */
  dirty: boolean
}
export interface Salon {
  chairs: Chair[]
}

const SEATS = 4
/** What is done at each chair: 0 wash, 1 cut, 2 dry. */
export const JOBS = [0, 1, 1, 2, 2] as const
const CUT = 1
export const JOB_TICKS = [SECOND * 2, SECOND * 3, SECOND * 2.5] as const
export const chairPlaces = row(JOBS.length, 268, 42, 358)

const freeChair = ({ chairs }: Salon, job: number) =>
  chairs.findIndex(({ guest, dirty }, index) => JOBS[index] === job && !guest && !dirty)

/** A tap sends somebody on to a free chair for the next step; after a cut the floor has to be swept. */
export const salon: Shop<Salon> = {
  seats: SEATS,
  pace: 5,
  stations: chairPlaces,
  open: () => ({ chairs: JOBS.map(() => ({ guest: null, dirty: false })) }),
  wish: ({ level }, random) => {
    const ways =
      level < 3
        ? [[0, 1], [1]]
        : [
            [0, 1, 2],
            [1, 2],
            [0, 2],
            [0, 1],
          ]
    return [...ways[pickIndex(ways.length, random)]!]
  },
  inside: ({ chairs }) => chairs.filter(({ guest }) => guest).length,
  step(shift: Shift<Salon>, turn) {
    for (const [index, chair] of shift.desk.chairs.entries()) {
      const { guest } = chair
      if (!guest) continue
      const at = chairPlaces[index]!
      // A guest being served loses patience at half the rate.
      if (guest.busy > 0 && guest.age % 2 === 0) guest.patience++
      if (wait(shift, turn, guest, at)) {
        chair.guest = null
        continue
      }
      if (guest.busy === 0 || --guest.busy > 0) continue
      finish(shift, turn, chair, at, JOBS[index]!)
    }
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    const at = spot < SEATS ? seatPlace(salon, spot) : chairPlaces[spot - SEATS]!
    if (spot < SEATS) {
      if (send(shift, shift.seats[spot] ?? null, turn, at)) shift.seats[spot] = null
      return
    }
    const chair = desk.chairs[spot - SEATS]!
    if (chair.dirty && !chair.guest) {
      chair.dirty = false
      return turn.tell('pick', at.x, at.y)
    }
    if (chair.guest?.busy === 0 && send(shift, chair.guest, turn, at)) chair.guest = null
  },
  advise(shift) {
    const { chairs } = shift.desk
    const done = chairs.findIndex(
      ({ guest }) => guest?.busy === 0 && freeChair(shift.desk, guest.wish[0]!) >= 0,
    )
    if (done >= 0) return SEATS + done
    const dirty = chairs.findIndex((chair) => chair.dirty && !chair.guest)
    if (dirty >= 0) return SEATS + dirty
    return waiting(shift).find(([, { wish }]) => freeChair(shift.desk, wish[0]!) >= 0)?.[0]
  },
}

function send(shift: Shift<Salon>, guest: Guest | null, turn: Turn, at: Place): boolean {
  if (!guest) return false
  const free = freeChair(shift.desk, guest.wish[0]!)
  if (free < 0) {
    miss(shift, turn, at)
    return false
  }
  shift.desk.chairs[free]!.guest = guest
  guest.busy = JOB_TICKS[guest.wish[0]!]!
  turn.tell('pick', chairPlaces[free]!.x, chairPlaces[free]!.y)
  return true
}

function finish(shift: Shift<Salon>, turn: Turn, chair: Chair, at: Place, job: number) {
  const guest = chair.guest!
  guest.wish.shift()
  if (job === CUT) chair.dirty = true
  turn.tell('ready', at.x, at.y)
  if (guest.wish.length > 0) return
  chair.guest = null
  pay(shift, turn, guest, { at, parts: 2 })
}
