import { fillCircle, fillRound, FONT_DISPLAY, FONT_TEXT, write, type Box } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { DuelRules, MoveName, Seat } from './rules.ts'
import type { DuelScene } from './scene.ts'
import type { DuelState } from './state.ts'
import { seatTitle, type DuelContext } from './table.ts'

interface Players<Position, Move extends MoveName> {
  readonly context: DuelContext<Move>
  readonly rules: DuelRules<Position, Move>
  readonly scene: DuelScene<Position, Move>
  readonly state: DuelState<Position, Move>
  readonly near: Seat
  readonly thinking: boolean
  readonly strips: readonly [far: Box, near: Box]
}

interface Standing {
  readonly points: readonly [number, number] | undefined
  readonly isOver: boolean
}

/** Counted once per position: rules may search all moves to know that a game is over, and a frame comes 60 times a second. */
const standings = new WeakMap<object, Standing>()

function standingOf<Position, Move extends MoveName>(
  rules: DuelRules<Position, Move>,
  state: DuelState<Position, Move>,
): Standing {
  const known = standings.get(state)
  if (known) return known
  const { position } = state
  const standing = { points: rules.points?.(position), isOver: rules.ending(position) !== undefined }
  standings.set(state, standing)
  return standing
}

/** Draws both players' names with their piece, their points and whose turn it is. */
export function paintPlayers<Position, Move extends MoveName>(
  stage: Stage,
  players: Players<Position, Move>,
) {
  const { context, rules, scene, state, near, thinking, strips } = players
  const { mode, position } = state
  const { points, isOver } = standingOf(rules, state)
  for (const [index, box] of strips.entries()) {
    const seat: Seat = index === 1 ? near : near === 0 ? 1 : 0
    const isComputer = typeof mode.opponent === 'number' && seat !== mode.seat
    const name = isComputer ? context.text(`level.${mode.opponent}`) : seatTitle(context, state, seat)
    const onTurn = !isOver && rules.turn(position) === seat
    paintStrip(stage, box, {
      name,
      onTurn,
      thinking: thinking && isComputer,
      points: points ? context.number(points[seat]) : '',
      token: (x, y, radius) => scene.token(stage.pen, seat, { x, y }, radius),
    })
  }
}

/** A narrower strip has no space for name and points in one line. */
const NARROW = 200
const TALL = 70

/** Positions of a strip's words: beside a board points and dots go below the name, which keeps its width. */
export function wordsIn(box: Box, start: number, hasPoints: boolean) {
  const isStacked = box.width < NARROW && box.height >= TALL
  const rest = box.width - (start - box.x)
  return { isStacked, widest: isStacked ? rest - 6 : rest - (hasPoints ? 52 : 12) - 34 }
}

interface Facts {
  readonly name: string
  readonly onTurn: boolean
  readonly thinking: boolean
  readonly points: string
  token(x: number, y: number, radius: number): void
}

function paintStrip({ pen, time }: Stage, box: Box, facts: Facts) {
  const height = Math.min(box.height, 46)
  const middle = box.y + box.height / 2
  const size = height < 30 ? 13 : height < 40 ? 15 : 18
  const radius = height * 0.34
  const font = { size, weight: 600, font: FONT_TEXT, align: 'left' as const }
  const start = box.x + radius * 2 + 18
  const { isStacked, widest } = wordsIn(box, start, facts.points !== '')
  pen.font = `600 ${size}px ${FONT_TEXT}`
  const nameWidth = Math.min(widest, pen.measureText(facts.name).width)
  if (facts.onTurn) {
    const pill = { x: box.x, y: middle - height / 2, width: start - box.x + nameWidth + 14, height }
    fillRound(pen, pill, height / 2, 'rgb(0 14 24 / .42)')
  }
  facts.token(box.x + 8 + radius, middle, radius)
  write(pen, facts.name, start, middle, { ...font, color: facts.onTurn ? '#ffffff' : '#d3e2e4', widest })
  const below = middle + height / 2 + 12
  if (facts.thinking)
    paintThinking(pen, isStacked ? start + 60 : start + nameWidth + 24, isStacked ? below : middle, time)
  if (!facts.points) return
  const right = box.x + box.width - 6
  write(pen, facts.points, isStacked ? start : right, isStacked ? below : middle, {
    size: size + 6,
    align: isStacked ? 'left' : 'right',
    color: '#ffd86b',
    font: FONT_DISPLAY,
  })
}

function paintThinking(pen: CanvasRenderingContext2D, x: number, y: number, seconds: number) {
  for (let dot = 0; dot < 3; dot++) {
    const k = 0.5 + 0.5 * Math.sin(seconds * 7 - dot * 0.9)
    fillCircle(pen, x + dot * 9, y - k * 3, 3, `rgb(63 224 207 / ${0.35 + 0.65 * k})`)
  }
}
