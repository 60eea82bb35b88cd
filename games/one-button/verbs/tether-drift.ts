import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  clamp,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#4c9a4e', '#164a35'] }

export interface Corner {
  x: number
  y: number
}
export interface DriftState extends Base {
  x: number
  y: number
  heading: number
  /** The corner that comes next. */
  next: number
  tied: boolean
  radius: number
  corners: Corner[]
  eyeX: number
  eyeY: number
}

export const HALF_WIDTH = 46
const AHEAD = 7
const QUARTER = Math.PI / 2
/** The post stands inside the bend. */
const INSIDE = 58

/** The channel goes up, aside, up, aside. Corner 0 is where the boat starts. */
function dredge(state: DriftState, random: Random) {
  const { corners } = state
  const last = corners.at(-1)!
  const hard = hardness(corners.length, 20)
  const length = between(190, 270, random) - 30 * hard
  const upward = corners.length % 2 === 1
  if (upward) {
    corners.push({ x: last.x, y: last.y - length })
    return
  }
  const side = random() < 0.5 ? 1 : -1
  corners.push({ x: last.x + side * length, y: last.y })
}

export function headingOf(corners: readonly Corner[], index: number): number {
  const [from, to] = [corners[index]!, corners[index + 1]!]
  if (to.y < from.y) return -QUARTER
  return to.x > from.x ? 0 : Math.PI
}

export function postOf(corners: readonly Corner[], index: number): Corner {
  const corner = corners[index]!
  const [into, out] = [headingOf(corners, index - 1), headingOf(corners, index)]
  return {
    x: corner.x + INSIDE * (exactCos(out) - exactCos(into)),
    y: corner.y + INSIDE * (exactSin(out) - exactSin(into)),
  }
}

function offChannel({ corners, x, y, next }: DriftState): boolean {
  for (let index = Math.max(0, next - 2); index <= next; index++) {
    const [from, to] = [corners[index]!, corners[index + 1]!]
    const near = distance(
      x,
      y,
      clamp(x, Math.min(from.x, to.x), Math.max(from.x, to.x)),
      clamp(y, Math.min(from.y, to.y), Math.max(from.y, to.y)),
    )
    if (near < HALF_WIDTH) return false
  }
  return true
}

/** The difference of two angles, -π to π. */
function apart(one: number, other: number): number {
  let angle = one - other
  while (angle > Math.PI) angle -= 2 * Math.PI
  while (angle < -Math.PI) angle += 2 * Math.PI
  return angle
}

function steer(state: DriftState, turn: Turn, speed: number) {
  const post = postOf(state.corners, state.next)
  const far = distance(state.x, state.y, post.x, post.y)
  if (turn.press && far < 190) {
    state.tied = true
    state.radius = Math.max(34, far)
    turn.tell('tie', post.x, post.y)
  }
  const out = headingOf(state.corners, state.next)
  if (state.tied && turn.held) {
    const bend = apart(out, headingOf(state.corners, state.next - 1)) > 0 ? 1 : -1
    const around = exactAtan2(state.y - post.y, state.x - post.x) + (bend * speed) / state.radius
    state.heading = around + bend * QUARTER
    state.x = post.x + exactCos(around) * state.radius
    state.y = post.y + exactSin(around) * state.radius
    return
  }
  const off = apart(state.heading, out)
  if (state.tied) {
    state.tied = false
    if (Math.abs(off) < 0.75) {
      gain(state, turn, 1, state)
      if (Math.abs(off) < 0.12) bonus(state, turn, 2, { x: state.x, y: state.y - 30 })
      state.next++
    }
  }
  // The current straightens a boat that is nearly straight.
  const wish = apart(headingOf(state.corners, state.next - 1), state.heading)
  if (Math.abs(wish) < 0.8) state.heading += clamp(wish, -0.05, 0.05)
  state.x += exactCos(state.heading) * speed
  state.y += exactSin(state.heading) * speed
}

/** The boat goes straight on; hold to throw a line around the post of the bend, let go when it points along the channel. */
export const rules: MicroRules<DriftState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start(random) {
    const state: DriftState = {
      ...freshBase(),
      x: 200,
      y: 300,
      heading: -QUARTER,
      next: 1,
      tied: false,
      radius: 60,
      corners: [{ x: 200, y: 360 }],
      eyeX: 0,
      eyeY: 0,
    }
    while (state.corners.length < AHEAD) dredge(state, random)
    return state
  },
  step(state, turn) {
    steer(state, turn, 2.7 + 1.8 * hardness(state.tick, 3600))
    if (offChannel(state)) end(state, turn, state)
    const lead = 46
    state.eyeX += (state.x + exactCos(state.heading) * lead - 200 - state.eyeX) * 0.07
    state.eyeY += (state.y + exactSin(state.heading) * lead - 230 - state.eyeY) * 0.07
    while (state.corners.length < state.next + AHEAD) dredge(state, turn.random)
  },
}
