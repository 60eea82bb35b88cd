import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import {
  DRUM,
  FULL_DRUM,
  portPlace,
  PORTS,
  rules,
  type Port,
  type PortState,
} from '../verbs/pirate-windows.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 216, zoom: 1.75, tilt: 6, aside: 40, above: 10 }

const SPOTS = [...Array.from({ length: PORTS }, (_, index) => portPlace(index)), DRUM]

export const scene: TouchScene<PortState> = {
  rules,
  backdrop: 'sea',
  waterline: 330,
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 62),
  feel: {
    score: { sound: 'hit', sparks: PAINT.coral, count: 20 },
    open: { sound: 'tap', pitch: -5, count: 0 },
    bang: { sound: 'shoot', sparks: '#ffe9a8', count: 8, quake: 4 },
    click: { sound: 'tap', pitch: 6, count: 0 },
    load: { sound: 'move', count: 0 },
    loaded: { sound: 'place', sparks: PAINT.amber, count: 8 },
    slip: SLIP,
  },
  hero: ({ ports }) =>
    portPlace(
      Math.max(
        0,
        ports.findIndex(({ who }) => who === 'pirate'),
      ),
    ),
  still(brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, 46, width, 266, 0, '#5a3424')
    for (let row = 0; row < 7; row++)
      brush.round(left, 52 + row * 38, width, 33, 0, row % 2 === 0 ? '#8a5232' : '#7d4a2d')
    brush.round(left, 36, width, 18, 0, PAINT.amber)
    brush.round(left, 300, width, 22, 0, '#3a2016')
    for (let x = Math.floor(look.left / 70) * 70; x < look.right; x += 70) brush.disc(x, 45, 5, '#8a5210')
    for (let index = 0; index < PORTS; index++) {
      const { x, y } = portPlace(index)
      brush.disc(x, y + 4, 51, '#2a140c')
      brush.disc(x, y, 49, '#d8a050')
      brush.disc(x, y, 41, '#140a12')
      for (let bolt = 0; bolt < 4; bolt++)
        brush.disc(
          x + Math.cos(bolt * 1.571 + 0.785) * 45,
          y + Math.sin(bolt * 1.571 + 0.785) * 45,
          2.4,
          '#8a5a20',
        )
    }
  },
  draw(state, brush, look) {
    for (const [index, port] of state.ports.entries()) guest(brush, index, port)
    drum(brush, state)
    tries(brush, look, state.lamps)
  },
}

function guest(brush: Brush, index: number, { who, age, stay }: Port) {
  const { x, y } = portPlace(index)
  if (who === 'none') return
  const up = who === 'hit' ? 1 - age / stay : Math.min(1, age / 8, (stay - age) / 5)
  const high = y + 30 - 26 * Math.max(0, up)
  if (who === 'hit') {
    for (const ray of [0, 1, 2, 3, 4])
      brush.line(
        [x, y, x + Math.cos(ray * 1.26) * 30 * (1 - up), y + Math.sin(ray * 1.26) * 30 * (1 - up)],
        5,
        PAINT.sun,
        up,
      )
    brush.ball(x, y + 26 * (1 - up), 17 * up, '#d99a63')
    return
  }
  const skin = who === 'islander' ? '#b9784a' : '#d99a63'
  brush.round(
    x - 22,
    high + 2,
    44,
    Math.max(8, y + 34 - high),
    10,
    who === 'pirate' ? '#2a3a5a' : who === 'captain' ? '#8a1f3a' : PAINT.palm,
  )
  brush.ball(x, high - 6, 17, skin)
  for (const side of [-6, 6]) brush.disc(x + side, high - 7, 2.6, PAINT.ink)
  if (who === 'islander') {
    for (const [dx, color] of [
      [-12, PAINT.pink],
      [0, PAINT.sun],
      [12, PAINT.coral],
    ] as const)
      brush.disc(x + dx, high - 21, 6, color)
    brush.arc(x, high - 3, 7, 0.3, 2.8, 2.6, '#5a2a1a')
    brush.line([x + 18, high + 8, x + 30, high - 14 + Math.sin(age * 0.3) * 4], 6, skin)
    return
  }
  brush.shape(
    [x - 22, high - 13, x, high - (who === 'captain' ? 36 : 28), x + 22, high - 13],
    who === 'captain' ? '#8a1f3a' : '#1a2036',
  )
  brush.line([x - 22, high - 13, x + 22, high - 13], 5, who === 'captain' ? PAINT.sun : PAINT.coral)
  brush.disc(x - 6, high - 7, 5, PAINT.ink)
  // The pistol comes up as his time runs out; its mouth grows red.
  const aims = age / stay
  brush.line([x + 8, high + 14, x + 12 - 6 * aims, high + 18 - 22 * aims], 8, '#4b5b80')
  brush.disc(x + 12 - 6 * aims, high + 16 - 22 * aims, 3 + 4 * aims, aims > 0.6 ? PAINT.coral : '#101c38')
}

function drum(brush: Brush, { shots, loading }: PortState) {
  const { x, y } = DRUM
  const turn = loading * 0.18
  brush.puck(x, y, 38, '#5a6a8a', 8)
  for (let shell = 0; shell < FULL_DRUM; shell++) {
    const angle = turn + (shell * Math.PI) / 3 - Math.PI / 2
    const [atX, atY] = [x + Math.cos(angle) * 24, y + Math.sin(angle) * 24]
    brush.disc(atX, atY, 9, '#1a2238')
    if (shell < shots) brush.ball(atX, atY, 7.5, PAINT.amber)
  }
  brush.disc(x, y, 6, shots === 0 && loading === 0 ? PAINT.coral : '#2a3450')
}
