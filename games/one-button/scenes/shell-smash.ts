import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { isDark, rules, SECTORS, type Disc, type SmashState } from '../verbs/shell-smash.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.6, tilt: -6, aside: 0, above: 60 }

const BRIGHT = ['#ff8f6b', '#ffb63d', '#4fd6b0', '#55b4ff', '#c08cff', '#ff86c2'] as const
const TOP_Y = 206
const HIGH = 27
const WIDE = 118
const SHOWN = 9

export const scene: Scene<SmashState> = {
  rules,
  backdrop: 'deep',
  feel: {
    score: { sound: 'hit', sparks: PAINT.sun, count: 14, quake: 2 },
    fire: { sound: 'boost', sparks: PAINT.coral, count: 30, quake: 5 },
    burn: { sound: 'slice', sparks: PAINT.coral, count: 12 },
    tower: { sound: 'win', sparks: PAINT.lagoon, count: 40, quake: 6 },
  },
  hero: () => ({ x: 200, y: TOP_Y - 28 }),
  draw(state, brush, look) {
    const sink = state.sunk * HIGH
    brush.round(188, TOP_Y - 80, 24, Math.max(300, look.bottom - TOP_Y + 120), 10, '#e8d3a8', 0.5)
    for (let ring = Math.min(SHOWN, state.discs.length) - 1; ring >= 0; ring--) {
      const disc = state.discs[ring]!
      shell(brush, state, disc, TOP_Y + ring * HIGH + sink)
    }
    const leap = state.last > 0 ? 0 : Math.abs(Math.sin(state.bounce * 0.13)) * 44
    const y = TOP_Y - 24 - leap
    if (state.fire > 0) {
      brush.glow(200, y, 60, PAINT.coral)
      brush.leaf(200, y - 34, 60, 30, PAINT.amber, -Math.PI / 2)
    }
    if (state.last > 0) brush.line([200, y - 70, 200, y - 26], 18, '#ffffff', 0.25)
    brush.disc(200, TOP_Y + 4, 22, '#000000', 0.2)
    brush.star(200, y, 28, state.fire > 0 ? PAINT.coral : PAINT.sun, state.tick * 0.05)
    for (const side of [-7, 7]) brush.disc(200 + side, y - 2, 3.4, PAINT.ink)
    const share = state.fire > 0 ? state.fire / 8 : Math.min(1, state.row / 12)
    brush.arc(
      200,
      y,
      40,
      -Math.PI / 2,
      -Math.PI / 2 + Math.PI * 2 * share,
      5,
      PAINT.coral,
      share > 0 ? 0.9 : 0,
    )
    for (let tower = 0; tower < Math.min(8, state.tower); tower++)
      brush.disc(look.left + 26 + tower * 22, look.top + 28, 8, PAINT.lagoon)
  },
}

/** A ring of the tower seen from the side: its front half, sector by sector. */
function shell(brush: Brush, state: SmashState, disc: Disc, y: number) {
  const color = BRIGHT[(state.tower + Math.floor(disc.dark)) % BRIGHT.length] ?? PAINT.amber
  brush.round(200 - WIDE, y + 6, WIDE * 2, HIGH - 2, 12, '#12233f', 0.7)
  brush.round(200 - WIDE, y, WIDE * 2, HIGH - 4, 12, color)
  for (let part = 0; part < SECTORS; part++) {
    const middle = (part - state.turned + disc.from + SECTORS * 3) % SECTORS
    const turn = ((middle + 0.5) / SECTORS) * Math.PI * 2
    if (Math.cos(turn) < 0.05 || part >= disc.dark) continue
    const half = (Math.PI / SECTORS) * 1.05
    const from = 200 + Math.sin(turn - half) * WIDE
    const to = 200 + Math.sin(turn + half) * WIDE
    brush.round(from, y, Math.max(3, to - from), HIGH - 4, 4, '#20294a')
  }
  brush.round(200 - WIDE + 8, y + 2, WIDE * 2 - 16, 3, 1.5, '#ffffff', 0.35)
  if (!isDark(state, disc)) brush.round(186, y + 6, 28, 10, 5, '#ffffff', 0.3)
}
