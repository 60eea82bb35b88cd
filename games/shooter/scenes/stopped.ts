import { PAINT } from '#kit/game/micro/brush.ts'
import { clockArt } from '../art/chase-art.ts'
import { USUAL } from '../feel.ts'
import { PILLAR, pillarsOf, rules, type Stopped } from '../rules/stopped.ts'
import type { Scene } from '../scene.ts'

const [X, Y, FACE] = [200, 240, 176] as const

export const scene: Scene<Stopped> = {
  rules,
  pictures: clockArt,
  backdrop: { kind: 'floor' },
  feel: {
    ...USUAL,
    shot: { sound: 'tap', pitch: 5 },
    throw: { sound: 'move', pitch: 3 },
  },
  hero: 'runner',
  coach: ({ hero: { x, y } }) => [
    { x, y: y - 10 },
    { x: x - 70, y: y - 40 },
  ],
  turnOf(one, { clock }) {
    if (one.kind === 'bolt') return Math.atan2(one.vy, one.vx) + Math.PI / 2
    if (one.kind === 'walker') return Math.sin(clock / 6) * 0.12
    return one.kind === 'spark' ? 0 : clock * 0.03
  },
  under(state, { brush }) {
    brush.round(0, 0, 400, 480, 18, '#3a2620', 0.75)
    brush.disc(X, Y, FACE, '#e8cf9a', 0.2)
    brush.ring(X, Y, FACE, 7, '#e0a83f', 0.6)
    for (let hour = 0; hour < 12; hour++)
      brush.at(X, Y, (hour * Math.PI) / 6, () =>
        brush.round(-4, -FACE + 10, 8, hour % 3 === 0 ? 26 : 14, 3, '#f4dca0', 0.6),
      )
    const hand = (turn: number, length: number, width: number) =>
      brush.line([X, Y, X + Math.sin(turn) * length, Y - Math.cos(turn) * length], width, '#fff4dc', 0.42)
    hand(state.clock / 60, 150, 6)
    hand(state.clock / 720, 92, 10)
    brush.disc(X, Y, 10, '#e0a83f', 0.8)
    for (const { x, y } of pillarsOf(state)) {
      brush.disc(x, y + 9, PILLAR + 1, '#1c0f0c', 0.6)
      brush.puck(x, y, PILLAR, '#8f6a4a', 8)
      brush.ring(x, y, PILLAR - 8, 3, '#c9a06a', 0.8)
    }
    for (const dart of state.darts)
      brush.line([dart.x, dart.y, dart.x + dart.vx * 16, dart.y + dart.vy * 16], 2.5, '#ff86c2', 0.45)
  },
  over({ flow, load, hero }, { brush }) {
    // While time stands, all lies under a cool light.
    if (flow < 0.95) brush.round(0, 0, 400, 480, 18, '#7fb6ff', 0.16 * (1 - flow))
    brush.arc(hero.x, hero.y, 22, -1.57, -1.56 + (1 - Math.max(0, load) / 34) * 6.26, 3, PAINT.sun, 0.9)
  },
}
