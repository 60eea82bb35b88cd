import { ease, type Effects } from '#kit/game/effects.ts'
import { strokeRound } from '#kit/game/draw.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import { boardPicture, LIP, paintArrow, paintCheck, paintTarget, tint } from './board-picture.ts'
import { type Layout, layoutOf } from './layout.ts'
import { piecesOf, readPosition, squareOf } from './notation.ts'
import { pieceSprites, type PieceSprites } from './piece-sprites.ts'
import { kindOf, KING } from './position.ts'

/** Marks on squares besides the pieces. */
export interface Marks {
  selected: number | undefined
  targets: readonly number[]
  cursor: number | undefined
  hint: readonly [from: number, to: number] | undefined
  last: readonly [from: number, to: number] | undefined
  /** A premove. */
  planned: readonly [from: number, to: number] | undefined
  /** Square of a king in check. */
  check: number | undefined
}

/** A dragged piece. */
export interface Drag {
  readonly from: number
  at: Point
}

interface Slide {
  readonly piece: number
  readonly from: number
  readonly to: number
  k: number
}

/** The board as drawn. */
export interface Scene {
  readonly layout: Layout
  readonly sprites: PieceSprites
  readonly small: PieceSprites
  readonly marks: Marks
  drag: Drag | undefined
  /** Fits the board into a size; `flipped` puts black near. */
  fit(size: StageSize, flipped: boolean, coordinates: boolean): void
  pieceAt(square: number): number
  /** Shows a position without animation. */
  show(fen: string): void
  /** Animates from the shown position to this one, then calls `done` with the captured piece's square. */
  move(fen: string, name: string, dropped: boolean, done: () => void): void
  /** The mated king falls over. */
  topple(square: number): void
  draw(stage: Stage): void
}

const SLIDE_SECONDS = 0.2
/** Largest size of captured pieces. */
const SMALL_PIECE = 36
const MARK = {
  last: 'rgb(255 178 50 / .46)',
  selected: 'rgb(63 224 207 / .55)',
  planned: 'rgb(90 120 220 / .62)',
}

const noMarks = (): Marks => ({
  selected: undefined,
  targets: [],
  cursor: undefined,
  hint: undefined,
  last: undefined,
  planned: undefined,
  check: undefined,
})

interface BoardView {
  readonly effects: () => Effects
  layout: Layout
  sprites: PieceSprites
  picture: HTMLCanvasElement | undefined
  fallen: { readonly square: number; k: number } | undefined
  pieces: Map<number, number>
  slides: Slide[]
  readonly scene: Scene
}

export function createScene(effects: () => Effects): Scene {
  const small = pieceSprites(SMALL_PIECE)
  const layout = layoutOf({ width: 320, height: 320 }, false)

  const view: BoardView = {
    effects,
    layout,
    sprites: pieceSprites(layout.square),
    picture: undefined,
    fallen: undefined,
    pieces: new Map<number, number>(),
    slides: [],
    get scene() {
      return scene
    },
  }

  const scene: Scene = {
    get layout() {
      return view.layout
    },
    get sprites() {
      return view.sprites
    },
    small,
    marks: noMarks(),
    drag: undefined,
    fit: (size, flipped, coordinates) => fit(view, size, flipped, coordinates),
    pieceAt: (square) => view.pieces.get(square) ?? 0,
    show: (fen) => showPosition(view, fen),
    move: (fen, name, dropped, done) => slideTo(view, fen, name, dropped, done),
    topple: (square) => topple(view, square),
    draw: (stage) => draw(view, stage),
  }
  return scene
}

function drawBoard(view: BoardView, { pen, time, reducedMotion }: Stage) {
  const { board, square, frame, centre } = view.layout
  if (view.picture) {
    const side = board.width + 2 * frame
    pen.drawImage(view.picture, board.x - frame, board.y - frame, side, side + LIP)
  }
  const { marks } = view.scene
  for (const place of marks.last ?? []) tint(pen, centre(place), square, MARK.last)
  for (const place of marks.planned ?? []) tint(pen, centre(place), square, MARK.planned)
  if (marks.selected !== undefined) tint(pen, centre(marks.selected), square, MARK.selected)
  const pulse = reducedMotion ? 1 : 0.8 + 0.2 * Math.sin(time * 6)
  if (marks.check !== undefined) paintCheck(pen, centre(marks.check), square, pulse)
  for (const target of marks.targets) paintTarget(pen, centre(target), square, view.pieces.has(target))
  if (view.scene.drag) dropMark(view, pen)
  if (marks.cursor === undefined) return
  const at = centre(marks.cursor)
  const ring = { x: at.x - square / 2 + 2, y: at.y - square / 2 + 2, width: square - 4, height: square - 4 }
  strokeRound(pen, ring, 6, '#081b26', 6)
  strokeRound(pen, ring, 6, '#3fe0cf', 3)
}

