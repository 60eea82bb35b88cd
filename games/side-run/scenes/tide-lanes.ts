import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { lamps } from '../art.ts'
import { drawRows, drawRunner, drawWay, sightOf, wayThing } from '../lane-art.ts'
import { heroPlace, onField, SEEN } from '../lanes.ts'
import { type TideState, rules, WARNING } from '../runs/tide-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 276, zoom: 1.5, tilt: 5, aside: 0, above: -70 }

const WAY = {
  sky: '#ffe6c0',
  beside: '#2aa3bd',
  way: '#ecd29a',
  plank: '#d3b478',
  edge: '#f6efe0',
}

export const scene: Scene<TideState> = {
  rules,
  backdrop: 'sea',
  waterline: 150,
  feel: {
    jump: { sound: 'jump' },
    slide: { sound: 'slice' },
    swerve: { sound: 'move' },
    warn: { sound: 'tap' },
    wave: { sound: 'boost' },
    splash: { sound: 'bad', sparks: '#ffffff', count: 30, quake: 9 },
    hurt: { sound: 'hit', sparks: PAINT.coral, count: 20, quake: 9 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    if (state.staying > 0) water(brush, state.wave, state.tick)
    else if (state.coming <= WARNING) warning(brush, state.wave, state.tick)
    drawRows(
      brush,
      state,
      (cell) => wayThing(brush, cell),
      () => drawRunner(brush, state, PAINT.palm),
      sightOf(look),
    )
    lamps(brush, look, state.lamps)
  },
}

const HALF = 50

function lane(brush: Brush, side: number, paint: string, opacity: number) {
  const [far, near] = [onField(side, SEEN), onField(side, -100)]
  brush.shape(
    [
      near.x - HALF * near.k,
      near.y,
      far.x - HALF * far.k,
      far.y,
      far.x + HALF * far.k,
      far.y,
      near.x + HALF * near.k,
      near.y,
    ],
    paint,
    opacity,
  )
}

/** Wet sand that darkens, and an exclamation of foam at its near end. */
function warning(brush: Brush, side: number, tick: number) {
  lane(brush, side, '#8fb8b0', 0.35 + 0.2 * Math.sin(tick * 0.3))
  const { x, y } = onField(side, 60)
  brush.disc(x, y - 12, 9, '#ffffff')
  brush.line([x, y - 34, x, y - 62], 12, '#ffffff')
}

/** The wave that has taken a lane, with combs of foam that run along it. */
function water(brush: Brush, side: number, tick: number) {
  lane(brush, side, '#1f93b8', 0.9)
  for (let comb = 0; comb < 7; comb++) {
    const far = ((comb * 130 - tick * 9) % 900) + 900
    const { x, y, k } = onField(side, far % 900)
    const wide = HALF * k
    brush.line(
      [x - wide, y, x - wide * 0.3, y - 8 * k, x + wide * 0.3, y + 4 * k, x + wide, y - 4 * k],
      Math.max(2, 9 * k),
      '#eafcff',
      0.9,
    )
  }
}
