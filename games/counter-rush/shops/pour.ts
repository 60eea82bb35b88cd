import { pickIndex } from '#kit/random/random.ts'
import { miss, serve } from '../shift.ts'
import { row, seatPlace, waiting, type Shift, type Shop } from '../shop.ts'

export interface Glass {
  /** Kinds from below, and how much of each in parts of the glass. */
  kinds: number[]
  amounts: number[]
  /** The open tap, or -1. */
  open: number
}

const SEATS = 3
export const JUICES = 4
const BIN = SEATS + JUICES
/** Parts of a full glass; more spills. */
export const GLASS = 6
const RIM = 0.6
export const SLACK = 0.42
const FLOW = 1 / 22

const wished = (wish: readonly number[]) =>
  wish.flatMap((kind, index) => (index % 2 === 0 ? [{ kind, amount: wish[index + 1]! }] : []))

const isRight = ({ kinds, amounts }: Glass, wish: readonly number[]) => {
  const layers = wished(wish)
  return (
    layers.length === kinds.length &&
    layers.every(
      ({ kind, amount }, index) => kinds[index] === kind && Math.abs(amounts[index]! - amount) <= SLACK,
    )
  )
}

/** Whether a wish can still be poured on top of what is in the glass. */
const fits = ({ kinds, amounts }: Glass, wish: readonly number[]) => {
  const layers = wished(wish)
  return (
    kinds.length <= layers.length &&
    kinds.every((kind, index) => {
      const layer = layers[index]!
      const isTop = index === kinds.length - 1
      const over = amounts[index]! - layer.amount
      return layer.kind === kind && over <= SLACK && (isTop || over >= -SLACK)
    })
  )
}

/** One tap opens a cask, the next one shuts it: layers must stand as high as the wish shows. */
export const pour: Shop<Glass> = {
  seats: SEATS,
  pace: 7,
  stations: [...row(JUICES, 336, 50, 290), { x: 356, y: 336 }],
  isTimed: ({ open }) => open >= 0,
  open: () => ({ kinds: [], amounts: [], open: -1 }),
  wish: ({ level }, random) => {
    const count = level < 4 ? 1 + pickIndex(2, random) : level < 12 ? 2 : 2 + pickIndex(2, random)
    const kinds = level < 6 ? 3 : JUICES
    const wish: number[] = []
    let last = -1
    let room = GLASS
    for (let layer = 0; layer < count; layer++) {
      const kind = last < 0 ? pickIndex(kinds, random) : (last + 1 + pickIndex(kinds - 1, random)) % kinds
      const most = room - (count - layer - 1)
      const amount = 1 + pickIndex(Math.min(4, most), random)
      wish.push(kind, amount)
      room -= amount
      last = kind
    }
    return wish
  },
  step(shift: Shift<Glass>, turn) {
    const { desk } = shift
    if (desk.open < 0) return
    const top = desk.kinds.length - 1
    desk.amounts[top] = desk.amounts[top]! + FLOW
    if (desk.amounts.reduce((sum, part) => sum + part, 0) <= GLASS + RIM) return
    desk.kinds = []
    desk.amounts = []
    desk.open = -1
    miss(shift, turn, { x: 200, y: 220 })
    turn.tell('spill', 200, 220)
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) {
      const guest = shift.seats[spot]
      if (!guest || desk.kinds.length === 0) return
      desk.open = -1
      if (!isRight(desk, guest.wish)) return miss(shift, turn, seatPlace(pour, spot), guest)
      desk.kinds = []
      desk.amounts = []
      return serve(pour, shift, spot, turn, guest.wish.length)
    }
    const at = pour.stations[spot - SEATS]!
    turn.tell(spot === BIN ? 'bin' : 'pick', at.x, at.y)
    if (spot === BIN) {
      desk.kinds = []
      desk.amounts = []
      desk.open = -1
      return
    }
    if (desk.open >= 0) {
      desk.open = -1
      return
    }
    desk.open = spot - SEATS
    if (desk.kinds.at(-1) === desk.open) return
    desk.kinds.push(desk.open)
    desk.amounts.push(0)
  },
  advise(shift) {
    const { desk } = shift
    for (const [seat, { wish }] of waiting(shift)) {
      if (!fits(desk, wish)) continue
      const layers = wished(wish)
      const top = desk.kinds.length - 1
      const lacks = top < 0 ? 0 : layers[top]!.amount - desk.amounts[top]!
      if (desk.open >= 0) return lacks <= FLOW ? SEATS + desk.open : undefined
      if (isRight(desk, wish)) return seat
      if (lacks > SLACK) return SEATS + desk.kinds[top]!
      return SEATS + layers[top + 1]!.kind
    }
    return desk.kinds.length > 0 && waiting(shift).length > 0 ? BIN : undefined
  },
}