/** The square below a dragged piece lights up when it may land there. */
function dropMark(view: BoardView, pen: CanvasRenderingContext2D) {
  if (!view.scene.drag) return
  const over = view.layout.squareAt(view.scene.drag.at)
  if (view.scene.marks.targets.includes(over))
    tint(pen, view.layout.centre(over), view.layout.square, MARK.selected)
}

function drawPieces(view: BoardView, { pen }: Stage) {
  const { square, centre } = view.layout
  const moving = new Set(view.slides.map(({ to }) => to))
  if (view.scene.drag) moving.add(view.scene.drag.from)
  for (const [place, piece] of view.pieces) {
    if (moving.has(place)) continue
    const { x, y } = centre(place)
    if (view.fallen?.square === place) drawFallen(view, pen, piece, { x, y }, view.fallen.k)
    else view.sprites.draw(pen, piece, x, y, square)
  }
  for (const { piece, from, to, k } of view.slides) {
    const [a, b] = [centre(from), centre(to)]
    const size = square * (1 + 0.12 * Math.sin(Math.PI * k))
    view.sprites.draw(pen, piece, a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, size)
  }
  const { hint } = view.scene.marks
  if (hint) paintArrow(pen, centre(hint[0]), centre(hint[1]), square)
  if (!view.scene.drag) return
  const { at, from } = view.scene.drag
  view.sprites.draw(pen, view.pieces.get(from) ?? 0, at.x, at.y - square * 0.3, square * 1.35)
}

function drawFallen(
  view: BoardView,
  pen: CanvasRenderingContext2D,
  piece: number,
  { x, y }: Point,
  k: number,
) {
  const { square } = view.layout
  pen.save()
  pen.translate(x, y + square * 0.32)
  pen.rotate((k * Math.PI) / 2.2)
  view.sprites.draw(pen, piece, 0, -square * 0.32, square)
  pen.restore()
}

function fit(view: BoardView, size: StageSize, flipped: boolean, coordinates: boolean) {
  const before = view.layout.square
  view.layout = layoutOf(size, flipped, coordinates)
  view.picture = boardPicture(view.layout, flipped, coordinates)
  if (view.layout.square !== before) view.sprites = pieceSprites(view.layout.square)
}

function showPosition(view: BoardView, fen: string) {
  view.slides = []
  view.fallen = undefined
  view.scene.drag = undefined
  Object.assign(view.scene.marks, noMarks())
  view.pieces = readPieces(fen)
}

function slideTo(view: BoardView, fen: string, name: string, dropped: boolean, done: () => void) {
  const before = view.pieces
  view.pieces = readPieces(fen)
  const from = squareOf(name)
  const to = squareOf(name.slice(2))
  Object.assign(view.scene.marks, noMarks(), { last: [from, to] })
  const slide: Slide = { piece: before.get(from) ?? 0, from, to, k: dropped ? 1 : 0 }
  view.slides = dropped ? [] : [slide]
  if (kindOf(slide.piece) === KING && Math.abs(from - to) === 2) view.slides.push(rookSlide(before, from, to))
  const going = view.slides
  const land = () => {
    if (view.slides === going) view.slides = []
    done()
  }
  if (going.length === 0) return land()
  const glide = (k: number) => going.forEach((one) => (one.k = k))
  view.effects().tween(SLIDE_SECONDS, glide, { ease: ease.inOut, done: land })
}

function topple(view: BoardView, square: number) {
  view.fallen = { square, k: 0 }
  const mine = view.fallen
  view.effects().tween(0.6, (k) => (mine.k = k), { ease: ease.back, delay: 0.15 })
}

function draw(view: BoardView, stage: Stage) {
  drawBoard(view, stage)
  drawPieces(view, stage)
}

const readPieces = (fen: string) =>
  new Map(piecesOf(readPosition(fen)).map(({ square, piece }) => [square, piece]))

function rookSlide(before: ReadonlyMap<number, number>, from: number, to: number): Slide {
  const short = to > from
  const rookFrom = short ? to + 1 : to - 2
  return { piece: before.get(rookFrom) ?? 0, from: rookFrom, to: short ? to - 1 : to + 1, k: 0 }
}
