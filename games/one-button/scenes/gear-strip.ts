import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { GREEN, LEG, revs, rules, TOPS, type StripState } from '../verbs/gear-strip.ts'
import { tries, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: -5, aside: 40, above: -20 }

const NEAR_Y = 300
const FAR_Y = 236

export const scene: Scene<StripState> = {
  rules,
  backdrop: 'sea',
  waterline: 200,
  feel: {
    go: { sound: 'boost', sparks: PAINT.palm, count: 10 },
    late: { sound: 'bad', sparks: PAINT.slate, count: 8 },
    lost: { sound: 'lose', sparks: PAINT.slate, count: 14, quake: 5 },
    lined: { sound: 'place', count: 0 },
  },
  hero: ({ x }) => ({ x, y: NEAR_Y - 14 }),
  camera: ({ eye }) => ({ x: eye - 150, y: 0 }),
  draw(state, brush, look) {
    water(brush, look, 214, '#1f7fae', 1)
    for (let x = Math.floor((look.left - 60) / 90) * 90; x < look.right + 60; x += 90) {
      brush.round(x, 266, 52, 5, 2, '#ffffff', 0.25)
      brush.ball(x + 20, 270, 6, (x / 90) % 2 ? PAINT.coral : PAINT.shell)
    }
    flag(brush, state.start + LEG)
    racer(brush, state.rival, FAR_Y, PAINT.orchid, state.rivalSpeed, state.tick)
    racer(brush, state.x, NEAR_Y, PAINT.coral, state.speed, state.tick)
    if (state.cough > 0)
      for (let puff = 0; puff < 4; puff++)
        brush.disc(state.x - 44 - puff * 13, NEAR_Y - 16 - puff * 5, 7 + puff * 2, '#3a3f55', 0.6)
    gauge(brush, state, look)
    if (state.wait > 0)
      for (let lamp = 0; lamp < 3; lamp++)
        brush.ball(state.x + 40 + lamp * 32, 130, 12, state.wait < 40 - lamp * 13 ? PAINT.sun : '#3a4668')
    tries(brush, look, state.lamps)
  },
}

function flag(brush: Brush, x: number) {
  brush.line([x, 330, x, 120], 7, PAINT.wood)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++)
      brush.round(
        x + 4 + column * 15,
        122 + row * 15,
        15,
        15,
        0,
        (row + column) % 2 ? PAINT.ink : PAINT.shell,
      )
}

/** A speed boat from the side: the quicker, the higher its bow. */
function racer(brush: Brush, x: number, y: number, color: string, speed: number, tick: number) {
  const lift = Math.min(0.16, speed * 0.02)
  brush.line([x - 46, y + 4, x - 60 - speed * 9, y + 8], 7, '#ffffff', 0.55)
  brush.line([x - 40, y + 9, x - 80 - speed * 12, y + 14], 4, '#ffffff', 0.35)
  brush.at(x, y + Math.sin(tick * 0.3) * 1.4, -lift, () => {
    brush.shape([-48, -14, 56, -16, 30, 8, -42, 8], '#142444', 0.5)
    brush.shape([-48, -18, 58, -22, 32, 4, -42, 4], color)
    brush.line([-44, -16, 52, -19], 4, '#ffffff', 0.55)
    brush.shape([-14, -19, 4, -38, 24, -38, 16, -20], '#bfeaff', 0.9)
    brush.ball(-16, -32, 10, '#8a5230')
    brush.round(-28, -42, 24, 7, 3, PAINT.sun)
    brush.round(-58, -24, 14, 20, 4, PAINT.ink)
  })
}

/** The needle, with the green where a change of gear pays. */
function gauge(brush: Brush, state: StripState, look: Look) {
  const x = state.eye + 50
  const y = Math.min(430, look.bottom - 14)
  const at = (share: number) => Math.PI + share * 0.92 * Math.PI
  brush.arc(x, y, 62, Math.PI, 2 * Math.PI, 24, '#0d1b36', 0.85)
  brush.arc(x, y, 62, at(0.05), at(0.78), 12, '#4b6a9a')
  brush.arc(x, y, 62, at(GREEN[0]), at(GREEN[1]), 15, PAINT.palm)
  brush.arc(x, y, 62, at(0.97), at(1.07), 15, PAINT.coral)
  const needle = at(Math.min(1.06, revs(state)))
  brush.line([x, y, x + Math.cos(needle) * 66, y + Math.sin(needle) * 66], 6, PAINT.shell)
  brush.puck(x, y, 11, PAINT.amber, 3)
  for (let gear = 0; gear < TOPS.length; gear++)
    brush.round(x - 55 + gear * 23, y - 96, 17, 12, 5, gear <= state.gear ? PAINT.sun : '#20345c')
}
