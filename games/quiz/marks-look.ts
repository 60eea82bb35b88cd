import { fillCircle, fillRound, FONT_DISPLAY, shade, type Box } from '#kit/game/draw.ts'
import { LANTERN, RIGHT, WRONG } from './palette.ts'
import { TOP, type QuizRules, type State } from './rules.ts'

type Pen = CanvasRenderingContext2D

const COLORS: Readonly<Record<string, string>> = { r: '#5fdc95', h: LANTERN, w: '#ff7a6b' }

interface MarksLook {
  readonly state: State
  readonly rules: QuizRules
  readonly isRtl: boolean
  readonly advice: string
}

/** Progress of the round: a bead per question, or the steps of the climb. */
export function drawMarks(pen: Pen, box: Box, look: MarksLook) {
  const { rules } = look
  if (look.advice) return drawAdvice(pen, box, look.advice)
  if (rules.way === 'climb') return drawSteps(pen, box, look)
  drawBeads(pen, box, look)
}

function drawAdvice(pen: Pen, { x, y, width, height }: Box, advice: string) {
  pen.font = `700 15px ${FONT_DISPLAY}`
  const wide = Math.min(width, pen.measureText(advice).width + 36)
  fillRound(pen, { x: x + (width - wide) / 2, y, width: wide, height }, height / 2, LANTERN)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#2a1600'
  pen.fillText(advice, x + width / 2, y + height / 2 + 1, wide - 20)
}

function drawBeads(pen: Pen, { x, y, width, height }: Box, { state, rules, isRtl }: MarksLook) {
  const step = Math.min(26, width / rules.questions)
  const left = x + (width - step * (rules.questions - 1)) / 2
  const middle = y + height / 2
  fillRound(
    pen,
    { x: left, y: middle - 1.5, width: step * (rules.questions - 1), height: 3 },
    1.5,
    'rgb(255 255 255 / .28)',
  )
  for (let at = 0; at < rules.questions; at++) {
    const beadX = left + (isRtl ? rules.questions - 1 - at : at) * step
    const mark = state.marks[at]
    const radius = at === state.marks.length ? 8 : 6
    fillCircle(pen, beadX, middle + 1.5, radius, 'rgb(0 10 20 / .35)')
    fillCircle(
      pen,
      beadX,
      middle,
      radius,
      mark ? COLORS[mark]! : at === state.marks.length ? '#fff6dc' : '#6f93a0',
    )
    fillCircle(pen, beadX - radius * 0.3, middle - radius * 0.35, radius * 0.3, 'rgb(255 255 255 / .6)')
  }
}

/** Ten steps up to a lantern. */
function drawSteps(pen: Pen, { x, y, width, height }: Box, { state, isRtl }: MarksLook) {
  const step = Math.min(34, (width - 30) / (TOP + 1))
  const left = x + (width - step * (TOP + 1)) / 2
  const columnOf = (at: number) => left + (isRtl ? TOP - at : at) * step
  for (let at = 0; at < TOP; at++) {
    const high = 6 + ((height - 8) * (at + 1)) / TOP
    const isClimbed = at < state.rung
    const color = isClimbed ? LANTERN : '#7f9aa2'
    const box = { x: columnOf(at) + 1.5, y: y + height - high, width: step - 3, height: high }
    fillRound(pen, { ...box, y: box.y + 2 }, 4, 'rgb(0 10 20 / .35)')
    fillRound(pen, box, 4, isClimbed ? color : shade(color, -0.25))
  }
  const lamp = columnOf(TOP) + step / 2
  const isLit = state.rung >= TOP
  fillCircle(pen, lamp, y + 10, 14, isLit ? 'rgb(255 214 120 / .5)' : 'rgb(255 255 255 / .12)')
  fillCircle(pen, lamp, y + 10, 7, isLit ? '#fff3c4' : '#6f6448')
  const last = state.marks.at(-1)
  if (last && state.rung < TOP) {
    const at = columnOf(Math.max(0, state.rung - 1)) + step / 2
    const high = 6 + ((height - 8) * Math.max(1, state.rung)) / TOP
    fillCircle(pen, at, y + height - high - 5, 5, last === 'w' ? WRONG : RIGHT)
  }
}
