import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { NEST, onSide, rules, SIDES, turnOf, WALL, type NestState } from '../verbs/nest-guard.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 240, zoom: 1.7, tilt: -6, aside: -20, above: 10 }

const SPOTS = Array.from({ length: SIDES }, (_, side) => onSide(side, 130))

export const scene: TouchScene<NestState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 110),
  feel: {
    raise: { sound: 'flip', sparks: PAINT.palm, count: 4 },
    score: { sound: 'bounce', sparks: PAINT.sun, count: 14 },
    fed: { sound: 'coin', sparks: PAINT.pink, count: 20 },
    slip: SLIP,
  },
  hero: () => NEST,
  still(brush, look) {
    // The crown of the tree the nest sits in, branch by branch.
    brush.line([NEST.x, NEST.y + 30, NEST.x - 8, look.bottom + 40], 34, '#5d3a20')
    for (let side = 0; side < SIDES; side++) {
      const to = onSide(side, WALL - 6)
      brush.line([NEST.x, NEST.y + 10, to.x, to.y], 13, '#5d3a20')
    }
    for (let leaf = 0; leaf < 8; leaf++) {
      const angle = leaf * 2.4
      const reach = 40 + ((leaf * 37) % 52)
      brush.leaf(
        NEST.x + Math.cos(angle) * reach,
        NEST.y + Math.sin(angle) * reach,
        56,
        24,
        leaf % 2 ? '#1f6a44' : '#2a7f4e',
        angle,
      )
    }
  },
  draw(state, brush, look) {
    nest(brush, state, look.calm)
    for (let side = 0; side < SIDES; side++) leafWall(brush, side, state.leaves[side] ?? 0)
    for (const guest of state.guests) {
      const { x, y } = onSide(guest.side, guest.away)
      const back = guest.back >= 0
      flyer(brush, {
        x,
        y: y + (back ? guest.back * guest.back * 0.12 : 0),
        way: x > NEST.x ? -1 : 1,
        flap: Math.sin(state.tick * 0.35 + guest.side),
        hawk: guest.kind === 'hawk',
        spin: back ? guest.back * 0.3 : 0,
      })
    }
    tries(brush, look, state.lamps)
  },
}

/** A big leaf that stands up as a shield, or lies folded on its branch. */
function leafWall(brush: Brush, side: number, left: number) {
  const { x, y } = onSide(side, WALL)
  if (left === 0) {
    brush.leaf(x, y, 30, 15, '#2f9a5a', turnOf(side))
    return
  }
  brush.at(x, y, turnOf(side), () => {
    brush.leaf(0, 0, 22, 78, PAINT.palm, 0)
    brush.leaf(5, 0, 14, 70, '#8af0a8', 0)
    brush.line([3, -34, 3, 34], 3, '#1f7a44')
  })
}

function nest(brush: Brush, { fed, lamps, tick }: NestState, calm: boolean) {
  const { x, y } = NEST
  for (let chick = 0; chick < 3; chick++) {
    const at = x - 19 + chick * 19
    const hop = calm ? 0 : Math.max(0, Math.sin(tick * 0.12 + chick * 2)) * 5
    const safe = chick < lamps
    brush.ball(at, y - 12 - hop, 11, safe ? PAINT.sun : '#6a5a48')
    brush.disc(at - 3, y - 15 - hop, 2, PAINT.ink)
    brush.disc(at + 4, y - 15 - hop, 2, PAINT.ink)
    brush.shape([at - 3, y - 11 - hop, at + 4, y - 11 - hop, at, y - 5 - hop], PAINT.coral)
  }
  brush.round(x - 37, y - 5, 74, 30, 15, '#6f4526')
  for (let straw = 0; straw < 5; straw++)
    brush.line(
      [x - 32 + straw * 14, y - 2, x - 24 + straw * 12, y + 18],
      3.4,
      straw % 2 ? '#c9955a' : '#a8743f',
    )
  for (let dot = 0; dot < Math.min(5, fed % 6); dot++) brush.disc(x - 16 + dot * 8, y + 31, 3, PAINT.pink)
}

interface Wings {
  readonly x: number
  readonly y: number
  readonly way: 1 | -1
  readonly flap: number
  readonly hawk: boolean
  readonly spin: number
}

/** A dark hawk with talons, or a parent with a worm in its beak. */
function flyer(brush: Brush, { x, y, way, flap, hawk, spin }: Wings) {
  const [coat, wing] = hawk ? ['#5a3f6a', '#3d2a4f'] : [PAINT.sky, '#2f86c0']
  brush.at(x, y, spin, () => {
    for (const side of [-1, 1])
      brush.leaf(
        side * 15,
        -4 - flap * 7,
        38,
        16,
        wing,
        side > 0 ? -0.3 - flap * 0.5 : Math.PI + 0.3 + flap * 0.5,
      )
    brush.ball(0, 0, 15, coat)
    brush.disc(way * 2, 6, 8, hawk ? '#8a6a9a' : PAINT.shell, 0.9)
    brush.disc(way * 6, -5, 4.6, '#ffffff')
    brush.disc(way * 7, -5, 2.4, PAINT.ink)
    if (hawk) {
      brush.line([way * 1, -12, way * 11, -8], 3.4, PAINT.ink)
      brush.shape([way * 12, -3, way * 25, 3, way * 13, 6], PAINT.amber)
    } else {
      brush.shape([way * 12, -2, way * 21, 1, way * 12, 4], PAINT.amber)
      brush.line([way * 20, 1, way * 24, 9, way * 19, 15], 4, PAINT.pink)
    }
  })
}
