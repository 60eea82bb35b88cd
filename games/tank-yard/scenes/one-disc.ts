import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { folk } from '../art.ts'
import { tapPlace } from '../controls.ts'
import { LINE, rules, THROWER, type Disc } from '../verbs/one-disc.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 96, zoom: 3.4, tilt: -6, aside: 60, above: -230 }

const COATS: Readonly<Record<string, string>> = {
  walker: PAINT.coral,
  runner: PAINT.amber,
  shield: PAINT.slate,
}

function raider(brush: Brush, { kind, x, y, t }: Thing) {
  folk(brush, x, y + 18, {
    coat: COATS[kind]!,
    hat: '#3a2a3f',
    beat: t * (kind === 'runner' ? 0.4 : 0.2),
    size: 1.05,
  })
  if (kind !== 'shield') return
  brush.slab(x - 13, y + 2, 26, 16, 6, '#b8c4d8', 4)
  brush.disc(x, y + 10, 3, PAINT.amber)
}

export const scene = yardScene<Disc>({
  rules,
  backdrop: 'plain',
  controls: tapPlace,
  feel: {
    shot: { sound: 'slice' },
    back: { sound: 'slice', pitch: 4 },
    stick: { sound: 'place', pitch: 4, sparks: '#ffffff', count: 8 },
    catch: { sound: 'tap', pitch: 5 },
  },
  at: () => ({ x: THROWER.x, y: THROWER.y - 16 }),
  still(brush, look) {
    const wide = look.right - look.left
    brush.round(look.left - 10, look.top - 10, wide + 20, look.bottom - look.top + 20, 0, '#d9b679')
    for (let row = 0; row < 9; row++)
      for (let spot = 0; spot < 8; spot++) {
        const [x, y] = [20 + spot * 52 + (row % 2) * 24, 26 + row * 38]
        brush.leaf(x, y, 16, 4, '#c8a263', 0.2)
      }
    brush.round(look.left - 10, LINE + 10, wide + 20, 60, 0, '#7fb060')
    brush.line([look.left, LINE + 10, look.right, LINE + 10], 6, '#f4e3b5')
  },
  draw({ foes, mode, x, y, tick, cut }, brush, look) {
    for (const foe of foes.toSorted((one, other) => one.y - other.y)) raider(brush, foe)
    folk(brush, THROWER.x, THROWER.y + 20, { coat: PAINT.lagoon, hat: PAINT.wood, size: 1.25 })
    if (mode !== 'held') brush.line([THROWER.x, THROWER.y - 14, x, y], 1.6, '#ffffff', 0.35)
    const turn = look.calm || mode === 'held' || mode === 'stuck' ? 0 : tick * 0.7
    const [atX, atY] = mode === 'held' ? [THROWER.x + 17, THROWER.y - 8] : [x, y]
    if (cut > 1) brush.glow(atX, atY, 18 + cut * 4, PAINT.sun)
    brush.puck(atX, atY, 13, PAINT.sun, 4)
    brush.at(atX, atY, turn, () => {
      for (let tooth = 0; tooth < 4; tooth++)
        brush.disc(Math.cos((tooth * Math.PI) / 2) * 13, Math.sin((tooth * Math.PI) / 2) * 13, 3.6, '#fff4dc')
    })
    brush.disc(atX, atY, 5, PAINT.coral)
    if (mode === 'stuck') brush.ring(atX, atY, 22, 3, '#ffffff', 0.8)
  },
})
