import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { lamps } from '../art.ts'
import { drawRows, drawRunner, drawWay, sightOf, wayThing } from '../lane-art.ts'
import { heroPlace, onField } from '../lanes.ts'
import { type DarkState, reach, rules } from '../runs/dark-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 180, zoom: 1.5, tilt: 5, aside: 0, above: -70 }

const WAY = {
  sky: '#2c3a6a',
  beside: '#0c1630',
  way: '#2b3358',
  plank: '#3b4470',
  edge: '#5c6aa8',
}
const SHADES = 7

export const scene: Scene<DarkState> = {
  rules,
  backdrop: 'air',
  feel: {
    jump: { sound: 'jump' },
    slide: { sound: 'slice' },
    swerve: { sound: 'move' },
    fly: { sound: 'coin', sparks: '#ffe27a', count: 18 },
    hurt: { sound: 'bad', sparks: PAINT.coral, count: 22, quake: 10 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    const far = reach(state)
    shine(brush, far)
    drawRows(
      brush,
      state,
      (cell) => (cell === 'fly' ? firefly(brush, state.tick) : wayThing(brush, cell)),
      () => {
        drawRunner(brush, state, PAINT.orchid)
        lantern(brush, state)
      },
      Math.min(far, sightOf(look)),
    )
    night(brush, look, far)
    lamps(brush, look, state.lamps)
  },
}

/** Warm light on the way, brightest at the runner's feet. */
function shine(brush: Brush, far: number) {
  for (let step = 3; step >= 1; step--) {
    const [near, end] = [onField(1, -100), onField(1, (far * step) / 3)]
    brush.shape(
      [
        200 - 168 * near.k,
        near.y,
        200 - 168 * end.k,
        end.y,
        200 + 168 * end.k,
        end.y,
        200 + 168 * near.k,
        near.y,
      ],
      '#ffd98a',
      0.14,
    )
  }
}

/** Bands of dark that thicken towards the end of the light. */
function night(brush: Brush, look: Look, far: number) {
  for (let step = 0; step < SHADES; step++) {
    const from = far * (0.6 + (0.4 * step) / SHADES)
    const top = look.top - 20
    const bottom = onField(1, from).y
    brush.round(look.left - 20, top, look.right - look.left + 40, bottom - top, 0, '#0a1228', 0.16)
  }
}

function firefly(brush: Brush, tick: number) {
  const y = -40 + Math.sin(tick * 0.12) * 8
  brush.disc(0, y, 34, '#ffe27a', 0.22)
  brush.disc(0, y, 20, '#ffe27a', 0.4)
  brush.disc(0, y, 10, '#fff8d0')
  brush.shape([-4, y - 6, -20, y - 20, -10, y], '#cfd8ff', 0.8)
  brush.shape([4, y - 6, 20, y - 20, 10, y], '#cfd8ff', 0.8)
}

function lantern(brush: Brush, state: DarkState) {
  if (state.over) return
  const { x, y } = heroPlace(state)
  const glow = 10 + state.light * 16
  brush.disc(x + 27, y - 34, glow, '#ffd98a', 0.3)
  brush.disc(x + 27, y - 34, 7, '#fff3c0')
}
