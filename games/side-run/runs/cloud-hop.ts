import { between, bonus, BUTTON, clamp, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { floorUnder, forget, freshStrip, meets, SEEN_AHEAD, stride, type StripState } from '../strip.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#6f8fe0', '#2f4f9f'] }

export const SOFT = 0
/** Melts below the feet. */
export const THIN = 1
/** Launches whoever lands on it. */
export const SPRINGY = 2
const MELTS_AFTER = 26

function lay(state: StripState, random: Random) {
  const before = state.floors.at(-1)!
  const hard = hardness(state.built, 8000)
  const far = before.kind === SPRINGY ? 90 : 0
  const x = state.built + far + between(110, 185 + 55 * hard, random)
  const w = between(110 - 40 * hard, 200 - 70 * hard, random)
  const y = clamp(before.y + between(-70, 60, random), 190, 340)
  const luck = random()
  const kind = luck < 0.2 + 0.2 * hard ? THIN : luck > 0.86 ? SPRINGY : SOFT
  state.floors.push({ x, w, y, kind, trod: 0 })
  if (random() < 0.65)
    state.things.push({
      kind: 'star',
      x: (state.built + x) / 2 - 14,
      y: y - between(90, 150, random),
      w: 28,
      h: 28,
      used: false,
    })
  state.built = x + w
}

/** Two air jumps; the second may wait until the last moment. */
export const rules: MicroRules<StripState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start(random) {
    const state = freshStrip()
    while (state.built < SEEN_AHEAD) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 3.2 + 1.8 * hardness(state.tick, 3200)
    if (state.air > 5 && state.leaps === 0) state.leaps = 1
    if (turn.press && state.leaps < 2) {
      state.vy = state.leaps === 0 ? -7.2 : -6.4
      state.leaps++
      turn.tell(state.leaps === 1 ? 'jump' : 'flap', state.x, state.y)
    }
    const met = stride(state, 0.36)
    const cloud = floorUnder(state)
    if (met === 'land' && cloud) {
      if (cloud.trod === 1) gain(state, turn, 1, state)
      if (cloud.kind === SPRINGY) {
        state.vy = -10.5
        turn.tell('spring', state.x, state.y)
      }
    }
    for (const thing of state.things) {
      if (thing.used || !meets(state, thing)) continue
      thing.used = true
      bonus(state, turn, 1, { x: thing.x + 14, y: thing.y })
    }
    for (const one of state.floors) if (one.kind === THIN && one.trod > 0) one.trod++
    state.floors = state.floors.filter(({ kind, trod }) => kind !== THIN || trod < MELTS_AFTER)
    forget(state)
    while (state.built < state.x + SEEN_AHEAD) lay(state, turn.random)
    if (state.y > 470) end(state, turn, { x: state.x, y: 400 })
  },
}
