import type { Stage } from '#kit/game/stage.ts'
import { fillCircle, fillRound, FONT_DISPLAY, FONT_TEXT, write, type Box } from '#kit/game/draw.ts'
import type { Board } from './board.ts'
import { seatOf } from './duel.ts'
import { face } from './clock.ts'
import { WORTH } from './evaluation.ts'
import { pieceOf } from './notation.ts'
import type { PieceSprites } from './piece-sprites.ts'
import { kindOf, otherSide, sideOf, WHITE, type Side } from './position.ts'
import { turnOf, type ChessState } from './rules.ts'
import type { ChessContext } from './say.ts'
import type { Scene } from './scene.ts'

type Pen = CanvasRenderingContext2D

/** One player's strip: name, turn, captures and material lead. */
interface StripFacts {
  readonly name: string
  readonly onTurn: boolean
  /** Seconds that animate the dots while the computer searches. */
  readonly thinking: number | undefined
  readonly captured: readonly number[]
  readonly lead: string
  /** Text of the clock, and whether time is short. */
  readonly time: string | undefined
  /** A sentence instead of a name takes the whole width. */
  readonly isCaption?: boolean
  readonly isShort: boolean
}

const NAME_SIZE = 14
const WIDE_NAME_SIZE = 18
const PIECE = 26
const WIDE_PIECE = 36
/** Width reserved for a lead like +24. */
const LEAD_WIDTH = 34

/** Hundredths of a second below which a clock turns red. */
const SHORT_TIME = 1500
const TIME_WIDTH = 76
const WIDE_TIME = 30

/** Captured pieces of one side, cheapest first. */
const capturedOf = (taken: string, side: Side): readonly number[] =>
  [...taken]
    .map(pieceOf)
    .filter((piece) => sideOf(piece) === side)
    .sort((a, b) => WORTH[kindOf(a)]! - WORTH[kindOf(b)]!)

const worthOf = (pieces: readonly number[]) =>
  pieces.reduce((sum, piece) => sum + Math.round(WORTH[kindOf(piece)]! / 100), 0)

/** Name of a side: the player, the computer, a colour between friends, or a remote opponent. */
export function sideTitle({ text, far }: ChessContext, { mode }: ChessState, side: Side): string {
  if (far) return mode.opponent === 'away' && side === mode.side ? text('turn.you') : far.names[seatOf(side)]
  if (mode.opponent === 'friend') return text(side === WHITE ? 'side.white' : 'side.black')
  return text(side === mode.side ? 'turn.you' : 'turn.computer')
}

interface Players {
  readonly board: Board
  /** Replace names in puzzles. */
  readonly captions: readonly [far: string, near: string] | undefined
  /** Text typed by the player. */
  readonly typed: string
}

/** Both players' strips, the far one first. */
export function paintPlayers(stage: Stage, scene: Scene, context: ChessContext, players: Players) {
  const { strips, wide } = scene.layout
  const { near } = players.board
  for (const [index, side] of [otherSide(near), near].entries())
    paintStrip(stage.pen, strips[index]!, wide, factsOf(context, players, side, stage.time), scene.small)
}

function factsOf(
  context: ChessContext,
  { board, captions, typed }: Players,
  side: Side,
  seconds: number,
): StripFacts {
  const { state, near, isThinking } = board
  const { mode, taken, ending } = state
  if (captions) return { ...BLANK, name: captions[side === near ? 1 : 0], onTurn: side === near }
  const captured = capturedOf(taken, otherSide(side))
  const lead = worthOf(captured) - worthOf(capturedOf(taken, side))
  const isComputer = side !== mode.side && typeof mode.opponent === 'number'
  const name = isComputer ? context.text(`level.${mode.opponent}`) : sideTitle(context, state, side)
  const left = board.timeOf(side)
  return {
    name: side === near && typed !== '' ? `› ${typed}` : name,
    onTurn: ending === 'none' && turnOf(state) === side,
    thinking: isThinking && isComputer ? seconds : undefined,
    captured,
    lead: lead > 0 ? `+${context.number(lead)}` : '',
    time: left === undefined ? undefined : face(left),
    isShort: left !== undefined && left < SHORT_TIME,
  }
}

