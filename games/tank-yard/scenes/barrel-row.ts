import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { folk } from '../art.ts'
import { AIM, BARRELS, HERO_Y, LOOK, ROWS, rules, type Row } from '../verbs/barrel-row.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 540, zoom: 1.9, tilt: -5, aside: 30, above: -190 }

/** A tap anywhere selects the barrel below it. */
const ANYWHERE = 900

function rock(brush: Brush, x: number, y: number) {
  brush.slab(x - 22, y - 4, 44, 16, 7, '#8a7a6a', 6)
  brush.disc(x - 8, y + 2, 3, '#6a5c50')
}

function barrel(brush: Brush, x: number, y: number, isOwn: boolean) {
  brush.slab(x - 19, y - 14, 38, 32, 8, isOwn ? '#c9814a' : '#8a5a34', 6)
  brush.round(x - 20, y - 6, 40, 4, 2, '#4a3424')
  brush.round(x - 20, y + 8, 40, 4, 2, '#4a3424')
}

function target(brush: Brush, { kind, x, y, t, hp }: Thing) {
  // It comes up from behind its rock and ducks again.
  const up = Math.max(0, Math.min(1, t < 0 ? 0 : t / 12))
  if (up === 0) return
  const top = y - 8 * up
  if (kind === 'parrot') {
    brush.ball(x, top - 10, 10, PAINT.palm)
    brush.leaf(x - 9, top - 8, 16, 8, '#3fae5f', 0.9)
    brush.shape([x + 8, top - 13, x + 17, top - 9, x + 8, top - 7], PAINT.amber)
    brush.disc(x + 3, top - 13, 2, PAINT.ink)
    return
  }
  const size = kind === 'brute' ? 1.25 : 1
  folk(brush, x, top + 10, { coat: kind === 'brute' ? '#7a4a8a' : '#b8453f', hat: '#2a2030', size })
  brush.line([x + 6, top - 6, x + 13, top + 3], 4, '#3a3a44')
  if (kind === 'brute' && hp > 1) brush.ring(x, top - 8, 22, 2.4, '#d8b0ff', 0.8)
}

export const scene = yardScene<Row>({
  rules,
  backdrop: 'plain',
  controls: () => tapSpots(() => BARRELS.map((x) => ({ x, y: HERO_Y })), ANYWHERE),
  feel: {
    bang: { sound: 'shoot', pitch: -6 },
    dust: { sound: 'hit', pitch: 4, sparks: '#d9c090', count: 10 },
  },
  at: ({ at, to, run }) => ({ x: BARRELS[at]! + (BARRELS[to]! - BARRELS[at]!) * run, y: HERO_Y - 14 }),
  still(brush, look) {
    const wide = look.right - look.left
    brush.round(look.left - 10, look.top - 10, wide + 20, look.bottom - look.top + 20, 0, '#d8a868')
    brush.round(look.left - 10, look.top - 10, wide + 20, 72 - look.top, 0, '#b8704a')
    for (const x of BARRELS) {
      brush.round(x - 26, 64, 52, 270, 18, '#e6c084', 0.55)
      for (const y of ROWS) rock(brush, x, y)
    }
  },
  draw({ foes, at, to, run, tick }, brush) {
    for (const foe of foes.toSorted((one, other) => one.y - other.y)) {
      target(brush, foe)
      rock(brush, foe.x, foe.y)
      if (foe.vx < 0 || foe.t < LOOK) continue
      // The aim grows bolder until the shot.
      const k = Math.min(1, (foe.t - LOOK) / AIM)
      brush.line([foe.x, foe.y - 10, BARRELS[foe.vx]!, HERO_Y - 10], 2 + k * 4, PAINT.coral, 0.25 + k * 0.6)
    }
    const x = BARRELS[at]! + (BARRELS[to]! - BARRELS[at]!) * run
    folk(brush, x, HERO_Y + 8, {
      coat: PAINT.lagoon,
      hat: PAINT.wood,
      beat: run < 1 ? tick * 0.9 : 0,
      size: 1.25,
    })
    for (const [index, place] of BARRELS.entries()) barrel(brush, place, HERO_Y + 6, index === to)
  },
})
