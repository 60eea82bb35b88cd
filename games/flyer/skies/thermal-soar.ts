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
} from '#kit/game/micro/rules.ts'

export interface SoarState extends Base {
  x: number
  y: number
  /** How far round the circle, while it circles. */
  round: number
  thermals: { x: number; wide: number; drift: number }[]
  peaks: { x: number; top: number; done: boolean }[]
  feather: { x: number; y: number }
}

export const VALLEY = 384
const CLIMB = 1.35

/** Hold to circle, let go to glide on: a column of warm air lifts whoever circles in it. */
export const rules: MicroRules<SoarState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 150,
  start: () => ({
    ...freshBase(),
    x: 0,
    y: 150,
    round: 0,
    thermals: [
      { x: 240, wide: 52, drift: 0.1 },
      { x: 620, wide: 48, drift: 0.15 },
    ],
    peaks: [
      { x: 420, top: 210, done: false },
      { x: 800, top: 180, done: false },
    ],
    feather: { x: 520, y: 150 },
  }),
  step(state, turn) {
    const hard = hardness(state.score, 30)
    for (const thermal of state.thermals) thermal.x += thermal.drift
    const warm = state.thermals.find(({ x, wide }) => Math.abs(x - state.x) < wide)
    if (turn.press) turn.tell(warm ? 'lift' : 'turn', state.x, state.y)
    if (turn.held) {
      state.round += 0.09
      state.x += warm ? warm.drift : 0.15
      state.y += warm ? -CLIMB : 0.62
    } else {
      state.round = 0
      state.x += 2.6 + 0.9 * hard
      state.y += warm ? -0.1 : 0.52 + 0.16 * hard
    }
    state.y = Math.max(34, state.y)
    const at = { x: state.x, y: state.y }
    for (const peak of state.peaks) {
      const slope = peak.top + Math.abs(peak.x - state.x) * 1.9
      if (state.y > slope - 8) end(state, turn, at)
      if (peak.done || peak.x > state.x - 10 || state.over) continue
      peak.done = true
      gain(state, turn, 2, at)
      if (peak.top - state.y < 40) bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
    }
    if (state.y > VALLEY) end(state, turn, at)
    if (Math.abs(state.feather.x - state.x) < 26 && Math.abs(state.feather.y - state.y) < 26) {
      bonus(state, turn, 2, at)
      state.feather.x = -9999
    }
    const last = state.peaks.at(-1)!
    if (last.x > state.x + 520) return
    state.peaks = state.peaks.filter(({ x }) => x > state.x - 400)
    state.thermals = state.thermals.filter(({ x }) => x > state.x - 300)
    const apart = between(330, 400, turn.random) + 60 * hard
    state.thermals.push({
      x: last.x + apart * 0.5,
      wide: 52 - 20 * hard,
      drift: between(-0.2, 0.25, turn.random),
    })
    state.peaks.push({ x: last.x + apart, top: between(150, 230, turn.random) - 50 * hard, done: false })
    if (state.feather.x < state.x - 200)
      state.feather = { x: last.x + apart * 0.75, y: between(80, 160, turn.random) }
  },
  worth: ({ y, x }) => -y * 0.07 + x * 0.02,
}