const BLANK = {
  thinking: undefined,
  captured: [],
  lead: '',
  time: undefined,
  isShort: false,
  isCaption: true,
}

function paintStrip(pen: Pen, box: Box, wide: boolean, facts: StripFacts, sprites: PieceSprites) {
  const middle = wide ? box.y + 14 : box.y + box.height / 2
  const dot = facts.onTurn ? '#3fe0cf' : 'rgb(255 255 255 / .22)'
  fillCircle(pen, box.x + 6, middle, 5, dot)
  const style = {
    size: wide ? WIDE_NAME_SIZE : NAME_SIZE,
    weight: 600,
    font: FONT_TEXT,
    align: 'left' as const,
  }
  const widest = facts.isCaption || wide ? box.width - 44 : Math.min(150, box.width * 0.4)
  write(pen, facts.name, box.x + 18, middle, {
    ...style,
    color: facts.onTurn ? '#fff8ea' : '#e4cdb8',
    widest,
  })
  const nameEnd = box.x + 18 + Math.min(widest, pen.measureText(facts.name).width)
  if (facts.thinking !== undefined) paintThinking(pen, nameEnd + 12, middle, facts.thinking)
  const start = wide ? box.x + 8 : nameEnd + 42
  paintCaptured(pen, { ...box, x: start, y: wide ? middle + 36 : middle }, wide, facts, sprites)
  if (facts.time !== undefined) paintTime(pen, box, wide, { ...facts, time: facts.time })
}

function paintTime(
  pen: Pen,
  box: Box,
  wide: boolean,
  { time, isShort, onTurn }: StripFacts & { time: string },
) {
  const height = wide ? WIDE_TIME : box.height - 2
  const plate = { x: box.x + box.width - TIME_WIDTH, y: box.y + (wide ? 0 : 1), width: TIME_WIDTH, height }
  fillRound(pen, plate, 7, onTurn ? (isShort ? '#c92f2f' : '#e9fbf7') : 'rgb(6 18 26 / .55)')
  write(pen, time, plate.x + plate.width / 2, plate.y + height / 2, {
    size: Math.min(20, height - 5),
    weight: 700,
    font: FONT_DISPLAY,
    color: onTurn && !isShort ? '#06202a' : '#ffffff',
  })
}

function paintThinking(pen: Pen, x: number, y: number, seconds: number) {
  for (let dot = 0; dot < 3; dot++) {
    const k = 0.5 + 0.5 * Math.sin(seconds * 7 - dot * 0.9)
    fillCircle(pen, x + dot * 9, y - k * 3, 3, `rgb(63 224 207 / ${0.35 + 0.65 * k})`)
  }
}

function paintCaptured(pen: Pen, at: Box, wide: boolean, facts: StripFacts, sprites: PieceSprites) {
  const { captured, lead } = facts
  const right = wide ? at.x + at.width - 20 : at.x + at.width
  const size = wide ? WIDE_PIECE : Math.min(PIECE, at.height - 2)
  const spots: { piece: number; x: number; y: number }[] = []
  let { x, y } = at
  for (const [index, piece] of captured.entries()) {
    if (index > 0) x += kindOf(piece) === kindOf(captured[index - 1]!) ? size * 0.5 : size * 0.8
    if (wide && x + size > right) {
      x = at.x
      y += size + 8
    }
    spots.push({ piece, x, y })
  }
  for (const row of new Set(spots.map((spot) => spot.y))) {
    const end = Math.max(...spots.filter((spot) => spot.y === row).map((spot) => spot.x)) + size
    const tray = { x: at.x - 5, y: row - size / 2 - 2, width: end - at.x + 10, height: size + 4 }
    fillRound(pen, tray, tray.height / 2, 'rgb(222 172 120 / .5)')
  }
  for (const spot of spots) sprites.draw(pen, spot.piece, spot.x + size / 2, spot.y, size)
  if (!lead) return
  const after = captured.length > 0 ? x + size + 11 : x
  const fits = !wide || after + LEAD_WIDTH <= at.x + at.width
  write(pen, lead, fits ? after : at.x, fits ? y : y + size, {
    size: 15,
    align: 'left',
    color: '#ffd86b',
    font: FONT_DISPLAY,
  })
}
