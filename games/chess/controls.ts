import type { GameHost } from '#kit/game/contract.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import { squareName, squareOf } from './notation.ts'
import { offBoard, sideOf, WHITE } from './position.ts'
import { promotionLetter, promotionPicker, type PromotionPicker } from './promotion-picker.ts'
import { type ChessContext, saySquare } from './say.ts'
import type { Scene } from './scene.ts'
import { typing, type Typing } from './typing.ts'

/** Pointer and keys: selecting and dragging pieces, and promotion. */
export interface Controls {
  readonly picker: PromotionPicker | undefined
  /** Typed beginning of a move. */
  readonly typed: string
  down(at: Point): void
  move(at: Point): void
  up(at: Point): void
  /** True when the key was used. */
  key(name: string): boolean
  letGo(): void
}

interface Wishes {
  readonly canvas: HTMLCanvasElement
  readonly context: ChessContext
  readonly scene: Scene
  /** The game or a puzzle. */
  board(): Board
  stage(): Stage
  /** Called after a move of the player. */
  moved(): void
}

/** Pixels after which a press becomes a drag. */
const DRAG_PIXELS = 7
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 16,
  ArrowDown: -16,
}

interface Grip extends Wishes {
  readonly host: GameHost
  readonly marks: Wishes['scene']['marks']
  picker: PromotionPicker | undefined
  pressed: { readonly square: number; readonly wasSelected: boolean } | undefined
  readonly typed: Typing
}

export function openControls(wishes: Wishes): Controls {
  const { context, scene } = wishes
  const { host } = context
  const { marks } = scene

  const grip: Grip = {
    ...wishes,
    host,
    marks,
    picker: undefined,
    pressed: undefined,
    typed: typing(),
  }

  return {
    get typed() {
      return grip.typed.text
    },
    get picker() {
      return grip.picker
    },
    down: (at) => down(grip, at),
    move: (at) => move(grip, at),
    up: (at) => up(grip, at),
    key: (name) => pressKey(grip, name),
    letGo() {
      grip.picker = grip.pressed = undefined
      grip.typed.clear()
    },
  }
}

/** Moves or premoves available now. */
const choices = (grip: Grip) => {
  const { legal, plans } = grip.board()
  return legal.length > 0 ? legal : plans
}

function movesFrom(grip: Grip, square: number) {
  return choices(grip).filter((name) => name.startsWith(squareName(square)))
}

function isOwn(grip: Grip, square: number) {
  const piece = grip.scene.pieceAt(square)
  return piece !== 0 && sideOf(piece) === sideAtHand(grip)
}

/** The side whose pieces may be picked up, if any. */
function sideAtHand(grip: Grip) {
  const move = choices(grip)[0]
  const piece = move === undefined ? 0 : grip.scene.pieceAt(squareOf(move))
  return piece === 0 ? undefined : sideOf(piece)
}

function select(grip: Grip, square: number | undefined) {
  if (square !== undefined && square !== grip.marks.selected) grip.host.sound('tap')
  grip.marks.selected = square
  grip.marks.targets =
    square === undefined ? [] : [...new Set(movesFrom(grip, square).map((name) => squareOf(name.slice(2))))]
  grip.stage().invalidate()
}

/** Moves the selected piece, after asking for the promotion piece. */
function go(grip: Grip, to: number, dropped: boolean) {
  const from = grip.marks.selected
  grip.pressed = undefined
  if (from === undefined) return
  const name = squareName(from) + squareName(to)
  const { legal, plans } = grip.board()
  if (legal.includes(name)) return play(grip, name, dropped)
  if (legal.length === 0) {
    select(grip, undefined)
    // A premove does not ask for the promotion piece. The game may have ended meanwhile.
    return grip.board().plan(plans.find((plan) => plan === name || plan === `${name}q`))
  }
  grip.picker = promotionPicker(
    name,
    grip.scene.layout.centre(to),
    sideAtHand(grip) ?? WHITE,
    grip.scene.layout,
  )
  grip.host.sound('flip')
  grip.host.announce(grip.context.text('say.choose'))
  grip.stage().invalidate()
}

function play(grip: Grip, name: string, dropped: boolean) {
  grip.moved()
  grip.board().play(name, dropped)
}

