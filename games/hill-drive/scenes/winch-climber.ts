import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, coin, drawGround, driver, eachThing, farHills, pedals, vehicle } from '../art.ts'
import { eyeOf, heroOf } from '../drive.ts'
import { CLIMBER, EVERY, ground, postOf, rules, type WinchState } from '../runs/winch-climber.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.6, tilt: 5, aside: 10, above: -10 }

const LAND = { earth: '#5f6f8a', grass: '#9fd08a', far: '#2a4a6a' }

export const scene: Scene<WinchState> = {
  rules,
  backdrop: 'air',
  feel: {
    land: { sound: 'hit', pitch: -4 },
    hook: { sound: 'shoot', sparks: PAINT.amber, count: 8 },
    reel: { sound: 'tap', pitch: 3 },
  },
  hero: heroOf,
  camera: eyeOf,
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    const line = (x: number) => ground(state, x)
    drawGround(brush, look, line, LAND)
    strata(brush, look, state)
    eachThing(look, state, EVERY, (_, x) => coin(brush, x, line(x) - 32))
    for (let wall = Math.max(0, state.wall - 2); wall < state.lengths.length - 1; wall++)
      post(brush, state, wall)
    if (state.rope >= 0) {
      const { x, y } = postOf(state, state.wall)
      const [nose, lift] = [Math.cos(state.turn) * 30, Math.sin(state.turn) * 30]
      brush.line([state.x + nose, state.y + lift - 4, x, y], 4, PAINT.shell)
      brush.disc(x, y, 7, PAINT.coral)
    }
    vehicle(brush, state, CLIMBER, () => {
      driver(brush, -4, -22, PAINT.sun)
      brush.shape([-34, 4, -34, -12, -8, -14, 8, -12, 34, -6, 34, 8, -34, 8], '#c9862f')
      brush.shape([-34, -2, -34, -12, -8, -14, 8, -12, 34, -6, 34, 0], PAINT.amber)
      brush.line([-18, -12, -14, -34, 8, -34, 14, -12], 4, '#3a2a4a')
      brush.puck(32, -2, 8, PAINT.stone, 3)
      brush.disc(32, -2, 3, PAINT.ink)
    })
    flood(brush, look, state)
    bar(brush, look, 0, (state.flood - state.y) / 380, PAINT.sky)
    pedals(brush, look, state.last)
  },
}

/** Pale bands in the rock make climbing visible. */
function strata(brush: Brush, look: Look, state: WinchState) {
  for (let y = Math.ceil(look.top / 70) * 70; y < look.bottom; y += 70)
    for (let x = Math.floor(look.left / 60) * 60; x < look.right; x += 60)
      if (y > ground(state, x) + 20 && y > ground(state, x + 44) + 20)
        brush.line([x, y + ((x / 60) % 2) * 16, x + 30, y + ((x / 60) % 2) * 16], 5, '#ffffff', 0.1)
}

function post(brush: Brush, state: WinchState, wall: number) {
  const { x, y } = postOf(state, wall)
  const isNext = wall === state.wall
  if (isNext) brush.disc(x, y, 24, PAINT.sun, 0.25)
  brush.line([x, ground(state, x) + 4, x, y], 8, PAINT.wood)
  brush.ring(x, y, 10, 5, isNext ? PAINT.sun : PAINT.stone)
}

function flood(brush: Brush, look: Look, { flood: y, tick }: WinchState) {
  if (y > look.bottom + 30) return
  const surface: number[] = []
  for (let x = Math.floor((look.left - 30) / 20) * 20; x <= look.right + 30; x += 20)
    surface.push(x, y + 5 * Math.sin(x / 34 + tick * 0.07))
  brush.shape(
    [...surface, look.right + 40, look.bottom + 300, look.left - 40, look.bottom + 300],
    '#1f8fc0',
    0.8,
  )
  brush.line(surface, 4, '#ffffff', 0.7)
}
