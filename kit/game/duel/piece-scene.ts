import type { Sound } from './motion.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { paintAim, paintCursor, paintHint, paintLast, paintTarget } from './marks.ts'
import { openActors, type Motion } from './motion.ts'
import type { MoveName, Seat } from './rules.ts'
import { noMarks, type DuelScene, type Marks, type Step } from './scene.ts'

type Pen = CanvasRenderingContext2D

/** Positions of a board's spots in CSS pixels. */
export interface Places {
  /** The box with its frame. */
  readonly box: Box
  /** Width of a cell. */
  readonly cell: number
  readonly spots: readonly number[]
  centre(spot: number): Point
  spotAt(at: Point): number | undefined
}

/** The look of a family's board; pieces are numbers that identify their look. */
export interface PieceLook<Position, Move extends MoveName> {
  readonly shape: number
  /** Its upper right and lower left corners are empty, so that names fit there. */
  readonly hasBareCorners?: boolean
  /** Layout from the view of the near seat; most boards are symmetric. */
  places(room: Box, near: Seat): Places
  /** Painted once per size. */
  paintBoard(pen: Pen, places: Places): void
  /** Paints a piece around the origin for a cell of this width. */
  paintPiece(pen: Pen, piece: number, cell: number): void
  piecesOf(position: Position): ReadonlyMap<number, number>
  /** How a move looks; by default new pieces grow, changed ones turn and lost ones fade. */
  motionsOf?(step: Step<Position, Move>, places: Places): readonly Motion[]
  /** Painted over the board and under the pieces in each frame: marks of the position. */
  paintUnder?(stage: Stage, places: Places, position: Position, marks: Marks): void
  paintOver?(stage: Stage, places: Places, position: Position, marks: Marks): void
  /** The piece that would be placed on the aimed spot. */
  ghostOf?(position: Position, spot: number, marks: Marks): number | undefined
  spotAt?(at: Point, places: Places, position: Position): number | undefined
  /** Whether dots mark the targets of a move; crowded boards show none without a selection. */
  showsTargets?(position: Position, marks: Marks): boolean
  tokenOf(seat: Seat): number
  joyOf(position: Position, places: Places): readonly number[]
}

interface Wishes {
  stage(): Stage
  sound: Sound
}

const FIRST_ROOM: Box = { x: 0, y: 0, width: 100, height: 100 }

/** The shown pieces and their positions. */
interface Board<Position, Move extends MoveName> {
  readonly look: PieceLook<Position, Move>
  readonly marks: Marks
  readonly stamps: Sprites
  readonly actors: ReturnType<typeof openActors>
  near: Seat
  room: Box
  places: Places
  position: Position | undefined
  pieces: ReadonlyMap<number, number>
}

/** A scene of pieces on spots. */
export function pieceScene<Position, Move extends MoveName>(
  look: PieceLook<Position, Move>,
  { stage, sound }: Wishes,
): DuelScene<Position, Move> {
  const marks = noMarks()
  const stamps = sprites()
  const actors = openActors((): Effects => stage().effects, sound)
  const board: Board<Position, Move> = {
    look,
    marks,
    stamps,
    actors,
    near: 0,
    room: FIRST_ROOM,
    places: look.places(FIRST_ROOM, 0),
    position: undefined,
    pieces: new Map(),
  }
  return {
    marks,
    shape: look.shape,
    hasBareCorners: look.hasBareCorners,
    fit(newRoom) {
      board.room = newRoom
      board.places = look.places(board.room, board.near)
      stamps.clear()
      return board.places.box
    },
    turnTo(newNear) {
      if (newNear === board.near) return
      board.near = newNear
      board.places = look.places(board.room, board.near)
      stamps.clear()
    },
    spots: () => board.places.spots,
    centre: (spot) => board.places.centre(spot),
    spotAt: (at) =>
      look.spotAt && board.position !== undefined
        ? look.spotAt(at, board.places, board.position)
        : board.places.spotAt(at),
    show(now) {
      actors.clear()
      board.position = now
      board.pieces = look.piecesOf(now)
    },
    renew(now) {
      board.position = now
    },
    perform(step, landed) {
      actors.clear()
      board.position = step.after
      const before = board.pieces
      board.pieces = look.piecesOf(step.after)
      const motions = look.motionsOf?.(step, board.places) ?? changes(before, board.pieces)
      actors.run(motions, landed)
    },
    draw: (on) => draw(board, on),
    token: (pen, seat, at, radius) => stamp(board, pen, look.tokenOf(seat), at, radius * 2.3),
    joy: (now) => look.joyOf(now, board.places).map((spot) => board.places.centre(spot)),
  }
}

