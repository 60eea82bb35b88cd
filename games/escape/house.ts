import { hash32, pickIndex, seededRandom, shuffled } from '#kit/random/random.ts'
import type { Room } from './definitions.ts'
import { riddleOf, type Riddle } from './riddles.ts'

/** Places of a room: the door, the dial box, three that need a key, a crate, then movable things. */
export const DOOR = 0
export const BOX = 1
export const KEYED = [2, 3, 4] as const
export const CRATE = 5
export const HIDES = [6, 7, 8, 9, 10] as const

export const DOOR_KEY = 0
/** Keys for the places that want one are 1, 2, 3. */
export const CROWBAR = 4
export const PAPERS = [5, 6] as const
export const isPaper = (item: number) => item >= PAPERS[0]

/** Positions of everything in a level. */
export interface House {
  readonly riddle: Riddle
  /** The places there are. */
  readonly spots: readonly number[]
  /** What each place needs to open: the box its dials, movable things nothing. */
  readonly needs: Readonly<Record<number, number>>
  readonly holds: Readonly<Record<number, number>>
}

function build(room: Room, level: number): House {
  const random = seededRandom(hash32(`escape:${room}:${level}`))
  const riddle = riddleOf(room, level, random)
  const keyed = KEYED.slice(0, level < 3 ? 1 : level < 10 ? 2 : 3)
  const crate = level < 5 ? [] : [CRATE]
  const needs: Record<number, number> = { [DOOR]: DOOR_KEY }
  for (const spot of keyed) needs[spot] = spot - 1
  for (const spot of crate) needs[spot] = CROWBAR
  const holds: Record<number, number> = {}
  const free = shuffled(HIDES, random)
  // Locked places in opening order; what opens one is in something opened before.
  const order = shuffled([...keyed, ...crate, BOX], random)
  const opened: number[] = []
  const put = (item: number) => {
    // Prefers the place opened last, so that one thing leads to the next.
    const last = opened.find((spot) => holds[spot] === undefined)
    const spot = last ?? free.pop()!
    holds[spot] = item
  }
  for (const spot of order) {
    if (spot === BOX) for (const paper of PAPERS.slice(0, riddle.papers)) put(paper)
    else put(needs[spot]!)
    opened.unshift(spot)
    if (pickIndex(3, random) === 0 && free.length > 2) opened.push(free.pop()!)
  }
  put(DOOR_KEY)
  return { riddle, spots: [DOOR, BOX, ...keyed, ...crate, ...HIDES], needs, holds }
}

const built = new Map<string, House>()

/** The room of a level, cached while it is played. */
export function houseOf(room: Room, level: number): House {
  const name = `${room}:${level}`
  const known = built.get(name)
  if (known) return known
  if (built.size > 40) built.clear()
  const house = build(room, level)
  built.set(name, house)
  return house
}
