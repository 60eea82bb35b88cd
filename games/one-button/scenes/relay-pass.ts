import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, type RelayState } from '../verbs/relay-pass.ts'
import { palm, sandbank } from './places.ts'
import { tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 118, zoom: 1.6, tilt: 5, aside: 30, above: -10 }

const GROUND = 292
const SHIRTS = [PAINT.coral, PAINT.lagoon, PAINT.orchid, PAINT.amber, PAINT.palm] as const

export const scene: Scene<RelayState> = {
  rules,
  backdrop: 'sea',
  waterline: 240,
  feel: {
    set: { sound: 'jump', sparks: PAINT.sand, count: 8 },
    drop: { sound: 'bad', sparks: PAINT.coral, count: 14, quake: 6 },
  },
  hero: ({ bringer }) => ({ x: bringer, y: GROUND - 40 }),
  camera: ({ eye }) => ({ x: eye - 190, y: 0 }),
  draw(state, brush, look) {
    for (let x = Math.floor((look.left - 80) / 260) * 260; x < look.right + 120; x += 260)
      palm(brush, x, GROUND - 6, 120, (x / 260) % 2 ? 0.2 : -0.16)
    sandbank(brush, look, GROUND, '#c07a4a')
    brush.round(state.from, GROUND, state.to - state.from, 14, 0, PAINT.palm, 0.85)
    brush.round(state.to - 34, GROUND, 34, 14, 0, PAINT.sun)
    for (const x of [state.from, state.to]) {
      brush.line([x, GROUND, x, GROUND - 92], 5, PAINT.wood)
      brush.shape(
        [x, GROUND - 92, x + 30, GROUND - 80, x, GROUND - 66],
        x === state.to ? PAINT.coral : PAINT.palm,
      )
    }
    const shirt = (step: number) => SHIRTS[(state.hue + step) % SHIRTS.length]!
    runner(
      brush,
      state.taker,
      shirt(1),
      state.going ? state.taker * 0.09 : 0,
      state.going ? state.takerPace : 0,
      false,
    )
    runner(brush, state.bringer, shirt(0), state.bringer * 0.09, state.pace, true)
    tries(brush, look, state.lamps)
  },
}

/** A runner in side view; a torch is held forward. */
function runner(brush: Brush, x: number, shirt: string, step: number, pace: number, hasTorch: boolean) {
  const lean = Math.min(10, pace * 2)
  const hop = Math.abs(Math.sin(step)) * Math.min(7, pace * 1.6)
  const [hipX, hipY] = [x, GROUND - 34 - hop]
  const [neckX, neckY] = [x + lean, GROUND - 66 - hop]
  brush.round(x - 20, GROUND + 2, 40, 7, 3, '#000000', 0.2)
  for (const side of [0, Math.PI]) {
    const swing = pace > 0 ? Math.sin(step + side) * 17 : side ? 7 : -7
    brush.line(
      [
        hipX,
        hipY,
        hipX + swing * 0.5 + 4,
        hipY + 17,
        hipX + swing,
        GROUND - Math.max(0, Math.cos(step + side)) * 9 * Math.min(1, pace),
      ],
      8,
      side ? '#6b3c20' : '#8a5230',
    )
  }
  brush.line([hipX, hipY, neckX, neckY], 20, shirt)
  brush.line([hipX - 3, hipY - 2, neckX - 4, neckY + 2], 5, '#ffffff', 0.3)
  const reach = hasTorch ? 26 : pace > 0 ? -24 : -8
  brush.line([neckX, neckY + 6, neckX + reach * 0.5, neckY + 14, neckX + reach, neckY + 6], 7, '#8a5230')
  brush.ball(neckX + 4, neckY - 15, 13, '#8a5230')
  brush.round(neckX - 10, neckY - 25, 28, 7, 3, PAINT.shell)
  if (!hasTorch) return
  brush.line([neckX + reach, neckY + 8, neckX + reach + 6, neckY - 12], 6, PAINT.wood)
  brush.glow(neckX + reach + 7, neckY - 20, 26, PAINT.amber)
  brush.leaf(neckX + reach + 7, neckY - 22, 26, 15, PAINT.amber, -Math.PI / 2 - 0.3)
  brush.leaf(neckX + reach + 7, neckY - 19, 14, 8, PAINT.sun, -Math.PI / 2 - 0.3)
}