function choosePromotion(grip: Grip, kind: number | undefined) {
  const name = grip.picker?.move ?? ''
  grip.picker = undefined
  if (kind === undefined) return select(grip, undefined)
  play(grip, name + promotionLetter(kind), false)
}

function down(grip: Grip, at: Point) {
  grip.host.playing(true)
  if (grip.picker) return choosePromotion(grip, grip.picker.kindAt(at))
  grip.marks.cursor = undefined
  const square = grip.scene.layout.squareAt(at)
  grip.pressed = undefined
  grip.typed.clear()
  grip.board().plan(undefined)
  if (choices(grip).length === 0) return
  if (square < 0) return select(grip, undefined)
  if (grip.marks.targets.includes(square)) return go(grip, square, false)
  if (!isOwn(grip, square)) {
    if (grip.marks.selected !== undefined) grip.host.sound('bad')
    return select(grip, undefined)
  }
  grip.pressed = { square, wasSelected: grip.marks.selected === square }
  select(grip, square)
}

function move(grip: Grip, at: Point) {
  if (grip.picker) return
  const { held } = grip.stage()
  if (grip.pressed && held && !grip.scene.drag && Math.hypot(at.x - held.x, at.y - held.y) > DRAG_PIXELS)
    grip.scene.drag = { from: grip.pressed.square, at }
  if (grip.scene.drag) {
    grip.scene.drag.at = at
    return grip.stage().invalidate()
  }
  const square = grip.scene.layout.squareAt(at)
  const live = square >= 0 && (isOwn(grip, square) || grip.marks.targets.includes(square))
  grip.canvas.style.cursor = live ? 'pointer' : 'default'
}

function up(grip: Grip, at: Point) {
  const { drag } = grip.scene
  grip.scene.drag = undefined
  if (drag) {
    const square = grip.scene.layout.squareAt(at)
    if (grip.marks.targets.includes(square)) return go(grip, square, true)
    if (square !== drag.from) grip.host.sound('bad', 2)
  } else if (grip.pressed?.wasSelected) select(grip, undefined)
  grip.pressed = undefined
  grip.stage().invalidate()
}

function startOf(grip: Grip): number | undefined {
  const { legal } = grip.board()
  const move = legal[legal.length >> 1]
  return move ? squareOf(move.slice(0, 2)) : undefined
}

function walk(grip: Grip, step: number) {
  const isWhiteNear = grip.board().near === WHITE
  const { cursor } = grip.marks
  // Starts on a piece that can move.
  const origin = cursor ?? startOf(grip) ?? (isWhiteNear ? 0x14 : 0x64)
  const next = cursor === undefined ? origin : origin + (isWhiteNear ? step : -step)
  grip.marks.cursor = offBoard(next) ? origin : next
  grip.host.announce(saySquare(grip.context, grip.marks.cursor, grip.scene.pieceAt(grip.marks.cursor)))
  grip.stage().invalidate()
}

function pickerKey(grip: Grip, open: PromotionPicker, name: string): boolean {
  if (name === 'Enter' || name === ' ') choosePromotion(grip, open.kind)
  else if (name === 'Escape') choosePromotion(grip, undefined)
  else if (name in KEY_STEPS) open.step(name === 'ArrowDown' || name === 'ArrowRight' ? 1 : -1)
  else return false
  grip.stage().invalidate()
  return true
}

function pressKey(grip: Grip, name: string) {
  if (grip.picker) return pickerKey(grip, grip.picker, name)
  const step = KEY_STEPS[name]
  if (step !== undefined) {
    walk(grip, step)
    return true
  }
  if (name === 'Escape') {
    grip.board().plan(undefined)
    select(grip, undefined)
  }
  const typed = grip.typed.press(name, grip.board())
  if (typed.isUsed) {
    grip.host.announce(grip.typed.text)
    if (typed.move !== undefined) play(grip, typed.move, false)
    grip.stage().invalidate()
    return true
  }
  const { cursor } = grip.marks
  if ((name !== 'Enter' && name !== ' ') || cursor === undefined) return false
  if (grip.marks.targets.includes(cursor)) go(grip, cursor, false)
  else select(grip, isOwn(grip, cursor) && cursor !== grip.marks.selected ? cursor : undefined)
  return true
}
