import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, SPREAD, TOWER_Y, type BeamState, type Boat } from '../verbs/harbour-light.ts'
import { boat, tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.55, tilt: -6, aside: 10, above: -110 }

const LAMP_Y = TOWER_Y - 22

export const scene: Scene<BeamState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  feel: {
    aim: { sound: 'tap', count: 0 },
    wreck: { sound: 'hit', sparks: PAINT.wood, count: 24, quake: 8 },
    ghost: { sound: 'bad', sparks: PAINT.orchid, count: 20, quake: 5 },
  },
  hero: () => ({ x: 200, y: TOWER_Y - 30 }),
  draw(state, brush, look) {
    for (let y = Math.floor(look.top / 70) * 70; y < look.bottom; y += 70)
      for (let x = Math.floor(look.left / 200) * 200; x < look.right + 60; x += 200)
        brush.line([x + (y % 140), y, x + (y % 140) + 34, y], 3, '#9fd4ff', 0.14)
    beam(brush, state, look.left)
    reef(brush, look.left, look.right)
    for (const one of state.boats) if (one.y > look.top - 60) vessel(brush, one)
    brush.disc(200, TOWER_Y + 40, 92, '#2c7a57')
    brush.disc(200, TOWER_Y + 52, 92, '#1f5c42')
    brush.round(
      look.left - 40,
      TOWER_Y + 38,
      look.right - look.left + 80,
      look.bottom - TOWER_Y + 40,
      0,
      '#0c2a3d',
    )
    tower(brush)
    tries(brush, look, state.lamps)
  },
}

function beam(brush: Parameters<Scene['draw']>[1], { angle, last }: BeamState, left: number) {
  const far = 700 - left
  const edge = (turn: number, reach: number) => [
    200 + Math.sin(turn) * reach,
    LAMP_Y - Math.cos(turn) * reach,
  ]
  brush.shape(
    [200, LAMP_Y, ...edge(angle - SPREAD, far), ...edge(angle + SPREAD, far)],
    '#ffe9a8',
    last === 1 ? 0.42 : 0.26,
  )
  brush.shape(
    [200, LAMP_Y, ...edge(angle - SPREAD * 0.5, far), ...edge(angle + SPREAD * 0.5, far)],
    '#fff6d6',
    last === 1 ? 0.3 : 0.16,
  )
}

function reef(brush: Parameters<Scene['draw']>[1], left: number, right: number) {
  for (let x = Math.floor(left / 44) * 44; x < right + 40; x += 44) {
    brush.disc(x, 318, 17, '#2b3550')
    brush.disc(x - 2, 314, 14, '#4b5b80')
    brush.line([x - 16, 326, x + 16, 326], 3, '#ffffff', 0.4)
  }
}

function vessel(brush: Parameters<Scene['draw']>[1], { x, y, light, ghost, safe }: Boat) {
  if (ghost) {
    if (safe && light < 1) return
    brush.glow(x, y - 14, 44, PAINT.orchid)
    boat(brush, x, y, PAINT.orchid, '#3b2a6e')
  } else boat(brush, x, y, safe ? PAINT.palm : PAINT.coral, safe ? '#fff6d6' : '#c7d2ee')
  if (safe || light <= 0) return
  brush.arc(
    x,
    y - 16,
    34,
    -Math.PI / 2,
    -Math.PI / 2 + 6.28 * Math.min(1, light),
    5,
    ghost ? PAINT.orchid : PAINT.sun,
  )
}

function tower(brush: Parameters<Scene['draw']>[1]) {
  brush.shape([182, TOWER_Y + 44, 187, TOWER_Y - 8, 213, TOWER_Y - 8, 218, TOWER_Y + 44], '#d8d2c4')
  brush.shape([182, TOWER_Y + 44, 187, TOWER_Y - 8, 203, TOWER_Y - 8, 205, TOWER_Y + 44], PAINT.shell)
  brush.shape([185, TOWER_Y + 24, 187, TOWER_Y + 6, 213, TOWER_Y + 6, 215, TOWER_Y + 24], PAINT.coral)
  brush.glow(200, LAMP_Y, 50, PAINT.sun)
  brush.round(188, LAMP_Y - 10, 24, 22, 4, '#fff3b8')
  brush.slab(182, TOWER_Y - 12, 36, 7, 3, PAINT.slate, 4)
  brush.shape([184, LAMP_Y - 10, 200, LAMP_Y - 26, 216, LAMP_Y - 10], PAINT.coral)
}
