import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'

export interface JetState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  /** Where the nose points: it turns while the jet rests. */
  nose: number
  coin: { x: number; y: number; left: number }
  rocks: { x: number; y: number; vx: number; vy: number; size: number }[]
  next: number
}

export const ARENA = { left: 14, right: 386, top: 14, bottom: 386 } as const

/** Let go and the bottle turns, hold and it flies where it points. */
export const rules: MicroRules<JetState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start: () => ({
    ...freshBase(),
    x: 200,
    y: 240,
    vx: 0,
    vy: 0,
    nose: -1.6,
    coin: { x: 290, y: 140, left: 600 },
    rocks: [{ x: 60, y: -30, vx: 0.5, vy: 0.9, size: 20 }],
    next: 190,
  }),
  step(state, turn) {
    const hard = hardness(state.score, 50)
    if (turn.press) turn.tell('thrust', state.x, state.y)
    if (turn.held) {
      state.vx += exactCos(state.nose) * 0.17
      state.vy += exactSin(state.nose) * 0.17
    } else state.nose = (state.nose + 0.066) % 6.2832
    state.vx *= 0.982
    state.vy *= 0.982
    state.x += state.vx
    state.y += state.vy
    const at = { x: state.x, y: state.y }
    if (state.x < ARENA.left || state.x > ARENA.right || state.y < ARENA.top || state.y > ARENA.bottom)
      end(state, turn, at)
    state.coin.left--
    if (distance(state.x, state.y, state.coin.x, state.coin.y) < 30) {
      gain(state, turn, 1, state.coin)
      if (state.coin.left > 420) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
      state.coin.left = 0
    } else if (state.coin.left <= 0) state.combo = 0
    if (state.coin.left <= 0)
      state.coin = { x: between(60, 340, turn.random), y: between(60, 340, turn.random), left: 600 }
    for (const rock of state.rocks) {
      rock.x += rock.vx
      rock.y += rock.vy
      const near = distance(rock.x, rock.y, state.x, state.y) - rock.size
      if (near < 11) end(state, turn, at)
    }
    state.rocks = state.rocks.filter(({ x, y }) => x > -80 && x < 480 && y > -80 && y < 480)
    if (--state.next > 0 || state.over) return
    state.next = between(120, 190, turn.random) - 70 * hard
    const angle = between(0, 6.283, turn.random)
    const speed = between(0.8, 1.3, turn.random) + 0.8 * hard
    const [x, y] = [200 + 270 * exactCos(angle), 200 + 270 * exactSin(angle)]
    const aim = angle + 3.1416 + between(-0.5, 0.5, turn.random)
    state.rocks.push({
      x,
      y,
      vx: speed * exactCos(aim),
      vy: speed * exactSin(aim),
      size: between(14, 26, turn.random),
    })
    turn.tell('rock', Math.max(20, Math.min(380, x)), Math.max(20, Math.min(380, y)))
  },
}
