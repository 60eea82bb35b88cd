import { between, bonus, BUTTON, clamp, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { floorUnder, forget, freshStrip, meets, SEEN_AHEAD, stride, type StripState } from '../strip.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#3f8a5f', '#0f3a34'] }

const GLIDE = 1.15
const LIFT = 0.62

function lay(state: StripState, random: Random) {
  const before = state.floors.at(-1)!
  const hard = hardness(state.built, 9000)
  const hasWind = random() < 0.3 + 0.35 * hard
  const gap = between(150, 210 + 30 * hard, random) + (hasWind ? 150 : 0)
  const w = between(78 - 30 * hard, 120 - 44 * hard, random)
  const y = clamp(before.y + between(-40, 60, random), 200, 340)
  const x = state.built + gap
  if (hasWind)
    state.things.push({
      kind: 'wind',
      x: state.built + gap / 2 - 30,
      y: 90,
      w: 76,
      h: 330,
      used: false,
    })
  if (random() < 0.6)
    state.things.push({
      kind: 'seed',
      x: state.built + gap * 0.72,
      y: y - between(60, 130, random),
      w: 26,
      h: 26,
      used: false,
    })
  state.floors.push({ x, w, y, kind: 0, trod: 0 })
  state.built = x + w
}

/** Jump off the pillar, hold to glide with the leaf; warm wind lifts it. */
export const rules: MicroRules<StripState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 130,
  start(random) {
    const state = freshStrip()
    while (state.built < SEEN_AHEAD) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 3 + 1.7 * hardness(state.tick, 3400)
    if (turn.press && state.leaps === 0 && state.air < 6) {
      state.vy = -7.6
      state.leaps = 1
      turn.tell('jump', state.x, state.y)
    }
    const isGliding = turn.held && state.air > 6 && state.vy > -1
    // An open leaf uses the field of a slide, for drawing.
    if (isGliding && !state.isLow) turn.tell('open', state.x, state.y)
    state.isLow = isGliding
    const wind = state.things.some(({ kind, x, w }) => kind === 'wind' && state.x > x && state.x < x + w)
    if (isGliding && wind) state.vy = Math.max(-3.4, state.vy - LIFT - 0.4)
    else if (isGliding) state.vy = Math.min(state.vy, GLIDE - 0.4)
    const met = stride(state, 0.4)
    const pillar = floorUnder(state)
    if (met === 'land' && pillar && pillar.trod === 1) {
      gain(state, turn, 1, state)
      if (Math.abs(state.x - pillar.x - pillar.w / 2) < 10)
        bonus(state, turn, 1, { x: state.x, y: state.y - 40 })
    }
    for (const thing of state.things) {
      if (thing.used || thing.kind !== 'seed' || !meets(state, thing)) continue
      thing.used = true
      bonus(state, turn, 1, { x: thing.x, y: thing.y })
    }
    forget(state)
    while (state.built < state.x + SEEN_AHEAD) lay(state, turn.random)
    if (met === 'wall' || state.y > 460) end(state, turn, { x: state.x, y: Math.min(state.y, 400) })
  },
}
