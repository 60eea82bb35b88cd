import {
  between,
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'

export interface SwiftState extends Base {
  x: number
  y: number
  /** The canyon as posts: middle and half its width. */
  posts: { x: number; middle: number; half: number; done: boolean }[]
  seeds: { x: number; y: number }[]
}

const BODY = 9

/** The canyon at a place: its middle and half its width. */
export function canyonAt({ posts }: SwiftState, x: number): { middle: number; half: number } {
  const right = posts.findIndex((post) => post.x > x)
  const [from, to] = [posts[Math.max(0, right - 1)]!, posts[Math.max(0, right)]!]
  const k = clamp((x - from.x) / Math.max(1, to.x - from.x), 0, 1)
  return { middle: from.middle + (to.middle - from.middle) * k, half: from.half + (to.half - from.half) * k }
}

/** Always slanting: hold and the swift climbs, let go and it drops, never level. */
export const rules: MicroRules<SwiftState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 80,
  start: () => ({
    ...freshBase(),
    x: 0,
    y: 200,
    posts: [
      { x: -300, middle: 200, half: 170, done: true },
      { x: 160, middle: 200, half: 120, done: false },
      { x: 320, middle: 160, half: 96, done: false },
    ],
    seeds: [{ x: 260, y: 190 }],
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 2800)
    const speed = 2.9 + 1.7 * hard
    if (turn.press || turn.release) turn.tell('turn', state.x, state.y)
    state.x += speed
    state.y += turn.held ? -speed : speed
    const at = { x: state.x, y: state.y }
    const { middle, half } = canyonAt(state, state.x)
    const room = half - BODY - Math.abs(state.y - middle)
    if (room < 0) end(state, turn, at)
    for (const post of state.posts) {
      if (post.done || post.x > state.x || state.over) continue
      post.done = true
      gain(state, turn, 1, at)
      if (room < 12) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
    }
    for (const seed of state.seeds) {
      if (Math.abs(seed.x - state.x) > 18 || Math.abs(seed.y - state.y) > 24) continue
      seed.x = -9999
      bonus(state, turn, 1, at)
    }
    const last = state.posts.at(-1)!
    if (last.x > state.x + 420) return
    state.posts = state.posts.filter(({ x }, index) => x > state.x - 420 || index > state.posts.length - 4)
    state.seeds = state.seeds.filter(({ x }) => x > state.x - 300)
    const apart = between(110, 170, turn.random)
    const half2 = between(88, 104, turn.random) - 40 * hard
    const next = clamp(last.middle + between(-0.7, 0.7, turn.random) * apart, 40 + half2, 360 - half2)
    state.posts.push({ x: last.x + apart, middle: next, half: half2, done: false })
    if (turn.random() < 0.5)
      state.seeds.push({ x: last.x + apart, y: next + between(-0.6, 0.6, turn.random) * half2 })
  },
}
