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

interface Fish {
  x: number
  y: number
  kind: 'fish' | 'gold' | 'jelly'
}
export interface PelicanState extends Base {
  x: number
  y: number
  vy: number
  /** 1 is a full breath. */
  breath: number
  /** 1 is full; it falls as long as no fish is carried up. */
  belly: number
  /** Fish in the bill: they count when the bird is up again. */
  bill: number
  fish: Fish[]
  masts: { x: number; top: number; done: boolean }[]
  next: number
}

export const SEA = 214
export const CEILING = 70
export const FLOOR = 380

/** Hold to dive, let go to rise: fish count only when you carry them out of the water. */
export const rules: MicroRules<PelicanState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start: () => ({
    ...freshBase(),
    x: 0,
    y: 110,
    vy: 0,
    breath: 1,
    belly: 1,
    bill: 0,
    fish: [
      { x: 200, y: 270, kind: 'fish' },
      { x: 280, y: 300, kind: 'fish' },
      { x: 380, y: 330, kind: 'gold' },
    ],
    masts: [{ x: 620, top: 140, done: false }],
    next: 480,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 3000)
    state.x += 2.6 + 1.3 * hard
    const wet = state.y > SEA
    const before = wet
    state.vy = clamp(state.vy + (turn.held ? 0.26 : wet ? -0.3 : -0.2), -4.4, wet ? 3.4 : 5.2)
    state.y = clamp(state.y + state.vy, CEILING, FLOOR)
    if (state.y === CEILING) state.vy = Math.max(0, state.vy)
    const at = { x: state.x, y: state.y }
    const now = state.y > SEA
    if (now !== before) turn.tell('splash', state.x, SEA)
    if (before && !now && state.bill > 0) {
      gain(state, turn, state.bill, at)
      state.belly = Math.min(1, state.belly + 0.3 + 0.15 * state.bill)
      if (state.bill > 3) bonus(state, turn, 3, { x: at.x, y: at.y - 34 })
      state.bill = 0
    }
    state.breath = clamp(state.breath + (now ? -0.0075 - 0.003 * hard : 0.03), 0, 1)
    state.belly -= 0.0014 + 0.001 * hard
    if (state.breath === 0 || state.belly <= 0 || state.y >= FLOOR - 1) end(state, turn, at)
    for (const fish of state.fish) {
      fish.x -= 0.4
      if (Math.abs(fish.x - state.x) > 24 || Math.abs(fish.y - state.y) > 22) continue
      if (fish.kind === 'jelly') {
        end(state, turn, at)
        return
      }
      state.bill += fish.kind === 'gold' ? 3 : 1
      fish.x = -9999
      turn.tell('catch', at.x, at.y)
    }
    for (const mast of state.masts) {
      if (Math.abs(mast.x - state.x) < 16 && state.y > mast.top && state.y < SEA + 26) end(state, turn, at)
      if (!mast.done && mast.x < state.x - 20) {
        mast.done = true
        if (!state.over && state.y > mast.top - 70) bonus(state, turn, 1, at)
      }
    }
    if (state.next > state.x + 420) return
    state.fish = state.fish.filter(({ x }) => x > state.x - 200)
    state.masts = state.masts.filter(({ x }) => x > state.x - 260)
    const kind = turn.random()
    if (kind < 0.22)
      state.masts.push({ x: state.next + 60, top: between(110, 160, turn.random), done: false })
    else if (kind < 0.36 + 0.16 * hard)
      state.fish.push({ x: state.next, y: between(250, 350, turn.random), kind: 'jelly' })
    else {
      const y = between(245, 335, turn.random)
      for (let one = 0; one < 3; one++)
        state.fish.push({
          x: state.next + one * 34,
          y: y + one * 8,
          kind: one === 2 && turn.random() < 0.3 ? 'gold' : 'fish',
        })
    }
    state.next += between(120, 190, turn.random)
  },
  worth: ({ bill, breath }) => bill * 3 - (breath < 0.35 ? (0.35 - breath) * 60 : 0),
}
