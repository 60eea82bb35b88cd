import type { Point, Stage } from '#kit/game/stage.ts'
import type { Match } from './match.ts'
import { squareName, squareOf } from './notation.ts'
import { offBoard, sideOf, WHITE } from './position.ts'
import { promotionLetter, promotionPicker, type PromotionPicker } from './promotion-picker.ts'
import { turnOf } from './rules.ts'
import { saySquare, type ChessContext } from './say.ts'
import type { Scene } from './scene.ts'

/** Finger, mouse and keys: choosing a piece, dragging it, saying what a pawn becomes. */
export interface Hands {
  readonly picker: PromotionPicker | undefined
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
  readonly match: Match
  stage(): Stage
  /** The player has made a move by hand. */
  moved(): void
}

/** A press becomes a drag after this many pixels. */
const DRAG_PIXELS = 7
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 16,
  ArrowDown: -16,
}

export function openHands({ canvas, context, scene, match, stage, moved }: Wishes): Hands {
  const { host } = context
  const { marks } = scene
  let picker: PromotionPicker | undefined
  let pressed: { readonly square: number; readonly wasSelected: boolean } | undefined

  const movesFrom = (square: number) => match.legal.filter((name) => name.startsWith(squareName(square)))
  const isOwn = (square: number) => {
    const piece = scene.pieceAt(square)
    return match.legal.length > 0 && piece !== 0 && sideOf(piece) === turnOf(match.state)
  }

  function select(square: number | undefined) {
    if (square !== undefined && square !== marks.selected) host.sound('tap')
    marks.selected = square
    marks.targets =
      square === undefined ? [] : [...new Set(movesFrom(square).map((name) => squareOf(name.slice(2))))]
    stage().invalidate()
  }

  /** Moves the selected piece; asks first what a pawn becomes. */
  function go(to: number, dropped: boolean) {
    const from = marks.selected
    pressed = undefined
    if (from === undefined) return
    const name = squareName(from) + squareName(to)
    if (match.legal.includes(name)) return play(name, dropped)
    picker = promotionPicker(name, scene.layout.centre(to), turnOf(match.state), scene.layout)
    host.sound('flip')
    host.announce(context.text('say.choose'))
    stage().invalidate()
  }

  function play(name: string, dropped: boolean) {
    moved()
    match.play(name, dropped)
  }

  function choosePromotion(kind: number | undefined) {
    const name = picker?.move ?? ''
    picker = undefined
    if (kind === undefined) return select(undefined)
    play(name + promotionLetter(kind), false)
  }

  function down(at: Point) {
    host.playing(true)
    if (picker) return choosePromotion(picker.kindAt(at))
    marks.cursor = undefined
    const square = scene.layout.squareAt(at)
    pressed = undefined
    if (match.legal.length === 0) return
    if (square < 0) return select(undefined)
    if (marks.targets.includes(square)) return go(square, false)
    if (!isOwn(square)) {
      if (marks.selected !== undefined) host.sound('bad')
      return select(undefined)
    }
    pressed = { square, wasSelected: marks.selected === square }
    select(square)
  }

  function move(at: Point) {
    if (picker) return
    const { held } = stage()
    if (pressed && held && !scene.drag && Math.hypot(at.x - held.x, at.y - held.y) > DRAG_PIXELS)
      scene.drag = { from: pressed.square, at }
    if (scene.drag) {
      scene.drag.at = at
      return stage().invalidate()
    }
    const square = scene.layout.squareAt(at)
    const live = square >= 0 && (isOwn(square) || marks.targets.includes(square))
    canvas.style.cursor = live ? 'pointer' : 'default'
  }

  function up(at: Point) {
    const { drag } = scene
    scene.drag = undefined
    if (drag) {
      const square = scene.layout.squareAt(at)
      if (marks.targets.includes(square)) return go(square, true)
      if (square !== drag.from) host.sound('bad', 2)
    } else if (pressed?.wasSelected) select(undefined)
    pressed = undefined
    stage().invalidate()
  }

  function walk(step: number) {
    const isWhiteNear = match.near === WHITE
    const origin = marks.cursor ?? marks.last?.[1] ?? (isWhiteNear ? 0x14 : 0x64)
    const next = origin + (isWhiteNear ? step : -step)
    marks.cursor = offBoard(next) ? origin : next
    host.announce(saySquare(context, marks.cursor, scene.pieceAt(marks.cursor)))
    stage().invalidate()
  }

  function pickerKey(open: PromotionPicker, name: string): boolean {
    if (name === 'Enter' || name === ' ') choosePromotion(open.kind)
    else if (name === 'Escape') choosePromotion(undefined)
    else if (name in KEY_STEPS) open.step(name === 'ArrowDown' || name === 'ArrowRight' ? 1 : -1)
    else return false
    stage().invalidate()
    return true
  }

  return {
    get picker() {
      return picker
    },
    down,
    move,
    up,
    key(name) {
      if (picker) return pickerKey(picker, name)
      const step = KEY_STEPS[name]
      if (step !== undefined) {
        walk(step)
        return true
      }
      if (name === 'Escape') select(undefined)
      const { cursor } = marks
      if ((name !== 'Enter' && name !== ' ') || cursor === undefined) return false
      if (marks.targets.includes(cursor)) go(cursor, false)
      else select(isOwn(cursor) && cursor !== marks.selected ? cursor : undefined)
      return true
    },
    letGo() {
      picker = pressed = undefined
    },
  }
}
