import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { reckoning } from '../art.ts'
import { drawRows, drawRunner, drawWay, sightOf, wayThing } from '../lane-art.ts'
import { heroPlace, onField, SEEN } from '../lanes.ts'
import { PLANK_LENGTH, type PlankState, rules } from '../runs/plank-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.5, tilt: 6, aside: 0, above: -70 }

const WAY = {
  sky: '#e8ffe0',
  beside: '#4f9a5a',
  way: '#d9b878',
  plank: '#b8934f',
  edge: '#2f7a46',
}

export const scene: Scene<PlankState> = {
  rules,
  backdrop: 'air',
  feel: {
    swerve: { sound: 'move' },
    take: { sound: 'place', sparks: PAINT.amber, count: 8 },
    lay: { sound: 'tap', pitch: 3 },
    trip: { sound: 'bad', sparks: PAINT.stone, count: 18, quake: 7 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    for (const { z, length } of state.waters) water(brush, z - state.z, length)
    for (const { z, side } of state.laid) {
      const [a, b] = [onField(side, z - state.z), onField(side, z - state.z + PLANK_LENGTH * 0.8)]
      if (a.y < 460)
        brush.shape(
          [a.x - 40 * a.k, a.y, b.x - 40 * b.k, b.y, b.x + 40 * b.k, b.y, a.x + 40 * a.k, a.y],
          PAINT.amber,
        )
    }
    drawRows(
      brush,
      state,
      (cell) => thing(brush, cell),
      () => hero(brush, state),
      sightOf(look),
    )
  },
}

function water(brush: Brush, from: number, length: number) {
  if (from > SEEN || from + length < -60) return
  const [a, b] = [onField(1, Math.max(-60, from)), onField(1, Math.min(SEEN, from + length))]
  brush.shape(
    [200 - 178 * a.k, a.y, 200 - 178 * b.k, b.y, 200 + 178 * b.k, b.y, 200 + 178 * a.k, a.y],
    '#1b86b8',
  )
  brush.line([200 - 170 * b.k, b.y + 3, 200 + 170 * b.k, b.y + 3], 3, '#ffffff', 0.6)
}

function thing(brush: Brush, cell: string) {
  if (cell === 'plank') {
    brush.slab(-40, -16, 80, 12, 5, PAINT.amber, 5)
    brush.line([-28, -11, 20, -11], 3, '#b5702a')
  } else if (cell === 'rock') {
    brush.puck(0, -22, 30, PAINT.stone, 9)
    brush.disc(-9, -32, 9, '#ffffff', 0.3)
  } else wayThing(brush, cell)
}

function hero(brush: Brush, state: PlankState) {
  drawRunner(brush, state, PAINT.lagoon)
  if (state.over) return
  const { x, y } = heroPlace(state)
  for (let plank = 0; plank < Math.min(9, state.planks); plank++)
    brush.round(x - 26, y - 66 - plank * 7, 52, 6, 3, plank % 2 === 0 ? PAINT.amber : '#d98a2a')
  reckoning(brush, String(state.planks), x + 52, y - 60, 9, '#ffffff')
}
