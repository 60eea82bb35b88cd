import { shade } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { colorOf } from './palette.ts'
import { paintSign } from './signs.ts'
import { reachOf } from './wheel-yard.ts'
import type { YardLook } from './yard-look.ts'
import type { YardState } from './yard-state.ts'

const WIDEST = 84

function plan({ width, height }: StageSize, { lanes }: YardState) {
  const stones = lanes[0]!.length
  const room = Math.min(width, height) - 12
  // Neighbours touch each other almost, and the ring touches the edge of its room.
  const chord = 2 * Math.sin(Math.PI / stones)
  const unit = Math.min(WIDEST, (room * chord) / (2 + chord) / 1.02)
  const radius = Math.min(room / 2 - unit / 2, (unit * 1.06) / chord + unit * 0.4)
  return {
    unit,
    radius,
    at(place: number) {
      const angle = (place / stones) * 2 * Math.PI - Math.PI / 2
      return { x: width / 2 + Math.cos(angle) * radius, y: height / 2 + Math.sin(angle) * radius }
    },
  }
}

export function paintStone(brush: Brush, color: string) {
  brush.puck(0, 0, 44, color, 8)
  brush.disc(0, 0, 28, shade(color, -0.16))
  brush.disc(-3, -3, 24, shade(color, 0.16))
}

/** The sign in the middle: a stone stays, those beside it change places. */
export function paintTurn(brush: Brush, reach: number) {
  brush.disc(0, 30, 11, '#fff4dc')
  for (let far = 1; far <= reach; far++)
    for (const side of [-1, 1]) {
      const x = side * far * 28
      const radius = Math.abs(x)
      brush.disc(x, 30, 9, '#ffd76a')
      if (side < 0) {
        brush.arc(0, 30, radius, Math.PI * 1.12, Math.PI * 1.88, 5, '#ffd76a')
        const tip = Math.cos(Math.PI * 1.9) * radius
        brush.shape([tip - 10, 14, tip + 10, 14, tip + 2, 26], '#ffd76a')
        brush.shape([-tip - 10, 14, -tip + 10, 14, -tip - 2, 26], '#ffd76a')
      }
    }
}

/** A ring of stones on a round table. */
export const wheelLook: YardLook = {
  taps: 1,
  hop: 0.35,
  unit: (size, state) => plan(size, state).unit,
  spots(size, state) {
    const { at } = plan(size, state)
    const places = new Map(state.lanes[0]!.map((stone, place) => [stone, place]))
    return state.looks.map((_, stone) => at(places.get(stone)!))
  },
  targets(size, state) {
    const { unit, at } = plan(size, state)
    return state.lanes[0]!.map((_, code) => {
      const { x, y } = at(code)
      return { code, box: { x: x - unit / 2, y: y - unit / 2, width: unit, height: unit } }
    })
  },
  ground(brush, size, state) {
    const { unit, radius, at } = plan(size, state)
    const [x, y] = [size.width / 2, size.height / 2]
    brush.disc(x, y + unit * 0.1, radius + unit * 0.52, '#2a1710', 0.6)
    brush.disc(x, y, radius + unit * 0.52, '#9a6a40')
    brush.ring(x, y, radius, unit * 0.98, '#6d4526')
    brush.disc(x, y, radius - unit * 0.56, '#b58050')
    brush.disc(x, y, radius - unit * 0.74, '#8a5a34')
    const { looks, lanes } = state
    for (const [place, stone] of lanes[0]!.entries()) {
      const next = lanes[0]![(place + 1) % lanes[0]!.length]!
      if (looks[stone] !== looks[next]) continue
      // Neighbours of one colour hang together.
      const [one, other] = [at(place), at((place + 1) % lanes[0]!.length)]
      brush.line([one.x, one.y, other.x, other.y], unit * 0.3, shade(colorOf(looks[stone]!), -0.2))
    }
    brush.at(x, y, 0, () => paintTurn(brush, reachOf(state)), Math.min(1.5, radius / 110))
  },
  piece(brush, index, state) {
    const look = state.looks[index]!
    paintStone(brush, colorOf(look))
    paintSign(brush, look, { x: -2, y: -2, size: 15 })
  },
}
