import { between, bonus, BUTTON, clamp, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { floorUnder, forget, freshStrip, meets, SEEN_AHEAD, stride, type StripState } from '../strip.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#b0608a', '#3a1f52'] }

export const SOLID = 0
/** Gives way under the feet. */
export const LOOSE = 1
const LONGEST_PUSH = 13
const COYOTE = 6

function lay(state: StripState, random: Random) {
  const before = state.floors.at(-1)!
  const hard = hardness(state.built, 9000)
  const gap = between(56, 92 + 50 * hard, random)
  const w = between(190 - 40 * hard, 330 - 110 * hard, random)
  const y = clamp(before.y + between(-44, 52, random), 220, 350)
  const x = state.built + gap
  state.floors.push({ x, w, y, kind: random() < 0.12 + 0.2 * hard ? LOOSE : SOLID, trod: 0 })
  if (random() < 0.3 + 0.3 * hard && w > 190)
    state.things.push({ kind: 'chimney', x: x + w * 0.56, y: y - 26, w: 22, h: 26, used: false })
  else if (random() < 0.7)
    state.things.push({
      kind: 'lantern',
      x: x - gap / 2 - 12,
      y: y - 100,
      w: 26,
      h: 26,
      used: false,
    })
  state.built = x + w
}

/** Hold to jump farther between roofs; a chimney makes the runner stumble. */
export const rules: MicroRules<StripState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state = freshStrip()
    while (state.built < SEEN_AHEAD) lay(state, random)
    return state
  },
  step(state, turn) {
    const wanted = 3.3 + 2.3 * hardness(state.tick, 3200)
    state.pace += (wanted - state.pace) * 0.03
    if (turn.press && state.leaps === 0 && state.air < COYOTE) {
      state.vy = -6.2
      state.leaps = 1
      state.air = COYOTE
      turn.tell('jump', state.x, state.y)
    }
    const isPushed = turn.held && state.vy < 0 && state.air < COYOTE + LONGEST_PUSH
    const met = stride(state, isPushed ? 0.12 : 0.42)
    const roof = floorUnder(state)
    if (met === 'land' && roof && roof.trod === 1) {
      gain(state, turn, 1, state)
      if (state.x < roof.x + 16 || state.x > roof.x + roof.w - 22)
        bonus(state, turn, 2, { x: state.x, y: state.y - 40 })
    }
    if (roof?.kind === LOOSE && roof.trod > 0) roof.y += 0.05 * roof.trod
    for (const thing of state.things) {
      if (thing.used || !meets(state, thing)) continue
      thing.used = true
      if (thing.kind === 'lantern') bonus(state, turn, 1, { x: thing.x + 13, y: thing.y })
      else {
        state.pace = 1.7
        state.combo = 0
        turn.tell('stumble', state.x, state.y - 20)
      }
    }
    forget(state)
    while (state.built < state.x + SEEN_AHEAD) lay(state, turn.random)
    if (met === 'wall' || state.y > 460) end(state, turn, { x: state.x, y: Math.min(state.y, 400) })
  },
}
