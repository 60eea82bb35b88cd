import type { SimEvent } from '#kit/game/contract.ts'
import { collide, LENGTH, MIDDLE, WIDTH, type Body } from './pitch.ts'

/** A ground: its friction and obstacles. */
export interface Field {
  readonly name: 'meadow' | 'ice' | 'posts'
  /** Share of their speed that cars and ball keep per tick. */
  readonly cars: number
  readonly ball: number
  readonly posts: readonly { readonly x: number; readonly y: number }[]
  /** Tones of the ground from the far end to the near one. */
  readonly tones: readonly [string, string, string]
  /** Colours of the surrounding stage. */
  readonly light: readonly [string, string]
}

export const FIELDS: readonly Field[] = [
  {
    name: 'meadow',
    cars: 0.945,
    ball: 0.986,
    posts: [],
    tones: ['#6DD67C', '#3DB168', '#1F8B55'],
    light: ['#58C96B', '#0B4A30'],
  },
  {
    name: 'ice',
    cars: 0.95,
    ball: 0.99,
    posts: [],
    tones: ['#A9DCF2', '#6FB6DC', '#3E86B8'],
    light: ['#7FC4E8', '#123A5E'],
  },
  {
    name: 'posts',
    cars: 0.945,
    ball: 0.986,
    posts: [
      { x: LENGTH / 2, y: MIDDLE - 96 },
      { x: LENGTH / 2, y: MIDDLE + 96 },
      { x: LENGTH * 0.2, y: WIDTH * 0.24 },
      { x: LENGTH * 0.8, y: WIDTH * 0.76 },
    ],
    tones: ['#C9885A', '#A8643E', '#7E4228'],
    light: ['#B87448', '#3A1A10'],
  },
]

export const fieldAt = (index: number): Field => FIELDS[index] ?? FIELDS[0]!

export const POST_RADIUS = 15
/** Mass of immovable obstacles. */
const HEAVY = 1e6

/** Rubber posts bounce off what hits them. */
export function knockPosts(
  { posts }: Field,
  body: Body,
  { radius, bounce }: { readonly radius: number; readonly bounce: number },
  events: SimEvent[],
) {
  for (const { x, y } of posts) {
    const post = { x, y, vx: 0, vy: 0 }
    const blow = collide(body, post, { reach: radius + POST_RADIUS, mass: [1, HEAVY], bounce })
    if (blow > 1) events.push({ kind: 'post', x, y, amount: blow })
  }
}
