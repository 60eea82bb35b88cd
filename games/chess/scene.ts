import { ease, type Effects } from '#kit/game/effects.ts'
import { strokeRound } from '#kit/game/draw.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import { boardPicture, LIP, paintArrow, paintCheck, paintTarget, tint } from './board-picture.ts'
import { layoutOf, type Layout } from './layout.ts'
import { piecesOf, readPosition, squareOf } from './notation.ts'
import { pieceSprites, type PieceSprites } from './piece-sprites.ts'
import { KING, kindOf } from './position.ts'

/** What lies on the squares besides the pieces. */
export interface Marks {
  selected: number | undefined
  targets: readonly number[]
  cursor: number | undefined
  hint: readonly [from: number, to: number] | undefined
  last: readonly [from: number, to: number] | undefined
  /** Square of a king in check. */
  check: number | undefined
}

/** A piece in the player's hand. */
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

/** The board as the eye sees it. */
export interface Scene {
  readonly layout: Layout
  readonly sprites: PieceSprites
  readonly small: PieceSprites
  readonly marks: Marks
  drag: Drag | undefined
  /** Fits the board into a size; `flipped` puts black near. */
  fit(size: StageSize, flipped: boolean): void
  pieceAt(square: number): number
  /** Shows a position at once. */
  show(fen: string): void
  /** Slides what moved from the shown position to this one, then calls `done` with the captured piece's square. */
  move(fen: string, name: string, dropped: boolean, done: () => void): void
  /** The mated king falls over. */
  topple(square: number): void
  draw(stage: Stage): void
}

const SLIDE_SECONDS = 0.2
/** Captured pieces are shown at this size or less. */
const SMALL_PIECE = 36
const MARK = { last: 'rgb(255 178 50 / .46)', selected: 'rgb(63 224 207 / .55)' }

const noMarks = (): Marks => ({
  selected: undefined,
  targets: [],
  cursor: undefined,
  hint: undefined,
  last: undefined,
  check: undefined,
})

export function createScene(effects: () => Effects): Scene {
  let layout = layoutOf({ width: 320, height: 320 }, false)
  let sprites = pieceSprites(layout.square)
  const small = pieceSprites(SMALL_PIECE)
  let picture: HTMLCanvasElement | undefined
  let fallen: { readonly square: number; k: number } | undefined
  let pieces = new Map<number, number>()
  let slides: Slide[] = []

  const scene: Scene = {
    get layout() {
      return layout
    },
    get sprites() {
      return sprites
    },
    small,
    marks: noMarks(),
    drag: undefined,
    fit(size, flipped) {
      const before = layout.square
      layout = layoutOf(size, flipped)
      picture = boardPicture(layout, flipped)
      if (layout.square !== before) sprites = pieceSprites(layout.square)
    },
    pieceAt: (square) => pieces.get(square) ?? 0,
    show(fen) {
      slides = []
      fallen = undefined
      scene.drag = undefined
      Object.assign(scene.marks, noMarks())
      pieces = readPieces(fen)
    },
    move(fen, name, dropped, done) {
      const before = pieces
      pieces = readPieces(fen)
      const from = squareOf(name)
      const to = squareOf(name.slice(2))
      Object.assign(scene.marks, noMarks(), { last: [from, to] })
      const slide: Slide = { piece: before.get(from) ?? 0, from, to, k: dropped ? 1 : 0 }
      slides = dropped ? [] : [slide]
      if (kindOf(slide.piece) === KING && Math.abs(from - to) === 2) slides.push(rookSlide(before, from, to))
      const going = slides
      const land = () => {
        if (slides === going) slides = []
        done()
      }
      if (going.length === 0) return land()
      const glide = (k: number) => going.forEach((one) => (one.k = k))
      effects().tween(SLIDE_SECONDS, glide, { ease: ease.inOut, done: land })
    },
    topple(square) {
      fallen = { square, k: 0 }
      const mine = fallen
      effects().tween(0.6, (k) => (mine.k = k), { ease: ease.back, delay: 0.15 })
    },
    draw(stage) {
      drawBoard(stage)
      drawPieces(stage)
    },
  }

  function drawBoard({ pen, time, reducedMotion }: Stage) {
    const { board, square, frame, centre } = layout
    if (picture) {
      const side = board.width + 2 * frame
      pen.drawImage(picture, board.x - frame, board.y - frame, side, side + LIP)
    }
    const { marks } = scene
    for (const place of marks.last ?? []) tint(pen, centre(place), square, MARK.last)
    if (marks.selected !== undefined) tint(pen, centre(marks.selected), square, MARK.selected)
    const pulse = reducedMotion ? 1 : 0.8 + 0.2 * Math.sin(time * 6)
    if (marks.check !== undefined) paintCheck(pen, centre(marks.check), square, pulse)
    for (const target of marks.targets) paintTarget(pen, centre(target), square, pieces.has(target))
    if (scene.drag) dropMark(pen)
    if (marks.cursor === undefined) return
    const at = centre(marks.cursor)
    const ring = { x: at.x - square / 2 + 2, y: at.y - square / 2 + 2, width: square - 4, height: square - 4 }
    strokeRound(pen, ring, 6, '#081b26', 6)
    strokeRound(pen, ring, 6, '#3fe0cf', 3)
  }

  /** The square under the hand lights up when the piece may land there. */
  function dropMark(pen: CanvasRenderingContext2D) {
    if (!scene.drag) return
    const over = layout.squareAt(scene.drag.at)
    if (scene.marks.targets.includes(over)) tint(pen, layout.centre(over), layout.square, MARK.selected)
  }

  function drawPieces({ pen }: Stage) {
    const { square, centre } = layout
    const moving = new Set(slides.map(({ to }) => to))
    if (scene.drag) moving.add(scene.drag.from)
    for (const [place, piece] of pieces) {
      if (moving.has(place)) continue
      const { x, y } = centre(place)
      if (fallen?.square === place) drawFallen(pen, piece, { x, y }, fallen.k)
      else sprites.draw(pen, piece, x, y, square)
    }
    for (const { piece, from, to, k } of slides) {
      const [a, b] = [centre(from), centre(to)]
      const size = square * (1 + 0.12 * Math.sin(Math.PI * k))
      sprites.draw(pen, piece, a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, size)
    }
    const { hint } = scene.marks
    if (hint) paintArrow(pen, centre(hint[0]), centre(hint[1]), square)
    if (!scene.drag) return
    const { at, from } = scene.drag
    sprites.draw(pen, pieces.get(from) ?? 0, at.x, at.y - square * 0.3, square * 1.35)
  }

  function drawFallen(pen: CanvasRenderingContext2D, piece: number, { x, y }: Point, k: number) {
    const { square } = layout
    pen.save()
    pen.translate(x, y + square * 0.32)
    pen.rotate((k * Math.PI) / 2.2)
    sprites.draw(pen, piece, 0, -square * 0.32, square)
    pen.restore()
  }

  return scene
}

const readPieces = (fen: string) =>
  new Map(piecesOf(readPosition(fen)).map(({ square, piece }) => [square, piece]))

function rookSlide(before: ReadonlyMap<number, number>, from: number, to: number): Slide {
  const short = to > from
  const rookFrom = short ? to + 1 : to - 2
  return { piece: before.get(rookFrom) ?? 0, from: rookFrom, to: short ? to - 1 : to + 1, k: 0 }
}
