import { strokeRound } from '#kit/game/draw.ts'
import { drawPad } from '#kit/game/pencil/pad-look.ts'
import type { Stage } from '#kit/game/stage.ts'
import { drawBoard } from './board-look.ts'
import type { State } from './rules.ts'
import { board, geometry, guideBox, type Sheet } from './sheet.ts'

const GUIDE_COLOR = '#ffb63d'

function drawGuide(sheet: Sheet, pen: CanvasRenderingContext2D, time: number) {
  const box = sheet.guide.showing ? guideBox(sheet) : undefined
  if (!box) return
  // The ghost finger alone is white on white.
  const swell = 3 + 2 * Math.sin(time * 5)
  const ring = {
    x: box.x - swell,
    y: box.y - swell,
    width: box.width + 2 * swell,
    height: box.height + 2 * swell,
  }
  strokeRound(pen, ring, box.height * 0.25 + swell, GUIDE_COLOR, 4)
  sheet.guide.draw(pen, time)
}

export function draw(sheet: Sheet, { pen, time }: Stage) {
  const state = board(sheet)
  const shown = new Set(sheet.advice?.shown)
  drawBoard(pen, sheet.grid, geometry(sheet), state, {
    selected: sheet.selected,
    digit: sheet.litDigit,
    shown,
    motionOf: sheet.motion.of,
    write: sheet.number,
  })
  const remaining = (digit: number) => missing(state, digit)
  drawPad(pen, sheet.layout.keys, {
    notesOn: sheet.notesOn,
    armed: sheet.armed,
    pressed: sheet.pressed,
    write: sheet.number,
    remaining,
  })
  drawGuide(sheet, pen, time)
}

const missing = ({ size, cells, solution }: State, digit: number) =>
  size - cells.filter((one, cell) => one === digit && solution[cell] === digit).length
