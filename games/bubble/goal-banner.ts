import type { GameContext } from '#kit/game/contract.ts'
import { FONT_TEXT, fillRound, write } from '#kit/game/draw.ts'
import { bubblePicture } from './art.ts'
import { openOf, type Goal } from './goals.ts'
import { toCanvas, type Frame } from './scene.ts'
import { GUEST, type Board, type State } from './state.ts'

type Pen = CanvasRenderingContext2D

/** What the level asks for, in words. */
export const goalText = ({ text, number }: Pick<GameContext, 'text' | 'number'>, goal: Goal, open: number) =>
  text(`aim.${goal.kind}`, { count: number(open) })

/** Between line and launcher: a sentence until the first shot, then icon and remainder. */
export function drawGoal(
  pen: Pen,
  frame: Frame,
  {
    board,
    state,
    context,
  }: {
    readonly board: Board
    readonly state: State
    readonly context: Pick<GameContext, 'text' | 'number' | 'direction'>
  },
) {
  const { goal, line = 0, width } = board
  if (!goal) return
  const open = openOf(goal, state)
  const isFirst = state.shots === 0
  if (!isFirst && goal.kind === 'clear') return
  const words = isFirst ? goalText(context, goal, open) : context.number(open)
  const size = Math.max(13, frame.unit * 0.34)
  const icon = goal.kind === 'clear' ? 0 : size * 1.5
  const middle = toCanvas(frame, { x: width / 2, y: line + 0.42 })
  pen.font = `700 ${size}px ${FONT_TEXT}`
  const long = Math.min(frame.box.width - 24 - icon, pen.measureText(words).width)
  const wide = long + icon + size * 1.2
  const left = middle.x - wide / 2
  fillRound(
    pen,
    { x: left, y: middle.y - size * 0.85, width: wide, height: size * 1.7 },
    size * 0.85,
    'rgb(0 8 20 / .62)',
  )
  const isRtl = context.direction === 'rtl'
  if (icon > 0)
    frame.stamps.draw(pen, bubblePicture(goal.kind === 'gather' ? goal.color : GUEST, frame.unit), {
      x: isRtl ? left + wide - icon - size * 0.3 : left + size * 0.4,
      y: middle.y - size * 0.65,
      width: size * 1.3,
      height: size * 1.3,
    })
  const shift = (isRtl ? -1 : 1) * (icon / 2)
  write(pen, words, middle.x + shift, middle.y, {
    size,
    weight: 700,
    font: FONT_TEXT,
    color: '#fff',
    widest: long,
  })
}
