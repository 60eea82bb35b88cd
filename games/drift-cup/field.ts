import type { Course } from '#kit/game/racing/course.ts'
import type { Random } from '#kit/random/random.ts'
import { bendsOf } from './bends.ts'
import type { DriftCupDefinition } from './definitions.ts'
import { toLine } from './drag.ts'
import { TICKS_A_SECOND, type Race, type Spot } from './race.ts'

const spot = (node: number, aside: number, kind: number): Spot => ({
  node: Math.round(node),
  aside,
  kind,
  meter: 0,
  isDone: false,
})

/** Lays out what stands on the way. */
export function layField(race: Race, { contest, width }: DriftCupDefinition, course: Course, random: Random) {
  const { count } = course
  switch (contest.kind) {
    case 'figures':
      race.spots = evenly(contest.posts, (index) =>
        spot(((index + 0.8) * count) / (contest.posts + 0.8), (random() - 0.5) * 12, index % 2),
      )
      return
    case 'notes':
      race.spots = bendsOf(course).map(({ middle, isRight }) =>
        spot(middle, (isRight ? 1 : -1) * (width / 2 - 2), isRight ? 1 : 0),
      )
      return
    case 'drag':
      race.gears = race.cars.map(() => ({ gear: 0, cut: 0, revs: 0, force: 1 }))
      toLine(race, course)
      return
    case 'karts':
      race.karts = race.cars.map(() => ({ item: 0, boost: 0, spin: 0, bubble: 0, wait: 0 }))
      race.spots = evenly(contest.rows, (row) => ((row + 0.6) * count) / contest.rows).flatMap((node) =>
        [-1, 0, 1].map((side) => spot(node, side * width * 0.3, 0)),
      )
      return
    case 'smash':
      race.clock = contest.seconds * TICKS_A_SECOND
      race.spots = evenly(contest.rows, (row) => row).flatMap((row) =>
        crateRow(row, contest.rows, count, random),
      )
      return
    case 'park':
      race.spots = baysAndCones(contest.bays, course, width, random)
      return
    case 'ferry':
      race.spots = straightNodes(
        course,
        evenly(contest.rivers, (river) => ((river + 0.3) * count) / contest.rivers),
      ).map((node) => spot(node, 0, Math.floor(random() * contest.period)))
  }
}

const evenly = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

const CRATE_STEP = 3.2

/** Three crates in a place of five, wherever the draw puts them; the gold one is rare. */
function crateRow(row: number, rows: number, count: number, random: Random): Spot[] {
  const node = ((row + 0.7) * count) / (rows + 0.5)
  const first = Math.floor(random() * 3) - 2
  const gold = row % 3 === 2 ? Math.floor(random() * 3) : -1
  return [0, 1, 2].map((place) => spot(node, (first + place) * CRATE_STEP, place === gold ? 1 : 0))
}

export const BAY = 0
export const CONE = 1
const CONES_BETWEEN = 3
/** Nodes between two bays that leave room for more than one cone. */
const ROOM_FOR_CONES = 22
const KERB = 2.4

/** Bays along the kerbs, and a slalom of cones on the way to each. */
function baysAndCones(bays: number, course: Course, width: number, random: Random): Spot[] {
  const nodes = straightNodes(
    course,
    evenly(bays, (bay) => ((bay + 0.7) * course.count) / (bays + 0.6)),
  )
  return nodes.flatMap((node, bay) => {
    const side = random() < 0.5 ? -1 : 1
    const before = nodes[bay - 1] ?? 4
    const room = node - before
    const cones = evenly(room < ROOM_FOR_CONES ? 1 : CONES_BETWEEN, (index) => {
      const aside = (index % 2 === 0 ? 1 : -1) * side * (1.5 + random() * 3)
      return spot(before + room * (0.42 + index * 0.16), aside, CONE)
    })
    return [...cones, spot(node, side * (width / 2 - KERB), BAY)]
  })
}

const STRAIGHT_NODES = 6
const APART = 14
const NEAR_LINE = 10

/** First straight node for each wish, kept apart from each other. */
function straightNodes(course: Course, wishes: readonly number[]): number[] {
  const found: number[] = []
  for (const wish of wishes) {
    const from = Math.max(Math.floor(wish), (found.at(-1) ?? -APART) + APART)
    found.push(straightFrom(course, Math.max(NEAR_LINE, from)))
  }
  return found
}

function straightFrom({ count, curve }: Course, from: number): number {
  const last = count - NEAR_LINE
  for (let node = from; node < last; node++) {
    let isStraight = true
    for (let aside = -STRAIGHT_NODES; isStraight && aside <= STRAIGHT_NODES; aside++)
      isStraight = Math.abs(curve[node + aside]!) < 0.004
    if (isStraight) return node
  }
  return Math.min(from, last)
}
