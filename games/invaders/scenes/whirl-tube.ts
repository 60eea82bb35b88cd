import { PAINT } from '#kit/game/micro/brush.ts'
import { craft } from '../art.ts'
import { around } from '../controls.ts'
import { HOLE, LANES, RIM, rules, spot, type Tube } from '../verbs/whirl-tube.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 620, zoom: 1.3, tilt: -8, aside: -120, above: 0 }

const COLORS: Readonly<Record<string, string>> = { snail: PAINT.coral, flea: PAINT.sun, bud: PAINT.orchid }

export const scene = rankScene<Tube>({
  rules,
  backdrop: 'plain',
  controls: () =>
    around(LANES, (state) => (('lane' in state ? Number(state.lane) : 0) / LANES) * 2 * Math.PI),
  feel: { score: { sound: 'pop', sparks: PAINT.coral, count: 8 } },
  at: ({ lane }) => spot(lane, RIM + 8),
  still(brush) {
    brush.disc(200, 200, RIM + 26, '#0a2346')
    for (let ring = 6; ring >= 0; ring--)
      brush.disc(200, 200, HOLE + ((RIM - HOLE) * ring) / 6, ring % 2 ? '#15407a' : '#103464')
    for (let lane = 0; lane < LANES; lane++) {
      const [from, to] = [spot(lane + 0.5, HOLE), spot(lane + 0.5, RIM)]
      brush.line([from.x, from.y, to.x, to.y], 2, '#6fb4ff', 0.4)
    }
    brush.ring(200, 200, RIM + 1, 5, '#8fd0ff', 0.8)
    brush.disc(200, 200, HOLE, '#020a1c')
  },
  draw({ foes, shots, lane }, brush) {
    const mine = Math.round(lane)
    const rim = [mine - 0.5, mine + 0.5].map((at) => spot(at, RIM))
    brush.shape([200, 200, rim[0]!.x, rim[0]!.y, rim[1]!.x, rim[1]!.y], '#8fd0ff', 0.14)
    for (const { kind, x, y, t, hp } of foes) {
      const at = spot(x, y)
      const size = 4 + (y / RIM) * 10
      brush.at(at.x, at.y, (x / LANES) * 6.283, () => {
        brush.puck(0, 0, size, COLORS[kind]!, size * 0.3)
        if (kind === 'snail')
          brush.arc(0, 0, size * 0.5, t * 0.05, t * 0.05 + 4.6, size * 0.22, '#ffffff', 0.7)
        else
          for (const dy of [-1, 1])
            brush.disc(
              size * 0.35,
              dy * size * 0.4,
              size * 0.26,
              kind === 'bud' && hp > 1 ? '#ffffff' : PAINT.ink,
            )
      })
    }
    for (const { x, y } of shots) {
      const [at, tail] = [spot(x, y), spot(x, y + 12)]
      brush.line([at.x, at.y, tail.x, tail.y], 2 + (y / RIM) * 4, '#fffbe0')
    }
  },
  hero({ lane }, brush) {
    const at = spot(lane, RIM + 8)
    craft(brush, at.x, at.y, PAINT.lagoon, 0.9, (lane / LANES) * 2 * Math.PI - Math.PI / 2)
  },
})
