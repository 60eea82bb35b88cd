import type { SimEvent } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { hash32 } from '#kit/random/random.ts'
import { judgeRace, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import { placeOf, type Race } from './race.ts'

type KartContest = Extract<Contest, { kind: 'karts' }>

export const ITEM = { none: 0, boost: 1, oil: 2, whirl: 3, bubble: 4 } as const

const BOX_REACH = 1.9
const BOX_BACK_TICKS = 150
const BOOST_TICKS = 75
const SPIN_TICKS = 52
const BUBBLE_TICKS = 420
const SLICK_TICKS = 1200
const SLICK_REACH = 1.9
const SLICK_BEHIND = 2
const MOST_SLICKS = 8
const WHIRL_NODES = 60
const RIVAL_WAITS = 100
const HIT_POINTS = 60
const SPIN_SLOWS = 0.965

interface Moment {
  readonly events: SimEvent[]
  readonly isDown: boolean
}

/** A race in which boxes on the road hold a push, oil, a whirl for the one ahead, or a bubble that keeps one safe. */
export function stepKarts(race: Race, { course }: Track, { laps }: KartContest, { events, isDown }: Moment) {
  race.slicks = race.slicks.filter(({ until }) => until > race.tick)
  for (let index = 0; index < race.cars.length; index++) {
    if (race.cars[index]!.doneAt > 0) continue
    passTime(race, index)
    openBoxes(race, index, events)
    slipOnOil(race, course, index, events)
    const isAsked = index < race.players ? isDown && !race.isDown : race.karts[index]!.wait === 1
    if (isAsked) useItem(race, course, index, events)
  }
  race.isDown = isDown
  judgeRace(race, course, laps, events)
}

function passTime({ karts, cars }: Race, index: number) {
  const kart = karts[index]!
  for (const field of ['boost', 'spin', 'bubble', 'wait'] as const) if (kart[field] > 0) kart[field]--
  if (kart.spin === 0) return
  cars[index]!.vx *= SPIN_SLOWS
  cars[index]!.vz *= SPIN_SLOWS
}

function openBoxes(race: Race, index: number, events: SimEvent[]) {
  const [car, kart] = [race.cars[index]!, race.karts[index]!]
  if (car.gone <= 0 || car.way < 0) return
  for (const box of race.spots) {
    // `meter` is the tick at which the box is there again.
    if (box.node !== car.node || box.meter > race.tick || Math.abs(box.aside - car.aside) > BOX_REACH)
      continue
    box.meter = race.tick + BOX_BACK_TICKS
    if (index < race.players) events.push({ kind: 'box' })
    if (kart.item !== ITEM.none) continue
    kart.item = drawn(race, index)
    kart.wait = index < race.players ? 0 : RIVAL_WAITS
  }
}

/** Racers behind draw items that help to catch up. */
function drawn(race: Race, index: number): number {
  const luck = hash32(`${race.tick}:${index}:${race.cars[index]!.aside}`) % 6
  const place = placeOf(race, race.cars[index]!)
  if (place === 1) return luck < 3 ? ITEM.oil : luck < 5 ? ITEM.bubble : ITEM.boost
  if (place <= 3) return luck < 2 ? ITEM.boost : luck < 4 ? ITEM.whirl : luck < 5 ? ITEM.oil : ITEM.bubble
  return luck < 4 ? ITEM.boost : ITEM.whirl
}

function slipOnOil(race: Race, { count }: Course, index: number, events: SimEvent[]) {
  const car = race.cars[index]!
  for (const slick of race.slicks) {
    const apart = Math.abs(((car.node - slick.node + count * 1.5) % count) - count / 2)
    if (apart > 1 || Math.abs(car.aside - slick.aside) > SLICK_REACH || car.way < 0) continue
    // A slip removes the oil.
    race.slicks = race.slicks.filter((other) => other !== slick)
    spin(race, index, events)
  }
}

function spin(race: Race, index: number, events: SimEvent[]) {
  const kart = race.karts[index]!
  if (kart.spin > 0) return
  if (kart.bubble > 0) {
    kart.bubble = 0
    if (index === 0) events.push({ kind: 'saved' })
    return
  }
  kart.spin = SPIN_TICKS
  kart.boost = 0
  if (index === 0) events.push({ kind: 'spun' })
}

function useItem(race: Race, course: Course, index: number, events: SimEvent[]) {
  const kart = race.karts[index]!
  const { item } = kart
  if (item === ITEM.none || kart.spin > 0) return
  kart.item = ITEM.none
  if (index === 0) events.push({ kind: 'use', amount: item })
  if (item === ITEM.boost) kart.boost = BOOST_TICKS
  if (item === ITEM.bubble) kart.bubble = BUBBLE_TICKS
  if (item === ITEM.oil) layOil(race, course, index)
  if (item === ITEM.whirl) {
    const target = aheadOf(race, index)
    if (target < 0) return
    const wasSafe = race.karts[target]!.bubble > 0
    spin(race, target, events)
    if (index > 0 || wasSafe) return
    race.score += HIT_POINTS
    events.push({ kind: 'hitRival', amount: HIT_POINTS })
  }
}

function layOil(race: Race, { count }: Course, index: number) {
  const { node, aside } = race.cars[index]!
  race.slicks.push({ node: (node - SLICK_BEHIND + count) % count, aside, until: race.tick + SLICK_TICKS })
  if (race.slicks.length > MOST_SLICKS) race.slicks.shift()
}

/** The nearest one ahead that a whirl reaches, or -1. */
function aheadOf({ cars }: Race, index: number): number {
  const own = cars[index]!
  let best = -1
  for (const [other, { way, doneAt }] of cars.entries()) {
    const ahead = way - own.way
    if (other === index || doneAt > 0 || ahead <= 0 || ahead > WHIRL_NODES) continue
    if (best < 0 || way < cars[best]!.way) best = other
  }
  return best
}
