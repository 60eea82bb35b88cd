import { exactCos, exactSin } from '#kit/game/exact-math.ts'
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

export interface PaperState extends Base {
  x: number
  y: number
  speed: number
  /** Where the nose points, radians; below 0 it is up. */
  nose: number
  /** Chimneys with warm air, and the rings. */
  vents: { x: number; high: number }[]
  rings: { x: number; y: number; done: boolean }[]
  marked: number
}

export const GROUND = 366
export const VENT = 44
const STEP = 420

/** Hold to pull the nose up: height costs speed, and only warm air gives it back. */
export const rules: MicroRules<PaperState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 130,
  start: () => ({
    ...freshBase(),
    x: 0,
    y: 110,
    speed: 4.6,
    nose: 0.1,
    vents: [{ x: 420, high: 150 }],
    rings: [
      { x: 230, y: 190, done: false },
      { x: 600, y: 130, done: false },
    ],
    marked: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 3000)
    const wish = turn.held ? -0.75 : 0.55
    // A slow glider does not respond: its nose sinks.
    const grip = clamp((state.speed - 1.6) / 2, 0, 1)
    state.nose += clamp(wish * grip + 0.7 * (1 - grip) - state.nose, -0.035, 0.035)
    state.speed = clamp(
      state.speed + 0.085 * exactSin(state.nose) - 0.0045 * state.speed * (1 + hard * 0.3),
      1,
      8.5,
    )
    state.x += state.speed * exactCos(state.nose)
    state.y += state.speed * exactSin(state.nose)
    const at = { x: state.x, y: state.y }
    const vent = state.vents.find(({ x }) => Math.abs(x - state.x) < VENT)
    if (vent && state.y < GROUND - vent.high * 0.3) {
      state.y -= 1.6
      state.speed = Math.min(8.5, state.speed + 0.045)
      if (state.tick % 14 === 0) turn.tell('warm', at.x, at.y + 20)
    }
    state.y = Math.max(16, state.y)
    for (const ring of state.rings) {
      if (ring.done || Math.abs(ring.x - state.x) > 8) continue
      ring.done = true
      const off = Math.abs(ring.y - state.y)
      if (off > 34) state.combo = 0
      else gain(state, turn, 2, at)
      if (off < 10) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
    }
    if (state.x > state.marked + STEP) {
      state.marked += STEP
      bonus(state, turn, 1, at)
    }
    const house = state.vents.some(
      ({ x, high }) => Math.abs(x - state.x) < 30 && state.y > GROUND - high * 0.3,
    )
    if (state.y > GROUND || house) end(state, turn, at)
    const far = state.vents.at(-1)!.x
    if (far > state.x + 700) return
    state.vents = state.vents.filter(({ x }) => x > state.x - 300)
    state.rings = state.rings.filter(({ x }) => x > state.x - 300)
    const x = far + between(330, 420, turn.random) + 170 * hard
    state.vents.push({ x, high: between(100, 190, turn.random) })
    state.rings.push({ x: x - between(110, 190, turn.random), y: between(90, 290, turn.random), done: false })
    state.rings.push({ x: x + between(60, 130, turn.random), y: between(70, 220, turn.random), done: false })
  },
  worth: ({ y, speed }) => (GROUND - y) * 0.06 + speed * 3,
}
