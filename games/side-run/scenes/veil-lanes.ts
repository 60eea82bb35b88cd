import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { lamps } from '../art.ts'
import { drawRows, drawRunner, drawWay, sightOf } from '../lane-art.ts'
import { heroPlace } from '../lanes.ts'
import { type VeilState, rules } from '../runs/veil-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.5, tilt: 5, aside: 0, above: -70 }

const WAY = {
  sky: '#ffe0f0',
  beside: '#5f9a6a',
  way: '#efe0c8',
  plank: '#c9b090',
  edge: '#ff9cc2',
}
const DYES = [PAINT.coral, PAINT.sun, PAINT.sky] as const
const MARKS = [3, 4, 6] as const

export const scene: Scene<VeilState> = {
  rules,
  backdrop: 'air',
  feel: {
    swerve: { sound: 'move' },
    dip: { sound: 'pop', sparks: '#ffffff', count: 24 },
    tear: { sound: 'flip' },
    hurt: { sound: 'bad', sparks: PAINT.ink, count: 22, quake: 10 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    const cell = (what: string) => {
      const isDip = what.startsWith('dip')
      const colour = Number(what.at(-1))
      const dye = DYES[colour]!
      if (isDip) {
        brush.disc(0, -6, 44, '#ffffff', 0.8)
        brush.disc(0, -8, 36, dye)
        brush.line([-14, -10, -18, -52], 7, dye, 0.8)
        brush.line([14, -10, 18, -52], 7, dye, 0.8)
        brush.line([0, -10, 0, -66], 8, dye, 0.8)
        return
      }
      brush.line([-50, 0, -50, -118], 7, '#7a4a26')
      brush.line([50, 0, 50, -118], 7, '#7a4a26')
      brush.shape([-48, -116, 48, -116, 44, -12, 16, -20, -14, -10, -44, -18], dye, 0.92)
      brush.line([-48, -116, 48, -116], 8, '#ffffff', 0.7)
      // The number of discs names the colour for those who cannot see it.
      const marks = MARKS[colour]!
      for (let mark = 0; mark < marks; mark++)
        brush.disc(-24 + (mark % 3) * 24, -84 + Math.floor(mark / 3) * 26, 7, '#ffffff', 0.75)
    }
    drawRows(brush, state, cell, () => drawRunner(brush, state, DYES[state.colour]!), sightOf(look))
    lamps(brush, look, state.lamps)
  },
}
