import { fillCircle, signed, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { bubblePicture } from './art.ts'
import { BOOSTERS, mayBoost, MORE_SHOTS, type Booster } from './boosters.ts'
import type { CharmWay } from './charm-way.ts'
import { toCanvas, type Frame } from './scene.ts'
import { BOMB, RAINBOW, type Board, type State } from './state.ts'

type Pen = CanvasRenderingContext2D

/** Half width of a button, large enough for a finger. */
const HALF = 22

/** Two in the one corner below the board, one in the other. */
export function boosterSpots(
  frame: Frame,
  { width, height }: Pick<Board, 'width' | 'height'>,
): readonly Point[] {
  const y = height - 0.72
  const { unit } = frame
  const step = Math.max(1.16, (2 * HALF + 4) / unit)
  const edge = Math.max(0.66, (HALF + 3) / unit)
  return [edge, edge + step, width - edge].map((x) => toCanvas(frame, { x, y }))
}

export function touchedBooster(
  frame: Frame,
  board: Pick<Board, 'width' | 'height'>,
  at: Point,
): Booster | undefined {
  const reach = Math.max(HALF, frame.unit * 0.52)
  const index = boosterSpots(frame, board).findIndex(({ x, y }) => Math.hypot(at.x - x, at.y - y) <= reach)
  return BOOSTERS[index]
}

/** The player's own boosters with how many there are; none left is dimmed. */
export function drawBoosters(
  pen: Pen,
  frame: Frame,
  {
    board,
    state,
    way,
    number,
  }: {
    readonly board: Board
    readonly state: State
    readonly way: CharmWay
    readonly number: (value: number) => string
  },
) {
  const size = Math.max(HALF * 2, frame.unit * 1.04)
  for (const [index, { x, y }] of boosterSpots(frame, board).entries()) {
    const booster = BOOSTERS[index]!
    const count = way.owned.stock[booster] ?? 0
    const isReady = count > 0 && mayBoost(state)
    pen.globalAlpha = isReady ? 1 : 0.45
    fillCircle(pen, x, y, size / 2, 'rgb(0 8 20 / .5)')
    if (booster === 'shots')
      write(pen, signed(`+${number(MORE_SHOTS)}`), x, y, { size: size * 0.4, color: '#8ff0a4' })
    else {
      const inner = size * 0.72
      const kind = booster === 'bomb' ? BOMB : RAINBOW
      frame.stamps.draw(pen, bubblePicture(kind, frame.unit), {
        x: x - inner / 2,
        y: y - inner / 2,
        width: inner,
        height: inner,
      })
    }
    pen.globalAlpha = 1
    fillCircle(pen, x + size * 0.34, y - size * 0.34, 9, isReady ? '#ffb63d' : '#5b6472')
    write(pen, number(count), x + size * 0.34, y - size * 0.34, {
      size: 12,
      color: isReady ? '#2a1600' : '#fff',
    })
  }
}
