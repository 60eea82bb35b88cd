import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type SonarState, TOP, BED, MINE, LIT, rules } from '../verbs/sonar-sub.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.6, tilt: 6, aside: 60, above: 0 }

export const scene: Scene<SonarState> = {
  rules,
  backdrop: 'plain',
  feel: { ping: { sound: 'pop', pitch: 7, count: 0 }, score: { sound: 'coin', sparks: PAINT.sun } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 100, y: 0 }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    brush.round(look.left - 40, look.top - 40, wide, TOP - look.top + 40, 0, '#08131f')
    brush.round(look.left - 40, BED, wide, look.bottom - BED + 40, 0, '#08131f')
    for (let x = Math.floor(look.left / 80) * 80; x < look.right + 80; x += 80) {
      brush.shape([x, BED + 2, x + 26, BED - 12, x + 58, BED + 2], '#08131f')
      brush.shape([x + 20, TOP - 2, x + 44, TOP + 13, x + 74, TOP - 2], '#08131f')
    }
    brush.line([look.left - 40, BED, look.right + 40, BED], 3, PAINT.lagoon, 0.35)
    brush.line([look.left - 40, TOP, look.right + 40, TOP], 3, PAINT.lagoon, 0.35)
    const { ping } = state
    if (ping.radius > 0) {
      const fades = Math.max(0.1, 0.8 - ping.radius / 520)
      brush.ring(ping.x, ping.y, ping.radius, 5, PAINT.lagoon, fades)
      brush.ring(ping.x, ping.y, Math.max(1, ping.radius - 16), 2, PAINT.lagoon, fades * 0.5)
    }
    for (const { x, y } of state.chests) if (x > look.left - 40) chest(brush, x, y)
    for (const { x, y, lit } of state.mines) mine(brush, x, y, Math.max(lit / LIT, 0.09))
    if (!state.over) submarine(brush, state)
  },
}

function mine(brush: Brush, x: number, y: number, light: number) {
  for (let horn = 0; horn < 8; horn++) {
    const turn = (horn * Math.PI) / 4
    brush.line(
      [x, y, x + Math.cos(turn) * (MINE + 8), y + Math.sin(turn) * (MINE + 8)],
      5,
      PAINT.coral,
      light,
    )
  }
  brush.disc(x, y, MINE, PAINT.coral, light)
  brush.disc(x - 4, y - 5, 4, '#ffffff', light * 0.8)
}

function chest(brush: Brush, x: number, y: number) {
  brush.glow(x, y, 40, PAINT.sun)
  brush.slab(x - 15, y - 10, 30, 20, 5, PAINT.wood, 4)
  brush.round(x - 15, y - 4, 30, 5, 2, PAINT.sun)
  brush.disc(x, y, 4, '#fff4dc')
}

function submarine(brush: Brush, { x, y, vy, tick }: SonarState) {
  brush.glow(x, y, 60, PAINT.sun)
  brush.at(x, y, vy * 0.12, () => {
    const spin = Math.sin(tick * 0.6) * 9
    brush.line([-26, -spin, -26, spin], 5, PAINT.shell)
    brush.round(-5, -26, 14, 18, 5, '#c98a1f')
    brush.line([2, -24, 2, -34, 10, -34], 4, PAINT.shell)
    brush.shape([-24, 0, -16, -12, 10, -14, 25, -2, 24, 5, 10, 14, -16, 12], '#c98a1f')
    brush.shape([-24, -2, -16, -13, 10, -15, 24, -4, 22, 2, 10, 9, -16, 8], PAINT.sun)
    for (const port of [-8, 8]) {
      brush.disc(port, -3, 5.5, '#7a4f12')
      brush.disc(port, -3, 4, '#bff2ff')
    }
  })
}
