import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { SeenSim } from './arena-sim.ts'
import { COLORS, drawCrown, type Scene } from './scenes/scene.ts'

type Pen = CanvasRenderingContext2D

const ROW = 21
const WIDTH = 92
const ROWS = 5
const MAP = 40
/** Ticks between repaints of the board: nobody reads faster. */
const PAINT_EVERY = 12

/** The top five and a small map in a corner of the canvas. */
export interface Leaders {
  draw(pen: Pen, sim: SeenSim, scene: Scene): void
  layout(size: StageSize, ratio: number): void
}

interface LeadersWish {
  /** Right to left: the board is on the right. */
  readonly isRtl: boolean
  number(value: number): string
}

export function leaders({ isRtl, number }: LeadersWish): Leaders {
  const board = document.createElement('canvas')
  const boardPen = board.getContext('2d')!
  let size: StageSize = { width: 0, height: 0 }
  let age = PAINT_EVERY

  function paint({ state, rules, place }: SeenSim) {
    boardPen.clearRect(0, 0, WIDTH, ROWS * ROW + 10)
    fillRound(boardPen, { x: 0, y: 0, width: WIDTH, height: ROWS * ROW + 8 }, 12, 'rgb(3 14 24 / .5)')
    const order = state.players
      .map((_, who) => who)
      .toSorted((one, other) => rules.sizeOf(state, other) - rules.sizeOf(state, one))
    const shown = order.indexOf(0) < ROWS ? order.slice(0, ROWS) : [...order.slice(0, ROWS - 1), 0]
    for (const [row, who] of shown.entries()) {
      const y = 4 + ROW * (row + 0.5)
      if (who === 0)
        fillRound(
          boardPen,
          { x: 3, y: y - ROW / 2, width: WIDTH - 6, height: ROW },
          8,
          'rgb(255 182 61 / .3)',
        )
      if (row === 0) drawCrown(boardPen, 16, y + 5, 7)
      else
        write(boardPen, number(who === 0 ? place(0) : row + 1), 16, y, {
          size: 11,
          color: '#b4ccd1',
          weight: 700,
        })
      fillCircle(boardPen, 35, y, 6, COLORS[who]!)
      const value = number(rules.sizeOf(state, who))
      const style = { size: 13, align: 'right' as const, weight: who === 0 ? 800 : 600, widest: 40 }
      write(boardPen, value, WIDTH - 10, y, style)
    }
  }

  /** Below the board of leaders, or in the other upper corner where there is no space. */
  function mapSpot() {
    const isLow = size.height < ROWS * ROW + 2 * MAP + 60
    if (!isLow) return { x: MAP + 12, y: size.height - MAP - 12 }
    return { x: isRtl ? MAP + 12 : size.width - MAP - 12, y: MAP + 12 }
  }

  return {
    layout(now, ratio) {
      size = now
      board.width = Math.ceil(WIDTH * ratio)
      board.height = Math.ceil((ROWS * ROW + 10) * ratio)
      boardPen.setTransform(ratio, 0, 0, ratio, 0, 0)
      age = PAINT_EVERY
    },
    draw(pen, sim, scene) {
      if (++age >= PAINT_EVERY) {
        age = 0
        paint(sim)
      }
      const x = isRtl ? size.width - WIDTH - 8 : 8
      pen.drawImage(board, x, 8, WIDTH, ROWS * ROW + 10)
      const map = scene.map?.(sim.state)
      if (map) drawMap(pen, map, mapSpot())
    },
  }
}

function drawMap(
  pen: Pen,
  { radius, at }: NonNullable<ReturnType<NonNullable<Scene['map']>>>,
  spot: { x: number; y: number },
) {
  fillCircle(pen, spot.x, spot.y, MAP, 'rgb(3 14 24 / .5)')
  for (let who = at.length - 1; who >= 0; who--) {
    const [x, y] = at[who]!
    if (!Number.isFinite(x)) continue
    const k = (MAP - 4) / radius
    fillCircle(pen, spot.x + x * k, spot.y + y * k, who === 0 ? 4.5 : 2.6, COLORS[who]!)
  }
}
