import { pickIndex } from '#kit/random/random.ts'
import { hardnessOf, miss } from '../shift.ts'
import { row, SECOND, waiting, type Shift, type Shop } from '../shop.ts'
import { clear, hand, missing, put, sameThings, type Tray } from '../tray.ts'

/** A skewer over the embers: the lower side, and the time of each side. */
export interface Skewer {
  kind: number
  side: 0 | 1
  heat: [number, number]
}
export interface Embers extends Tray {
  places: (Skewer | null)[]
}

const SEATS = 4
export const SKEWERS = 4
export const PLACES = 4
const PLACE = SEATS + SKEWERS
const BIN = PLACE + PLACES
const MOST = 4
export const SIDE_TICKS = Math.round(SECOND * 2.2)
export const charOf = (level: number) => SIDE_TICKS + Math.round(SECOND * (5.5 - 2.4 * hardnessOf(level)))

export const isBurnt = ({ heat }: Skewer, level: number) => Math.max(...heat) > charOf(level)
export const isSideDone = ({ heat, side }: Skewer) => heat[side] >= SIDE_TICKS

/** Every skewer wants both sides browned: turn it once, take it off once, and let none burn meanwhile. */
export const grill: Shop<Embers> = {
  seats: SEATS,
  pace: 7,
  stations: [...row(SKEWERS, 346, 44, 292), ...row(PLACES, 256, 60, 340), { x: 356, y: 346 }],
  open: () => ({ tray: [], places: Array.from({ length: PLACES }, () => null) }),
  wish: ({ level }, random) => {
    const kinds = level < 4 ? 2 : level < 9 ? 3 : SKEWERS
    const count = 1 + pickIndex(level < 5 ? 2 : 3, random)
    return Array.from({ length: count }, () => pickIndex(kinds, random))
  },
  step({ desk, level }: Shift<Embers>, turn) {
    for (const [index, skewer] of desk.places.entries()) {
      if (!skewer) continue
      const { x, y } = grill.stations[SKEWERS + index]!
      skewer.heat[skewer.side]++
      if (skewer.heat[skewer.side] === SIDE_TICKS) turn.tell('ready', x, y)
      if (skewer.heat[skewer.side] === charOf(level) + 1) turn.tell('spoilt', x, y)
    }
  },
  tap(shift, spot, turn) {
    const { desk, level } = shift
    if (spot < SEATS) return hand(grill, shift, spot, turn, (wish) => sameThings(wish, desk.tray))
    if (spot === BIN) return clear(grill, shift, spot, turn)
    const at = grill.stations[spot - SEATS]!
    if (spot < PLACE) {
      const free = desk.places.indexOf(null)
      if (free < 0) return miss(shift, turn, at)
      desk.places[free] = { kind: spot - SEATS, side: 0, heat: [0, 0] }
      return turn.tell('pick', at.x, at.y)
    }
    const place = spot - PLACE
    const skewer = desk.places[place]
    if (!skewer) return
    if (isBurnt(skewer, level)) {
      desk.places[place] = null
      return miss(shift, turn, at)
    }
    if (!isSideDone(skewer)) return miss(shift, turn, at)
    if (skewer.side === 0) {
      skewer.side = 1
      return turn.tell('bin', at.x, at.y)
    }
    if (desk.tray.length < MOST) desk.places[place] = null
    put(grill, shift, spot, turn, skewer.kind, MOST)
  },
  advise(shift) {
    const { desk, level } = shift
    const guests = waiting(shift)
    const burnt = desk.places.findIndex((skewer) => skewer && isBurnt(skewer, level))
    if (burnt >= 0) return PLACE + burnt
    const wishes = guests.flatMap(([seat, { wish }]) => {
      const rest = missing(wish, desk.tray)
      return rest ? [{ seat, rest }] : []
    })
    const [first] = wishes
    if (!first && desk.tray.length > 0 && guests.length > 0) return BIN
    if (first && desk.tray.length > 0 && first.rest.length === 0) return first.seat
    const turns = desk.places.findIndex((skewer) => skewer?.side === 0 && isSideDone(skewer))
    if (turns >= 0) return PLACE + turns
    const takes = desk.places.findIndex(
      (skewer) => skewer && isSideDone(skewer) && first?.rest.includes(skewer.kind),
    )
    if (takes >= 0) return PLACE + takes
    const free = desk.places.includes(null)
    const lying = desk.places.flatMap((skewer) => (skewer ? [skewer.kind] : []))
    for (const kind of [...(first?.rest ?? []), ...guests.slice(1).flatMap(([, { wish }]) => wish)]) {
      const at = lying.indexOf(kind)
      if (at >= 0) lying.splice(at, 1)
      else if (free) return SEATS + kind
    }
    return undefined
  },
}
