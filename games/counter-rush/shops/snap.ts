import { pickIndex, shuffled } from '#kit/random/random.ts'
import { hardnessOf, miss, pay, wait } from '../shift.ts'
import { SECOND, seatPlace, waiting, type Guest, type Shift, type Shop } from '../shop.ts'

/** Who stands before the camera, in which order that one strikes poses, and how long already. */
export interface Studio {
  subject: Guest | null
  order: number[]
  age: number
  /** Poses that were wished in all, and ticks until the flash is ready. */
  wished: number
  flash: number
}

const SEATS = 3
export const POSES = 5
const SHUTTER = SEATS
export const STAGE = { x: 134, y: 268 } as const
export const FLASH_TICKS = 36
export const poseTicks = (level: number) => Math.round(SECOND * (1.15 - 0.5 * hardnessOf(level)))

export const poseOf = ({ order, age }: Studio, level: number) =>
  order[Math.floor(age / poseTicks(level)) % POSES]!

/** One guest at a time strikes pose after pose; the shutter must catch those in the bubble, in their order. */
export const snap: Shop<Studio> = {
  seats: SEATS,
  pace: 9,
  stations: [{ x: 318, y: 318 }],
  isTimed: ({ subject }) => subject !== null,
  inside: ({ subject }) => (subject ? 1 : 0),
  open: () => ({ subject: null, order: [0, 1, 2, 3, 4], age: 0, wished: 0, flash: 0 }),
  wish: ({ level }, random) => {
    const count = level < 3 ? 1 : level < 10 ? 1 + pickIndex(2, random) : 2 + pickIndex(2, random)
    return shuffled([0, 1, 2, 3, 4], random).slice(0, count)
  },
  step(shift: Shift<Studio>, turn) {
    const { desk } = shift
    if (desk.flash > 0) desk.flash--
    if (!desk.subject) return
    desk.age++
    if (wait(shift, turn, desk.subject, STAGE)) desk.subject = null
  },
  tap(shift, spot, turn) {
    const { desk, level } = shift
    if (spot < SEATS) {
      const guest = shift.seats[spot]
      if (!guest) return
      const at = seatPlace(snap as Shop, spot)
      if (desk.subject) return miss(shift, turn, at)
      shift.seats[spot] = null
      desk.subject = guest
      desk.order = shuffled([0, 1, 2, 3, 4], turn.random)
      desk.age = 0
      desk.wished = guest.wish.length
      return turn.tell('take', STAGE.x, STAGE.y)
    }
    const guest = desk.subject
    const at = snap.stations[0]!
    if (!guest) return
    if (desk.flash > 0) return turn.tell('wrong', at.x, at.y)
    desk.flash = FLASH_TICKS
    if (poseOf(desk, level) !== guest.wish[0]) return miss(shift, turn, STAGE, guest)
    guest.wish.shift()
    turn.tell('flash', STAGE.x, STAGE.y)
    if (guest.wish.length > 0) return
    desk.subject = null
    pay(shift, turn, guest, { at: STAGE, parts: desk.wished * 2 })
  },
  advise(shift) {
    const { desk, level } = shift
    const guest = desk.subject
    if (!guest) return waiting(shift)[0]?.[0]
    return desk.flash === 0 && poseOf(desk, level) === guest.wish[0] ? SHUTTER : undefined
  },
}
