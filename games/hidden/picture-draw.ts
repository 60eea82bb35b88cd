import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Point } from '#kit/game/stage.ts'
import { SIDE, type Board } from './board.ts'
import { hasStrip, lampOf, paintClue, paintDark, paintFound, paintPicture } from './picture-art.ts'
import { LOUPE } from './round-art.ts'
import type { HuntState } from './rules.ts'
import { paintThing } from './things.ts'
import { type PictureTable, board, placeOf } from './picture-table.ts'

/** Draws what lies below the loupe. */
function enlarge(scene: PictureTable, pen: CanvasRenderingContext2D, shown: Board, state: HuntState) {
  const { x, y, turn, scale: zoom } = shown.clue[Math.min(state.found.length, shown.clue.length - 1)]!
  pen.translate(LOUPE.x, LOUPE.y)
  pen.beginPath()
  pen.arc(0, 0, LOUPE.reach - 3, 0, Math.PI * 2)
  pen.clip()
  pen.rotate(turn)
  pen.scale(zoom, zoom)
  pen.translate(-x, -y)
  paintPicture(canvasBrush(pen), scene.hunt, shown, state)
}

export function drawPicture(scene: PictureTable, pen: CanvasRenderingContext2D) {
  const { hunt } = scene
  const state = scene.tools.state()
  const shown = board(scene)
  const brush = canvasBrush(pen)
  const frame = (at: Point, paint: () => void, high = shown.height) => {
    pen.save()
    pen.translate(at.x, at.y)
    pen.scale(scene.scale, scene.scale)
    pen.beginPath()
    pen.roundRect(0, 0, SIDE, high, 18)
    pen.clip()
    paint()
    pen.restore()
  }
  for (const [index, at] of [scene.first, scene.second].entries()) {
    if (!at) continue
    brush.round(
      at.x + 2,
      at.y + 7,
      SIDE * scene.scale - 4,
      shown.height * scene.scale,
      18 * scene.scale,
      '#000000',
      0.3,
    )
    frame(at, () => {
      paintPicture(brush, hunt, shown, state, index === 1)
      for (const { thing, k } of scene.flying)
        paintThing(brush, {
          ...thing,
          y: thing.y - k * k * 260,
          x: thing.x + (thing.x < 200 ? -80 : 80) * k,
          turn: thing.turn + k * 2,
          scale: thing.scale * (1 + 0.2 * k),
        })
      if (hunt === 'torch') paintDark(brush, scene.light ?? lampOf(state))
      paintFound(brush, hunt, shown, state, scene.grown)
    })
  }
  if (hasStrip(hunt)) {
    pen.save()
    pen.translate(scene.strip.x, scene.strip.y)
    pen.scale(scene.scale, scene.scale)
    paintClue(brush, hunt, shown, state)
    if (hunt === 'loupe') enlarge(scene, pen, shown, state)
    pen.restore()
  }
  const size = Math.max(20, 26 * scene.scale)
  if (scene.hinted)
    brush.ring(
      placeOf(scene, scene.hinted.input).x,
      placeOf(scene, scene.hinted.input).y,
      size * (1.25 + 0.15 * Math.sin(scene.hinted.k * 26)),
      6,
      '#ffe066',
    )
  if (scene.cursor !== undefined)
    brush.ring(placeOf(scene, scene.cursor).x, placeOf(scene, scene.cursor).y, size, 4, '#1b6fd0')
  for (const { at, k } of scene.crosses) {
    const reach = size * 0.7
    for (const side of [-1, 1])
      brush.line(
        [at.x - reach, at.y - reach * side, at.x + reach, at.y + reach * side],
        6,
        '#e8304f',
        k < 0.6 ? 1 : (1 - k) / 0.4,
      )
  }
}
