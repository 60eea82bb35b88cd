import { pickIndex, type Random } from '#kit/random/random.ts'
import { miss, serve } from '../shift.ts'
import { row, seatPlace, waiting, type Shop } from '../shop.ts'

export interface Ice {
  /** Weight of the fish in each place of the ice, and whether it is on the scale. */
  fish: number[]
  on: boolean[]
}

const SEATS = 3
export const FISH = 8
const CRATE = SEATS + FISH
const HEAVIEST = 9

const landed = (random: Random) => 1 + pickIndex(HEAVIEST, random)
export const weightOf = ({ fish, on }: Ice) =>
  fish.reduce((sum, weight, index) => sum + (on[index] ? weight : 0), 0)

/** The fewest fish that weigh this much, as places on the ice. */
export function fishFor(fish: readonly number[], sum: number): readonly number[] | undefined {
  let best: number[] | undefined
  const count = (mask: number) => fish.flatMap((_, index) => ((mask >> index) & 1 ? [index] : []))
  for (let mask = 1; mask < 1 << fish.length; mask++) {
    const chosen = count(mask)
    if (chosen.reduce((total, index) => total + fish[index]!, 0) !== sum) continue
    if (!best || chosen.length < best.length) best = chosen
  }
  return best
}

/** Fish go on the scale until they weigh exactly what was asked for; a new crate changes them all. */
export const weigh: Shop<Ice> = {
  seats: SEATS,
  pace: 6.4,
  stations: [...row(4, 286, 48, 268), ...row(4, 352, 48, 268), { x: 350, y: 352 }],
  open: (_level, random) => ({
    fish: Array.from({ length: FISH }, () => landed(random)),
    on: Array.from({ length: FISH }, () => false),
  }),
  wish: ({ level, desk: { fish } }, random) => {
    const count = level < 3 ? 1 + pickIndex(2, random) : 2 + pickIndex(level < 12 ? 2 : 3, random)
    const from = pickIndex(FISH, random)
    return [
      Array.from({ length: count }, (_, index) => fish[(from + index * 3) % FISH]!).reduce((a, b) => a + b),
    ]
  },
  tap(shift, spot, turn) {
    const { desk } = shift
    if (spot < SEATS) {
      const guest = shift.seats[spot]
      if (!guest || weightOf(desk) === 0) return
      if (weightOf(desk) !== guest.wish[0]) return miss(shift, turn, seatPlace(weigh, spot), guest)
      desk.fish = desk.fish.map((weight, index) => (desk.on[index] ? landed(turn.random) : weight))
      desk.on = desk.on.map(() => false)
      return serve(weigh, shift, spot, turn, 2)
    }
    const at = weigh.stations[spot - SEATS]!
    if (spot === CRATE) {
      desk.fish = desk.fish.map(() => landed(turn.random))
      desk.on = desk.on.map(() => false)
      shift.combo = 0
      return turn.tell('bin', at.x, at.y)
    }
    desk.on[spot - SEATS] = !desk.on[spot - SEATS]
    turn.tell('pick', at.x, at.y)
  },
  advise(shift) {
    const { fish, on } = shift.desk
    const guests = waiting(shift)
    for (const [seat, { wish }] of guests) {
      const chosen = fishFor(fish, wish[0]!)
      if (!chosen) continue
      const change = on.findIndex((isOn, index) => isOn !== chosen.includes(index))
      return change < 0 || weightOf(shift.desk) === wish[0] ? seat : SEATS + change
    }
    return guests.length > 0 ? CRATE : undefined
  },
}
