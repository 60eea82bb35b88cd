import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { rules, shellAt, shellX, TABLE_Y, type ShuffleState } from '../verbs/shell-shuffle.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.6, tilt: -5, aside: 0, above: -30 }

const spotsOf = (state: Base) => {
  const { order } = state as ShuffleState
  return order.map((_, place) => ({ x: shellX(place, order.length), y: TABLE_Y }))
}

export const scene: TouchScene<ShuffleState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(spotsOf, 70),
  feel: {
    score: { sound: 'coin', sparks: '#ffffff', count: 24 },
    swap: { sound: 'move', count: 0 },
    ask: { sound: 'pop', pitch: 4, count: 0 },
    slip: SLIP,
  },
  hero: (state) => ({
    x: shellX(state.phase === 'show' ? state.order.indexOf(state.pearl) : 0, state.order.length),
    y: TABLE_Y,
  }),
  still(brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, look.top - 40, width, look.bottom - look.top + 80, 0, '#7a2f4a')
    for (let x = Math.floor(left / 80) * 80; x < look.right + 80; x += 80)
      brush.shape([x, look.top - 40, x + 40, look.top - 40, x + 46, 150, x + 6, 150], '#93405c', 0.7)
    brush.round(left, 250, width, look.bottom - 200, 0, '#8a5632')
    brush.round(left, 250, width, 12, 0, '#c98a4e')
    for (let x = Math.floor(left / 96) * 96; x < look.right; x += 96)
      brush.line([x, 276, x - 30, look.bottom + 20], 3, '#6f4225')
  },
  draw(state, brush, look) {
    const reveals = state.phase === 'show' || state.phase === 'tell'
    const lift =
      state.phase === 'show'
        ? Math.max(0, Math.min(1, (48 - state.since) / 14, state.since / 8))
        : state.phase === 'tell'
          ? Math.min(1, state.since / 10)
          : 0
    const seats = state.order
      .map((shell, place) => ({ shell, place, ...shellAt(state, place) }))
      .toSorted((one, other) => one.front - other.front)
    for (const { shell, place, x, front } of seats) {
      const isPearl = shell === state.pearl
      const up = reveals && (isPearl || place === state.chosen) ? lift * 56 : 0
      const y = TABLE_Y + front
      brush.round(x - 40, y + 32, 80, 18, 9, '#3a1c10', 0.45)
      if (isPearl && up > 0) {
        brush.glow(x, y + 26, 26, '#ffffff')
        brush.ball(x, y + 28, 13, '#fff6f0')
      }
      cup(brush, x, y - up, 1 + front / 260, place === state.chosen)
    }
    if (state.phase === 'ask') {
      const pulse = look.calm ? 0 : Math.sin(look.seconds * 5) * 3
      for (const { x } of seats)
        brush.shape([x - 9, 128 + pulse, x + 9, 128 + pulse, x, 142 + pulse], PAINT.sun)
    }
    tries(brush, look, state.lamps)
  },
}

/** Half a coconut upside down. */
function cup(brush: Brush, x: number, y: number, size: number, chosen: boolean) {
  brush.at(
    x,
    y,
    0,
    () => {
      brush.arc(0, 38, 40, Math.PI, Math.PI * 2, 2, '#3a2014')
      brush.shape(
        Array.from({ length: 15 }, (_, step) => {
          const angle = Math.PI + (Math.PI * step) / 14
          return [Math.cos(angle) * 40, 40 + Math.sin(angle) * 74]
        }).flat(),
        chosen ? '#b9783c' : '#8a5632',
      )
      for (const side of [-1, 0, 1])
        brush.line([side * 16, -20 + Math.abs(side) * 8, side * 24, 34], 2.4, '#5f3a1e', 0.7)
      brush.line([-20, -2, -12, -18], 5, '#ffffff', 0.35)
      brush.round(-41, 34, 82, 10, 5, '#f4e3c0')
    },
    size,
  )
}
