import {
  between,
  bonus,
  BUTTON,
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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#a83a63', '#3a0f35'] }

export interface Needle {
  x: number
  y: number
  half: number
  passed: boolean
}
export interface ThreadState extends Base {
  x: number
  y: number
  vy: number
  needles: Needle[]
  /** The thread behind: x, y. */
  thread: number[]
}

export const TOP = 40
export const BOTTOM = 360
export const EYE_WIDTH = 14
const THREAD_POINTS = 120
const CENTRE = 10

function stick(state: ThreadState, random: Random) {
  const last = state.needles.at(-1)
  const hard = hardness(last ? last.x : 0, 9000)
  const x = (last ? last.x : 330) + between(170, 230, random)
  const swing = Math.min(150, x - (last ? last.x : 330))
  const middle = last ? last.y + between(-swing, swing, random) * 0.75 : 200
  state.needles.push({
    x,
    y: Math.max(TOP + 60, Math.min(BOTTOM - 60, middle)),
    half: 56 - 30 * hard,
    passed: false,
  })
}

function meet(state: ThreadState, turn: Turn) {
  for (const needle of state.needles) {
    const aside = state.x - needle.x
    if (aside < -EYE_WIDTH || needle.passed) continue
    const off = Math.abs(state.y - needle.y)
    if (aside <= EYE_WIDTH) {
      if (off > needle.half - 4) end(state, turn, state)
      continue
    }
    needle.passed = true
    gain(state, turn, 1, { x: needle.x, y: needle.y })
    if (off < CENTRE) bonus(state, turn, 1, { x: needle.x, y: needle.y - 30 })
    else if (needle.half - off < 14) bonus(state, turn, 1, { x: needle.x, y: needle.y - 30 })
  }
}

/** Hold and the thread climbs, let go and it sinks: through every eye. */
export const rules: MicroRules<ThreadState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 70,
  start(random) {
    const state: ThreadState = { ...freshBase(), x: 110, y: 200, vy: 0, needles: [], thread: [] }
    while ((state.needles.at(-1)?.x ?? 0) < 1100) stick(state, random)
    return state
  },
  step(state, turn) {
    const speed = 3.2 + 2.6 * hardness(state.tick, 3200)
    const wish = turn.held ? -speed * 0.95 : speed * 0.95
    state.vy += (wish - state.vy) * 0.3
    if (turn.press) turn.tell('climb', state.x, state.y)
    state.x += speed
    state.y += state.vy
    if (state.y < TOP || state.y > BOTTOM) end(state, turn, state)
    meet(state, turn)
    if (state.tick % 4 === 0) state.thread.push(Math.round(state.x), Math.round(state.y))
    if (state.thread.length > THREAD_POINTS) state.thread.splice(0, 2)
    state.needles = state.needles.filter(({ x }) => x > state.x - 520)
    while (state.needles.at(-1)!.x < state.x + 1000) stick(state, turn.random)
  },
}
