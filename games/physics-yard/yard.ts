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
  /** Input of the tick before: a number that is held acts once. */
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

/** The wanted difficulty of a level, 0 to 1, and its random numbers. */
export interface Wish {
  readonly hard: number
  readonly random: Random
}

/** The rules of one game: everything but the physics. */
export interface YardRules {
  readonly gesture: Gesture
  build(wish: Wish): Yard
  act(yard: Yard, input: number, tell: Tell): void
  /** Forces and moving parts, before the bodies move. */
  drive?(yard: Yard): void
  /** Decides the outcome of a tick: caught, lost, won. */
  judge(yard: Yard, hits: readonly Hit[], tell: Tell): void
  /** A random action that makes sense now, or 0. */
  guess(yard: Yard, random: Random): number
  /** Whether an action may be done now. */
  isReady(yard: Yard): boolean
  /** The action of an expert, for games that random actions never solve. */
  expert?(yard: Yard): number
  /** How promising a state is; with it, levels are solved move by move, and the best state is kept. */
  worth?(yard: Yard): number
  /** Places that can be touched; the input is the index plus one. A place at `AWAY` is used up. */
  spots?(yard: Yard): readonly Place[]
  /** Where a shot begins. */
  muzzle?(yard: Yard): Place
  /** What takes pearls. */
  hero?(yard: Yard): Body | undefined
  /** Stars come from few actions instead of pearls. */
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

/** Hangs a body on a rope from a fixed point. */
export function hang({ world }: Yard, body: number, { x, y }: Place, slack = 0) {
  const { x: bodyX, y: bodyY } = world.bodies[body]!
  const length = far({ x, y }, { x: bodyX, y: bodyY }) + slack
  world.ropes.push({ a: body, b: -1, ax: 0, ay: 0, bx: x, by: y, length, isRod: false, isCut: false })
}

export const far = (one: Place, other: Place) =>
  Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))

export const isOut = ({ x, y }: Place) => y > 430 || x < -60 || x > 460 || y < -500

/** The two bodies of a hit in this order, when they are of these kinds. */
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
