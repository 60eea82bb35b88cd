import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { lamps } from '../art.ts'
import { drawRows, drawRunner, drawWay, sightOf } from '../lane-art.ts'
import { heroPlace, onField, SEEN } from '../lanes.ts'
import { type EmberState, rules } from '../runs/ember-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.5, tilt: -5, aside: 0, above: -70 }

const WAY = {
  sky: '#ffb080',
  beside: '#4a2436',
  way: '#5c4252',
  plank: '#3c2838',
  edge: '#ff8a3d',
}

export const scene: Scene<EmberState> = {
  rules,
  backdrop: 'air',
  feel: {
    swerve: { sound: 'move' },
    rain: { sound: 'pop', sparks: PAINT.sky, count: 26 },
    burn: { sound: 'bad', sparks: '#ff8a3d', count: 26, quake: 10 },
    hurt: { sound: 'hit', sparks: PAINT.stone, count: 20, quake: 8 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    for (let lane = 0; lane < 3; lane++) glow(brush, lane, state.heat[lane]!)
    drawRows(
      brush,
      state,
      (cell) => thing(brush, cell, state.tick),
      () => drawRunner(brush, state, PAINT.sun),
      sightOf(look),
    )
    lamps(brush, look, state.lamps)
  },
}

/** A lane as it heats up: dark, red, then almost white. */
function glow(brush: Brush, lane: number, heat: number) {
  if (heat < 0.06) return
  const [far, near] = [onField(lane, SEEN), onField(lane, -100)]
  const half = 50
  const paint = heat > 0.8 ? '#ffe08a' : heat > 0.5 ? '#ff9a3d' : '#e0523a'
  brush.shape(
    [
      near.x - half * near.k,
      near.y,
      far.x - half * far.k,
      far.y,
      far.x + half * far.k,
      far.y,
      near.x + half * near.k,
      near.y,
    ],
    paint,
    0.15 + heat * 0.6,
  )
}

function thing(brush: Brush, cell: string, tick: number) {
  if (cell === 'rain') {
    brush.disc(0, -6, 40, '#8fdcff', 0.55)
    brush.disc(-20, -104, 22, '#eaf7ff')
    brush.disc(14, -112, 28, '#ffffff')
    brush.disc(38, -100, 18, '#dcefff')
    for (let drop = 0; drop < 4; drop++) {
      const y = -80 + ((tick * 3 + drop * 23) % 66)
      brush.line([-26 + drop * 18, y, -29 + drop * 18, y + 12], 5, '#6fc4f0')
    }
    return
  }
  brush.shape([-48, 0, -40, -56, -12, -84, 26, -74, 46, -30, 48, 0], '#33242f')
  brush.shape([-40, -52, -12, -80, 8, -60, -16, -36], '#5f4a58')
  brush.line([-26, -8, -8, -34, 12, -26, 24, -56], 6, '#ff8a3d', 0.9)
}
