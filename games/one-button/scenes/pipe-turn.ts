import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { CELL, ROWS, rules, tileX, tileY, WAYS, type PipeState, type Tile } from '../verbs/pipe-turn.ts'
import { tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.65, tilt: -6, aside: -20, above: 0 }

const HALF = CELL / 2
const BAMBOO = '#e0bd6a'

export const scene: Scene<PipeState> = {
  rules,
  backdrop: 'plain',
  feel: {
    turn: { sound: 'flip', sparks: PAINT.sand, count: 5 },
    score: { sound: 'place', sparks: '#8fe8ff' },
    leak: { sound: 'bad', sparks: '#8fe8ff', count: 34, quake: 8 },
  },
  hero: ({ next }) => ({ x: tileX(next.column), y: tileY(next.row) }),
  camera: ({ eyeX }) => ({ x: eyeX - 170, y: 0 }),
  draw(state, brush, look) {
    const first = Math.floor((look.left - 200) / CELL) - 1
    const last = Math.ceil((look.right - 200) / CELL) + 1
    for (let column = first; column <= last; column++)
      for (let row = 0; row < ROWS; row++) {
        const [x, y] = [tileX(column), tileY(row)]
        brush.round(
          x - HALF + 2,
          y - HALF + 2,
          CELL - 4,
          CELL - 4,
          12,
          (column + row) % 2 ? '#2f7a4c' : '#37875a',
        )
        if ((column * 7 + row * 5) % 6 === 0) {
          brush.leaf(x - 12, y + 12, 22, 9, '#5fc07a', -0.9)
          brush.leaf(x + 4, y + 14, 22, 9, '#5fc07a', -2)
        }
        if ((column * 11 + row * 3) % 9 === 0) brush.disc(x + 16, y - 14, 5, PAINT.pink)
      }
    for (const tile of state.past) {
      pipe(brush, tile, 1)
      flow(brush, tile, tile.exit, 1)
    }
    pipe(brush, state.now, 1)
    flow(brush, state.now, state.exit, state.flow)
    const [x, y] = [tileX(state.next.column), tileY(state.next.row)]
    brush.round(
      x - HALF,
      y - HALF,
      CELL,
      CELL,
      14,
      '#ffffff',
      0.22 + (look.calm ? 0 : Math.sin(state.tick * 0.12) * 0.08),
    )
    const jolt = Math.max(0, 6 - (state.tick - state.turnedAt)) / 6
    pipe(brush, state.next, 1 + jolt * 0.12)
    if (state.next.pearl) {
      brush.glow(x, y, 26, PAINT.shell)
      brush.ball(x, y, 10, PAINT.shell)
    }
    tries(brush, look, state.lamps)
  },
}

const sidesOf = ({ bend, turns }: Tile) => [turns % 4, (turns + (bend ? 1 : 2)) % 4] as const
const edge = (side: number, reach = HALF) => {
  const [dx, dy] = WAYS[side as 0 | 1 | 2 | 3]
  return [dx * reach, dy * reach] as const
}

/** A bamboo pipe on its earthen tile. */
function pipe(brush: Brush, tile: Tile, size: number) {
  const [one, two] = sidesOf(tile)
  brush.at(
    tileX(tile.column),
    tileY(tile.row),
    0,
    () => {
      brush.slab(-HALF + 3, -HALF + 3, CELL - 6, CELL - 8, 12, '#8a6238', 6)
      brush.line([...edge(one, HALF - 6), 0, 0, ...edge(two, HALF - 6)], 26, '#6b4a20')
      brush.line([...edge(one, HALF - 6), 0, 0, ...edge(two, HALF - 6)], 20, BAMBOO)
      brush.line([...edge(one, HALF - 6), 0, 0, ...edge(two, HALF - 6)], 10, '#7d5a2c')
      for (const side of [one, two]) {
        const [x, y] = edge(side, HALF - 8)
        brush.disc(x, y, 13, '#c99a48')
        brush.disc(x, y, 6, '#5d4018')
      }
    },
    size,
  )
}

function flow(brush: Brush, tile: Tile, exit: number, share: number) {
  const [x, y] = [tileX(tile.column), tileY(tile.row)]
  const [fromX, fromY] = edge(tile.from)
  const [toX, toY] = edge(exit)
  const first = Math.min(1, share * 2)
  const points = [x + fromX, y + fromY, x + fromX * (1 - first), y + fromY * (1 - first)]
  if (share > 0.5) points.push(x + toX * (share * 2 - 1), y + toY * (share * 2 - 1))
  brush.line(points, 11, '#2fa8e0')
  brush.line(points, 4, '#bff4ff', 0.8)
  if (share < 1) brush.disc(points.at(-2)!, points.at(-1)!, 8, '#bff4ff')
}
