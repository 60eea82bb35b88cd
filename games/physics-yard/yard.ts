import type { Random } from '#kit/random/random.ts'
import type { Place } from './codes.ts'
import type { Body } from '#kit/game/rigid/body.ts'
import { emptyWorld, isStill, type Hit, type World } from '#kit/game/rigid/world.ts'

export const FIELD = 400

/** One level while it is played; plain data. */
export interface Yard {
  tick: number
  status: 'playing' | 'won' | 'lost'
  world: World
  /** The input of the tick before: an action is a number that was not there. */
  last: number
  /** Actions done, and those that are left (shots, pieces, planks). */
  used: number
  left: number
  /** Ticks since something moved. */
  still: number
  /** Ticks since the last action. */
  since: number
  pearls: Place[]
  taken: number
  /** What else a game keeps. */
  own: number[]
}

/** How a finger acts: taps on spots, a tap for now, a column, a place, a line, or a pulled shot. */
export type Gesture = 'spots' | 'press' | 'column' | 'place' | 'line' | 'pull'

export type Tell = (kind: string, x: number, y: number, amount?: number) => void

/** How hard a level is to be, 0 to 1, and its dice. */
export interface Wish {
  readonly hard: number
  readonly random: Random
}

/** The rules of one game: everything but the machine. */
export interface YardRules {
  readonly gesture: Gesture
  build(wish: Wish): Yard
  act(yard: Yard, input: number, tell: Tell): void
  /** Forces and moving parts, before the bodies move. */
  drive?(yard: Yard): void
  /** What came of the tick. */
  judge(yard: Yard, hits: readonly Hit[], tell: Tell): void
  /** A random hand: an action that makes sense now, or 0. */
  guess(yard: Yard, random: Random): number
  /** Whether an action may be done now. */
  isReady(yard: Yard): boolean
  /** The player who knows how: used instead of guesses where those would never do. */
  expert?(yard: Yard): number
  /** How good a state is: searches that go step by step keep the best. */
  worth?(yard: Yard): number
  /** Places that can be touched; the input is the index plus one. Far away: not any more. */
  spots?(yard: Yard): readonly Place[]
  /** Where a shot begins. */
  muzzle?(yard: Yard): Place
  /** What takes pearls. */
  hero?(yard: Yard): Body | undefined
  /** Actions that earn all stars where there are no pearls: more than these cost one, many more cost two. */
  readonly byThrift?: boolean
}

export const AWAY: Place = { x: -9999, y: -9999 }

export function emptyYard(change: Partial<Yard> = {}): Yard {
  return {
    tick: 0,
    status: 'playing',
    world: emptyWorld(),
    last: 0,
    used: 0,
    left: 0,
    still: 0,
    since: 0,
    pearls: [],
    taken: 0,
    own: [],
    ...change,
  }
}

/** Puts a body into the world and gives its index. */
export function put({ world }: Yard, body: Body): number {
  world.bodies.push(body)
  return world.bodies.length - 1
}

export const firstOf = ({ world }: Yard, kind: string): Body | undefined =>
  world.bodies.find((body) => body.kind === kind && !body.gone)

export const allOf = ({ world }: Yard, kind: string): Body[] =>
  world.bodies.filter((body) => body.kind === kind && !body.gone)

export function win(yard: Yard, tell: Tell, { x, y }: Place) {
  if (yard.status !== 'playing') return
  yard.status = 'won'
  tell('won', x, y)
}

export function lose(yard: Yard, tell: Tell, { x, y }: Place) {
  if (yard.status !== 'playing') return
  yard.status = 'lost'
  tell('lost', x, y)
}

/** Ties a body to a fixed point. */
export function hang({ world }: Yard, body: number, { x, y }: Place, slack = 0) {
  const { x: bodyX, y: bodyY } = world.bodies[body]!
  const length = far({ x, y }, { x: bodyX, y: bodyY }) + slack
  world.ropes.push({ a: body, b: -1, ax: 0, ay: 0, bx: x, by: y, length, isRod: false, isCut: false })
}

export const far = (one: Place, other: Place) =>
  Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))

export const isOut = ({ x, y }: Place) => y > 430 || x < -60 || x > 460 || y < -500

/** The two kinds in a hit, if they are these. */
export function pairOf({ a, b }: Hit, one: string, other: string): readonly [Body, Body] | undefined {
  if (a.kind === one && b.kind === other) return [a, b]
  if (b.kind === one && a.kind === other) return [b, a]
  return undefined
}

const PEARL_REACH = 12

/** Counts the ticks and lets the hero take pearls. */
export function keepCount(yard: Yard, hero: Body | undefined, tell: Tell) {
  yard.tick++
  yard.since++
  yard.still = isStill(yard.world) ? yard.still + 1 : 0
  if (!hero) return
  const left = yard.pearls.filter((pearl) => far(pearl, hero) > hero.radius + PEARL_REACH)
  for (const pearl of yard.pearls)
    if (!left.includes(pearl)) {
      yard.taken++
      tell('pearl', pearl.x, pearl.y)
    }
  if (left.length < yard.pearls.length) yard.pearls = left
}
