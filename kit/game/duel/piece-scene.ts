import type { Sound } from './motion.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { paintAim, paintCursor, paintHint, paintLast, paintTarget } from './marks.ts'
import { openActors, type Motion } from './motion.ts'
import type { MoveName, Seat } from './rules.ts'
import { noMarks, type DuelScene, type Marks, type Step } from './scene.ts'

type Pen = CanvasRenderingContext2D

/** Where the spots of a board lie, in CSS pixels. */
export interface Places {
  /** The box with its frame. */
  readonly box: Box
  /** Width of a cell. */
  readonly cell: number
  readonly spots: readonly number[]
  centre(spot: number): Point
  spotAt(at: Point): number | undefined
}

/** What a family says about the look of its board; pieces are numbers that name their looks. */
export interface PieceLook<Position, Move extends MoveName> {
  readonly shape: number
  /** Its upper right and lower left corner are bare, so that the names may stand there. */
  readonly hasBareCorners?: boolean
  /** Laid out as the near seat sees it; most boards look the same from both sides. */
  places(room: Box, near: Seat): Places
  /** Painted once for each size. */
  paintBoard(pen: Pen, places: Places): void
  /** Paints a piece around the origin for a cell of this width. */
  paintPiece(pen: Pen, piece: number, cell: number): void
  piecesOf(position: Position): ReadonlyMap<number, number>
  /** How a move looks; growing, turning and fading of what has changed when left out. */
  motionsOf?(step: Step<Position, Move>, places: Places): readonly Motion[]
  /** Painted over the board and under the pieces, each time: marks of the position itself. */
  paintUnder?(stage: Stage, places: Places, position: Position, marks: Marks): void
  paintOver?(stage: Stage, places: Places, position: Position, marks: Marks): void
  /** The piece a finger would put on the aimed spot. */
  ghostOf?(position: Position, spot: number, marks: Marks): number | undefined
  spotAt?(at: Point, places: Places, position: Position): number | undefined
  /** Whether dots show where a move may go; crowded boards do without on an empty choice. */
  showsTargets?(position: Position, marks: Marks): boolean
  tokenOf(seat: Seat): number
  joyOf(position: Position, places: Places): readonly number[]
}

interface Wishes {
  stage(): Stage
  sound: Sound
}

/** A scene of pieces that stand on spots. */
export function pieceScene<Position, Move extends MoveName>(
  look: PieceLook<Position, Move>,
  { stage, sound }: Wishes,
): DuelScene<Position, Move> {
  const marks = noMarks()
  const stamps = sprites()
  const actors = openActors((): Effects => stage().effects, sound)
  let near: Seat = 0
  let room: Box = { x: 0, y: 0, width: 100, height: 100 }
  let places = look.places(room, near)
  let position: Position | undefined
  let pieces: ReadonlyMap<number, number> = new Map()

  function stamp(pen: Pen, piece: number, { x, y }: Point, cell: number) {
    const { cell: full } = places
    const picture = {
      key: `piece ${piece}`,
      width: full,
      height: full,
      bleed: full * 0.25,
      paint(inner: Pen) {
        inner.translate(full / 2, full / 2)
        look.paintPiece(inner, piece, full)
      },
    }
    stamps.draw(pen, picture, { x: x - cell / 2, y: y - cell / 2, width: cell, height: cell })
  }

  function paintBoard(pen: Pen) {
    const { box } = places
    const bleed = places.cell
    const picture = {
      key: 'board',
      width: box.width,
      height: box.height,
      bleed,
      paint(inner: Pen) {
        inner.translate(-box.x, -box.y)
        look.paintBoard(inner, places)
      },
    }
    stamps.draw(pen, picture, box)
  }

  function paintMarks(on: Stage, now: Position) {
    const { pen } = on
    const { cell } = places
    if (look.showsTargets?.(now, marks) ?? marks.chosen.length > 0)
      for (const spot of marks.targets) paintTarget(pen, places.centre(spot), cell, pieces.has(spot))
    for (const spot of marks.hint) paintHint(pen, places.centre(spot), cell)
    if (marks.aim === undefined) return
    const ghost = look.ghostOf?.(now, marks.aim, marks)
    if (ghost === undefined) return paintAim(pen, places.centre(marks.aim), cell)
    pen.globalAlpha = 0.55
    stamp(pen, ghost, places.centre(marks.aim), cell)
    pen.globalAlpha = 1
  }

  return {
    marks,
    shape: look.shape,
    hasBareCorners: look.hasBareCorners,
    fit(newRoom) {
      room = newRoom
      places = look.places(room, near)
      stamps.clear()
      return places.box
    },
    turnTo(newNear) {
      if (newNear === near) return
      near = newNear
      places = look.places(room, near)
      stamps.clear()
    },
    spots: () => places.spots,
    centre: (spot) => places.centre(spot),
    spotAt: (at) =>
      look.spotAt && position !== undefined ? look.spotAt(at, places, position) : places.spotAt(at),
    show(now) {
      actors.clear()
      position = now
      pieces = look.piecesOf(now)
    },
    perform(step, landed) {
      actors.clear()
      position = step.after
      const before = pieces
      pieces = look.piecesOf(step.after)
      const motions = look.motionsOf?.(step, places) ?? changes(before, pieces)
      actors.run(motions, landed)
    },
    draw(on) {
      if (position === undefined) return
      const { pen } = on
      paintBoard(pen)
      look.paintUnder?.(on, places, position, marks)
      const { drag } = marks
      for (const [spot, piece] of pieces)
        if (!actors.hides(spot) && drag?.from !== spot) stamp(pen, piece, places.centre(spot), places.cell)
      actors.draw(pen, places, (piece, at, size) => stamp(pen, piece, at, size))
      look.paintOver?.(on, places, position, marks)
      for (const spot of marks.last)
        if (pieces.has(spot) && !actors.hides(spot)) paintLast(pen, places.centre(spot), places.cell)
      paintMarks(on, position)
      if (marks.cursor !== undefined) paintCursor(pen, places.centre(marks.cursor), places.cell)
      const held = drag && pieces.get(drag.from)
      if (drag && held !== undefined)
        stamp(pen, held, { x: drag.at.x, y: drag.at.y - places.cell * 0.3 }, places.cell * 1.25)
    },
    token: (pen, seat, at, radius) => stamp(pen, look.tokenOf(seat), at, radius * 2.3),
    joy: (now) => look.joyOf(now, places).map((spot) => places.centre(spot)),
  }
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
