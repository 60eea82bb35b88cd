import type { Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { hardnessOf, pay, wait } from '../shift.ts'
import { waiting, type Guest, type Shift, type Shop } from '../shop.ts'

export interface Lift {
  /** Where the cabin is, in floors. */
  at: number
  goal: number
  riders: Guest[]
  /** Ticks the door stays open. */
  door: number
}

export const FLOORS = 5
export const MOST_RIDERS = 3
export const floorY = (floor: number) => 356 - floor * 74
const DOOR = 24
const speedOf = (level: number) => 0.022 + 0.006 * hardnessOf(level)

/** One cabin for five floors: a tap calls it, whoever fits gets in, everybody wants to go elsewhere. */
export const lift: Shop<Lift> = {
  seats: FLOORS,
  pace: 4.2,
  seatAt: (floor) => ({ x: 96, y: floorY(floor) }),
  stations: [],
  open: () => ({ at: 0, goal: 0, riders: [], door: 0 }),
  wish: ({ seats }, random) => {
    // The newcomer is the one without a wish.
    const here = seats.findIndex((guest) => guest?.wish.length === 0)
    const goal = here !== 0 && random() < 0.35 ? 0 : pickIndex(FLOORS, random)
    return [goal === here ? (here + 1 + pickIndex(FLOORS - 1, random)) % FLOORS : goal]
  },
  inside: ({ riders }) => riders.length,
  step(shift: Shift<Lift>, turn) {
    const { desk } = shift
    const y = floorY(desk.at)
    desk.riders = desk.riders.filter((guest) => !wait(shift, turn, guest, { x: 206, y }))
    if (desk.door > 0) {
      desk.door--
      return
    }
    const way = desk.goal - desk.at
    const pace = speedOf(shift.level)
    if (way !== 0) {
      desk.at = Math.abs(way) <= pace ? desk.goal : desk.at + Math.sign(way) * pace
      if (desk.at === desk.goal) turn.tell('ready', 206, floorY(desk.at))
      return
    }
    change(shift, turn)
  },
  tap({ desk }, spot, turn) {
    desk.goal = spot
    turn.tell('pick', 206, floorY(spot))
  },
  advise(shift) {
    const { desk } = shift
    if (desk.door > 0 || desk.at !== desk.goal) return undefined
    const stops = [
      ...desk.riders.map(({ wish, patience }) => [wish[0]!, patience - 260] as const),
      ...(desk.riders.length < MOST_RIDERS
        ? waiting(shift).map(([floor, { patience }]) => [floor, patience] as const)
        : []),
    ]
    const costOf = ([floor, patience]: readonly [number, number]) =>
      Math.abs(floor - desk.at) * 120 + patience * 0.6
    return stops
      .filter(([floor]) => floor !== desk.at)
      .toSorted((one, other) => costOf(one) - costOf(other))[0]?.[0]
  },
}

/** At a floor people get out, then in. */
function change(shift: Shift<Lift>, turn: Turn) {
  const { desk } = shift
  const [floor, y] = [desk.at, floorY(desk.at)]
  const leaving = desk.riders.filter(({ wish }) => wish[0] === floor)
  desk.riders = desk.riders.filter(({ wish }) => wish[0] !== floor)
  for (const guest of leaving) pay(shift, turn, guest, { at: { x: 300, y }, parts: 2 })
  const newcomer = shift.seats[floor]
  const boards = newcomer && desk.riders.length < MOST_RIDERS
  if (boards) {
    desk.riders.push(newcomer)
    shift.seats[floor] = null
    turn.tell('take', 180, y)
  }
  if (boards || leaving.length > 0) desk.door = DOOR
}