function stamp<Position, Move extends MoveName>(
  board: Board<Position, Move>,
  pen: Pen,
  piece: number,
  { x, y }: Point,
  cell: number,
) {
  const { cell: full } = board.places
  const picture = {
    key: `piece ${piece}`,
    width: full,
    height: full,
    bleed: full * 0.25,
    paint(inner: Pen) {
      inner.translate(full / 2, full / 2)
      board.look.paintPiece(inner, piece, full)
    },
  }
  board.stamps.draw(pen, picture, { x: x - cell / 2, y: y - cell / 2, width: cell, height: cell })
}

function paintBoard<Position, Move extends MoveName>(board: Board<Position, Move>, pen: Pen) {
  const { box } = board.places
  const bleed = board.places.cell
  const picture = {
    key: 'board',
    width: box.width,
    height: box.height,
    bleed,
    paint(inner: Pen) {
      inner.translate(-box.x, -box.y)
      board.look.paintBoard(inner, board.places)
    },
  }
  board.stamps.draw(pen, picture, box)
}

function paintMarks<Position, Move extends MoveName>(board: Board<Position, Move>, on: Stage, now: Position) {
  const { look, marks } = board
  const { pen } = on
  const { cell } = board.places
  if (look.showsTargets?.(now, marks) ?? marks.chosen.length > 0)
    for (const spot of marks.targets)
      paintTarget(pen, board.places.centre(spot), cell, board.pieces.has(spot))
  for (const spot of marks.hint) paintHint(pen, board.places.centre(spot), cell)
  if (marks.aim === undefined) return
  const ghost = look.ghostOf?.(now, marks.aim, marks)
  if (ghost === undefined) return paintAim(pen, board.places.centre(marks.aim), cell)
  pen.globalAlpha = 0.55
  stamp(board, pen, ghost, board.places.centre(marks.aim), cell)
  pen.globalAlpha = 1
}

function draw<Position, Move extends MoveName>(board: Board<Position, Move>, on: Stage) {
  const { look, marks, actors } = board
  if (board.position === undefined) return
  const { pen } = on
  paintBoard(board, pen)
  look.paintUnder?.(on, board.places, board.position, marks)
  const { drag } = marks
  for (const [spot, piece] of board.pieces)
    if (!actors.hides(spot) && drag?.from !== spot)
      stamp(board, pen, piece, board.places.centre(spot), board.places.cell)
  actors.draw(pen, board.places, (piece, at, size) => stamp(board, pen, piece, at, size))
  look.paintOver?.(on, board.places, board.position, marks)
  for (const spot of marks.last)
    if (board.pieces.has(spot) && !actors.hides(spot))
      paintLast(pen, board.places.centre(spot), board.places.cell)
  paintMarks(board, on, board.position)
  if (marks.cursor !== undefined) paintCursor(pen, board.places.centre(marks.cursor), board.places.cell)
  const held = drag && board.pieces.get(drag.from)
  if (drag && held !== undefined)
    stamp(
      board,
      pen,
      held,
      { x: drag.at.x, y: drag.at.y - board.places.cell * 0.3 },
      board.places.cell * 1.25,
    )
}

/** New pieces grow, changed ones turn over, lost ones fade. */
function changes(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): readonly Motion[] {
  const motions: Motion[] = []
  for (const [spot, piece] of after) {
    const was = before.get(spot)
    if (was === undefined) motions.push({ way: 'grow', spot, piece })
    else if (was !== piece) motions.push({ way: 'flip', spot, piece: was, becomes: piece, delay: 0.08 })
  }
  for (const [spot, piece] of before) if (!after.has(spot)) motions.push({ way: 'fade', spot, piece })
  return motions
}
