import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { folk } from '../art.ts'
import { holdPlace } from '../controls.ts'
import { FALL, isInLoop, PATIENCE, rules, type Loops } from '../verbs/pony-loop.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 138, zoom: 2, tilt: -5, aside: 0, above: -10 }

const COATS = ['#e0a060', '#f4e3b5', '#b8703c', '#d8c0a8'] as const
const ROPER = { x: 200, y: 382 }

function animal(brush: Brush, { kind, x, y, vx, t, a }: Thing) {
  const isBull = kind === 'bull'
  const coat = isBull ? '#3a2a44' : COATS[Math.floor(a * 7) % COATS.length]!
  const dark = isBull ? '#1c1228' : '#6a4028'
  const [way, step] = [Math.sign(vx), Math.sin(t * 0.4) * 5]
  const size = isBull ? 1.3 : 1
  brush.disc(x, y + 14 * size, 15 * size, '#1a2a10', 0.25)
  for (const leg of [-7, 9])
    brush.line(
      [
        x + (leg - 3) * size * way - step,
        y + 14 * size,
        x + leg * size * way,
        y + 2,
        x + (leg + 3) * size * way + step,
        y + 14 * size,
      ],
      3.4 * size,
      dark,
    )
  brush.round(x - 14 * size, y - 8 * size, 28 * size, 15 * size, 7 * size, coat)
  if (isBull) {
    brush.disc(x + 17 * way, y - 6, 11, coat)
    brush.line([x + 13 * way, y - 14, x + 20 * way, y - 24], 4, PAINT.shell)
    brush.line([x + 22 * way, y - 13, x + 32 * way, y - 20], 4, PAINT.shell)
    brush.disc(x + 20 * way, y - 7, 2.6, PAINT.coral)
    return
  }
  brush.shape(
    [4, -4, 13, -22, 29, -18, 27, -11, 19, -12, 14, -3].map((value, index) =>
      index % 2 === 0 ? x + value * way : y + value,
    ),
    coat,
  )
  brush.line([x + 6 * way, y - 8, x + 14 * way, y - 24], 4, dark)
  brush.line([x - 13 * way, y - 4, x - 22 * way, y + 4 + step * 0.5], 4, dark)
  brush.disc(x + 21 * way, y - 17, 1.6, PAINT.ink)
}

export const scene = yardScene<Loops>({
  rules,
  backdrop: 'plain',
  controls: () => holdPlace(({ x = 200, y = 200 }: Partial<Loops>) => ({ x, y })),
  feel: {
    swing: { sound: 'move', pitch: 3 },
    throw: { sound: 'shoot', pitch: -3 },
    snap: { sound: 'hit', sparks: PAINT.sand, count: 16 },
    miss: { sound: 'tap', pitch: -6 },
    fled: { sound: 'bad', pitch: 2 },
  },
  at: ({ x, y }) => ({ x, y }),
  still(brush, look) {
    const wide = look.right - look.left
    // On a cover a few tufts are enough.
    const gap = wide < 396 ? 92 : 46
    for (let x = Math.floor(look.left / gap) * gap; x < look.right; x += gap)
      for (let row = 0; row < 7; row += gap / 46) {
        const at = x + (row % 2) * 23
        brush.line([at, 62 + row * 40, at + 4, 55 + row * 40, at + 8, 62 + row * 40], 2.4, '#d8f08a', 0.28)
      }
    for (const y of [44, 352]) {
      brush.round(look.left, y, wide, 6, 2, PAINT.wood)
      brush.round(look.left, y + 12, wide, 5, 2, '#8a5530')
      for (let x = Math.floor(look.left / 56) * 56; x < look.right; x += 56)
        brush.slab(x, y - 10, 9, 32, 3, PAINT.wood, 3)
    }
  },
  draw(state, brush, look) {
    const { foes, x, y, r, falling, fled, tick } = state
    for (const foe of foes.toSorted((one, other) => one.y - other.y)) {
      animal(brush, foe)
      if (r > 0 && look.right - look.left > 396 && isInLoop(state, foe))
        brush.ring(foe.x, foe.y, foe.r + 7, 3, foe.kind === 'bull' ? PAINT.coral : PAINT.sun)
    }
    for (let mark = 0; mark < PATIENCE; mark++)
      brush.disc(376 - mark * 15, 28, 5, mark < PATIENCE - fled ? '#e0a060' : '#1a2a10', 0.9)
    folk(brush, ROPER.x, ROPER.y + 8, { coat: PAINT.coral, hat: '#6a4028', beat: 0, size: 1.2 })
    if (r === 0) return
    const height = falling > 0 ? (falling / FALL) * 26 : 26
    const [dx, dy] = [ROPER.x + 9 - x, ROPER.y - 18 - y]
    const share = r / Math.max(r, Math.hypot(dx, dy))
    brush.line([ROPER.x + 9, ROPER.y - 18, x + dx * share, y - height * 0.2 + dy * share], 3, PAINT.sand)
    brush.disc(x, y, r, '#1a2a10', 0.14)
    brush.ring(x, y - height * 0.2, r, 5, PAINT.wood)
    brush.ring(x, y - height * 0.2 - 2, r, 3, PAINT.shell)
    const turn = tick * 0.22
    brush.disc(x + Math.cos(turn) * r, y - height * 0.2 + Math.sin(turn) * r, 5, PAINT.sun)
  },
})
