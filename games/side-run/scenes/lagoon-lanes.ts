import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { lamps } from '../art.ts'
import { drawRows, drawRunner, drawWay, sightOf, wayThing } from '../lane-art.ts'
import { heroPlace, type LanesState } from '../lanes.ts'
import { rules } from '../runs/lagoon-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 240, zoom: 1.5, tilt: -5, aside: 0, above: -70 }

const WAY = {
  sky: '#8fe8ff',
  beside: '#1390b0',
  way: '#c08a52',
  plank: '#6b4222',
  edge: '#5a3a20',
}

export const scene: Scene<LanesState> = {
  rules,
  backdrop: 'sea',
  waterline: 160,
  feel: {
    jump: { sound: 'jump' },
    slide: { sound: 'slice' },
    swerve: { sound: 'move' },
    hurt: { sound: 'bad', sparks: PAINT.coral, count: 22, quake: 10 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    drawRows(
      brush,
      state,
      (cell) => wayThing(brush, cell),
      () => drawRunner(brush, state, PAINT.coral),
      sightOf(look),
    )
    lamps(brush, look, state.lamps)
  },
}
