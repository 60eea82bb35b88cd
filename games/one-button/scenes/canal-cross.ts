import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { boatX, LANE, rules, type CrossState } from '../verbs/canal-cross.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 2.7, tilt: -5, aside: 0, above: -30 }

const HULLS = [PAINT.coral, PAINT.amber, PAINT.lagoon, PAINT.orchid, PAINT.pink] as const

export const scene: Scene<CrossState> = {
  rules,
  backdrop: 'deep',
  feel: { row: { sound: 'move', sparks: '#bfeaff', count: 4 } },
  hero: ({ y }) => ({ x: 200, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    const [left, wide] = [look.left - 20, look.right - look.left + 40]
    for (const [index, lane] of state.lanes.entries()) {
      if (lane.y < look.top - 90 || lane.y > look.bottom + 90) continue
      if (lane.boats.length === 0) {
        brush.round(left, lane.y - LANE * 0.42, wide, LANE * 0.84, 20, '#c9964f')
        brush.round(left, lane.y - LANE * 0.46, wide, LANE * 0.76, 20, PAINT.sand)
        for (let x = Math.floor(left / 130) * 130; x < left + wide; x += 130)
          if (Math.abs(x - 200) > 30) brush.leaf(x + ((lane.y * 7) % 40), lane.y, 22, 8, PAINT.palm, -1.2)
        continue
      }
      const way = lane.pace > 0 ? 1 : -1
      for (let x = Math.floor(left / 120) * 120; x < left + wide; x += 120)
        brush.line(
          [
            x + ((state.tick * lane.pace) % 120),
            lane.y + 22,
            x + 22 + ((state.tick * lane.pace) % 120),
            lane.y + 22,
          ],
          3,
          '#ffffff',
          0.2,
        )
      for (const [boat, base] of lane.boats.entries())
        freight(
          brush,
          boatX(base, lane.pace, state.tick),
          lane.y,
          way,
          HULLS[(index + boat * 2 + Math.round(-lane.y / LANE)) % HULLS.length] ?? PAINT.coral,
        )
    }
    if (!state.over) rower(brush, state)
    fog(brush, state, left, wide, look.bottom)
  },
}

/** A cargo boat from above. */
function freight(brush: Brush, x: number, y: number, way: number, color: string) {
  brush.line([x - way * 44, y - 10, x - way * 76, y - 16], 4, '#ffffff', 0.35)
  brush.line([x - way * 44, y + 10, x - way * 76, y + 16], 4, '#ffffff', 0.35)
  const hull = (grow: number) => [
    x - way * (44 + grow),
    y - 17 - grow,
    x + way * 22,
    y - 19 - grow,
    x + way * (46 + grow),
    y,
    x + way * 22,
    y + 19 + grow,
    x - way * (44 + grow),
    y + 17 + grow,
  ]
  brush.shape(
    hull(2).map((value, at) => (at % 2 ? value + 5 : value)),
    '#0a2440',
    0.5,
  )
  brush.shape(hull(0), color)
  brush.round(x - 32, y - 11, 46, 22, 5, '#7a4a26')
  for (const dx of [-24, -6]) brush.slab(x + dx, y - 9, 15, 15, 3, PAINT.amber, 3)
  brush.disc(x + way * 26, y, 8, PAINT.shell)
}

function rower(brush: Brush, { y, tick, last }: CrossState) {
  const pull = last ? Math.sin(tick * 0.35) : 0.4
  brush.shape([200, y - 27, 213, y - 6, 211, y + 20, 189, y + 20, 187, y - 6], '#0a2440', 0.5)
  for (const way of [-1, 1])
    brush.line([200 + way * 8, y + 2, 200 + way * 30, y + 2 + pull * 12], 4, PAINT.wood)
  brush.shape([200, y - 30, 212, y - 8, 210, y + 16, 190, y + 16, 188, y - 8], PAINT.wood)
  brush.shape([200, y - 20, 206, y - 5, 205, y + 10, 195, y + 10, 194, y - 5], '#5f3718')
  brush.disc(200, y + 1, 11, '#c08a2c')
  brush.disc(199, y - 1, 9, PAINT.sun)
}

function fog(brush: Brush, state: CrossState, left: number, wide: number, bottom: number) {
  brush.round(left, state.fog + 12, wide, Math.max(30, bottom - state.fog + 60), 0, '#3d4a78', 0.82)
  for (let x = Math.floor(left / 58) * 58; x < left + wide + 58; x += 58) {
    const lift = Math.sin(state.tick * 0.05 + x) * 5
    brush.disc(x, state.fog + 18 + lift, 36, '#55649a', 0.9)
    brush.disc(x + 20, state.fog + 26 - lift, 26, '#7f8dc0', 0.5)
  }
}
