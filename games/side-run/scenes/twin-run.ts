import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { isHidden, lamps, pearl, runner } from '../art.ts'
import { type Barrier, PLANK, rules, type TwinState } from '../runs/twin-run.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.5, tilt: 5, aside: 60, above: 0 }

export const scene: Scene<TwinState> = {
  rules,
  backdrop: 'plain',
  feel: {
    jump: { sound: 'jump' },
    hurt: { sound: 'bad', sparks: PAINT.coral, count: 18, quake: 9 },
  },
  hero: ({ x }) => ({ x, y: PLANK }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  draw(state, brush, look) {
    const [left, wide] = [look.left - 20, look.right - look.left + 40]
    brush.round(left, look.top - 20, wide, PLANK - look.top + 20, 0, '#ffb27a', 0.85)
    brush.disc(look.left + 280, PLANK - 60, 70, '#fff0c0', 0.75)
    brush.round(left, PLANK, wide, look.bottom - PLANK + 40, 0, '#22366f', 0.95)
    brush.disc(look.left + 280, PLANK + 72, 46, '#e8ecff', 0.5)
    for (let x = Math.floor(look.left / 90) * 90; x < look.right + 90; x += 90) {
      brush.disc(x + 40, PLANK - 8, 26, '#f08a5a', 0.5)
      brush.disc(x, PLANK + 16, 26, '#16264f', 0.8)
    }
    brush.slab(left, PLANK - 8, wide, 16, 0, PAINT.wood, 4)
    for (const barrier of state.barriers) thing(brush, barrier)
    if (!state.over && !isHidden(state.shield, state.tick)) {
      const [below, above] = state.runners
      runner(brush, state.x, PLANK - 8 - above.high, {
        skin: '#e09a6a',
        scarf: PAINT.coral,
        tick: state.tick,
        isUp: above.high > 0,
      })
      // The lower twin runs along the under side, head down: a half turn, seen from the other side.
      brush.at(state.x, PLANK + 12 + below.high, Math.PI, () =>
        runner(brush, 0, 0, {
          skin: '#b0c4ff',
          scarf: PAINT.lagoon,
          tick: -state.tick,
          isUp: below.high > 0,
        }),
      )
    }
    lamps(brush, look, state.lamps)
  },
}

function thing(brush: Brush, { x, seat, kind, high, done }: Barrier) {
  const sign = seat === 1 ? -1 : 1
  const ground = seat === 1 ? PLANK - 8 : PLANK + 12
  if (kind === 'pearl') {
    if (!done) pearl(brush, x, ground + sign * high)
    return
  }
  const paint = seat === 1 ? '#a8324f' : '#8f7bff'
  for (const [dx, tall] of [
    [-12, 22],
    [0, 32],
    [12, 22],
  ] as const)
    brush.shape([x + dx - 8, ground, x + dx, ground + sign * tall, x + dx + 8, ground], paint)
}
