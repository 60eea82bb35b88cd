import { exactSin } from '#kit/game/exact-math.ts'
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

interface Clam {
  x: number
  middle: number
  phase: number
  done: boolean
}
export interface ClamState extends Base {
  x: number
  y: number
  vy: number
  clams: Clam[]
  pearl: { x: number; y: number }
}

export const TOP = 26
export const BOTTOM = 374
const WIDE = 26

/** Half of what the jaws leave open: they breathe. */
export const jawsOpen = ({ phase }: Clam, tick: number, score: number) =>
  62 - 14 * hardness(score, 30) + (14 + 10 * hardness(score, 30)) * exactSin(tick * 0.05 + phase)

/** Tap to flap through the jaws of giant clams that open and close. */
export const rules: MicroRules<ClamState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start: () => ({
    ...freshBase(),
    x: 0,
    y: 180,
    vy: -3,
    clams: [
      { x: 300, middle: 200, phase: 0, done: false },
      { x: 500, middle: 150, phase: 2, done: false },
    ],
    pearl: { x: 400, y: 170 },
  }),
  step(state, turn) {
    if (turn.press) {
      state.vy = -4.4
      turn.tell('flap', state.x, state.y + 10)
    }
    state.vy += 0.2
    state.y += state.vy
    state.x += 2.5 + 1.3 * hardness(state.score, 40)
    const at = { x: state.x, y: state.y }
    if (state.y < TOP || state.y > BOTTOM) end(state, turn, at)
    for (const clam of state.clams) {
      const room = jawsOpen(clam, state.tick, state.score) - 13 - Math.abs(state.y - clam.middle)
      if (Math.abs(clam.x - state.x) < WIDE && room < 0) end(state, turn, at)
      if (clam.done || clam.x > state.x - WIDE || state.over) continue
      clam.done = true
      gain(state, turn, 1, at)
      if (room < 9) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
    }
    if (Math.abs(state.pearl.x - state.x) < 24 && Math.abs(state.pearl.y - state.y) < 26) {
      bonus(state, turn, 2, at)
      state.pearl.x = -999
    }
    const last = state.clams.at(-1)!
    if (last.x > state.x + 420) return
    state.clams = state.clams.filter(({ x }) => x > state.x - 260)
    const next = last.x + between(180, 220, turn.random)
    state.clams.push({
      x: next,
      middle: between(110, 290, turn.random),
      phase: between(0, 6, turn.random),
      done: false,
    })
    if (state.pearl.x < state.x - 200) state.pearl = { x: next + 100, y: between(100, 300, turn.random) }
  },
}
