import { fillCircle, fillRound, FONT_DISPLAY, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Board } from './boards.ts'
import { BEADS, LOCKS } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** The sign on a tile that still needs `left` visits. */
export function drawMark(
  pen: Pen,
  at: Point,
  cell: number,
  board: Board,
  { place, left }: { readonly place: number; readonly left: number },
) {
  const mark = board.marks[place]!
  const write = (text: string, size: number, color: string) => {
    pen.font = `800 ${Math.max(11, size)}px ${FONT_DISPLAY}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = color
    pen.fillText(text, at.x, at.y + size * 0.04)
  }
  if (board.rule === 'dots' && mark > 0) {
    fillCircle(pen, at.x, at.y + cell * 0.03, cell * 0.31, 'rgb(0 10 18 / .35)')
    fillCircle(pen, at.x, at.y, cell * 0.31, '#17313d')
    write(String(mark), cell * 0.36, '#ffffff')
  }
  if (board.rule === 'leap') {
    if (mark > 0) write(String(mark), cell * 0.46, '#3a2a1c')
    else drawFlag(pen, at, cell)
  }
  if (board.rule === 'beads') {
    const color = BEADS[mark - 1]!
    fillCircle(pen, at.x, at.y + cell * 0.04, cell * 0.25, shade(color, -0.45))
    fillCircle(pen, at.x, at.y, cell * 0.25, color)
    fillCircle(pen, at.x - cell * 0.08, at.y - cell * 0.09, cell * 0.07, 'rgb(255 255 255 / .8)')
    // Dots tell colours apart too.
    for (let dot = 0; dot < mark; dot++)
      fillCircle(
        pen,
        at.x + (dot - (mark - 1) / 2) * cell * 0.11,
        at.y + cell * 0.07,
        cell * 0.035,
        '#1b1320',
      )
  }
  if (board.rule === 'double' && board.needs[place] === 2 && left > 0) {
    fillCircle(pen, at.x, at.y, cell * 0.27, 'rgb(20 30 40 / .2)')
    write(`${left}`, cell * 0.36, '#2a3440')
  }
  if (board.rule === 'stairs') write(String(mark), cell * 0.4, 'rgb(60 36 10 / .75)')
  if (board.rule === 'oneway' && mark > 0) drawArrow(pen, at, cell, mark - 1)
  if (board.rule === 'locks' && mark > 0 && left > 0) drawKey(pen, at, cell, LOCKS[mark - 1]!)
  if (board.rule === 'locks' && mark < 0 && left > 0) drawLock(pen, at, cell, LOCKS[-mark - 1]!)
  if (board.rule === 'ink' && mark > 0) {
    drawBottle(pen, at, cell)
    write(String(mark), cell * 0.26, '#ffffff')
  }
}

function drawArrow(pen: Pen, { x, y }: Point, cell: number, way: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate((way * Math.PI) / 2)
  pen.beginPath()
  pen.moveTo(0, -cell * 0.32)
  pen.lineTo(cell * 0.26, 0)
  pen.lineTo(cell * 0.1, 0)
  pen.lineTo(cell * 0.1, cell * 0.28)
  pen.lineTo(-cell * 0.1, cell * 0.28)
  pen.lineTo(-cell * 0.1, 0)
  pen.lineTo(-cell * 0.26, 0)
  pen.closePath()
  pen.fillStyle = 'rgb(90 60 24 / .6)'
  pen.fill()
  pen.restore()
}

function drawKey(pen: Pen, { x, y }: Point, cell: number, color: string) {
  pen.strokeStyle = shade(color, -0.3)
  pen.lineWidth = cell * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x - cell * 0.02, y)
  pen.lineTo(x + cell * 0.3, y)
  pen.moveTo(x + cell * 0.18, y)
  pen.lineTo(x + cell * 0.18, y + cell * 0.13)
  pen.moveTo(x + cell * 0.3, y)
  pen.lineTo(x + cell * 0.3, y + cell * 0.13)
  pen.stroke()
  fillCircle(pen, x - cell * 0.16, y, cell * 0.17, shade(color, -0.3))
  fillCircle(pen, x - cell * 0.16, y, cell * 0.13, color)
  fillCircle(pen, x - cell * 0.16, y, cell * 0.05, shade(color, -0.5))
}

function drawLock(pen: Pen, { x, y }: Point, cell: number, color: string) {
  pen.strokeStyle = '#5a6570'
  pen.lineWidth = cell * 0.08
  pen.beginPath()
  pen.arc(x, y - cell * 0.06, cell * 0.15, Math.PI, 0)
  pen.stroke()
  const box = { x: x - cell * 0.23, y: y - cell * 0.07, width: cell * 0.46, height: cell * 0.36 }
  fillRound(pen, { ...box, y: box.y + cell * 0.03 }, cell * 0.07, shade(color, -0.4))
  fillRound(pen, box, cell * 0.07, color)
  fillCircle(pen, x, y + cell * 0.08, cell * 0.055, shade(color, -0.6))
}

function drawBottle(pen: Pen, { x, y }: Point, cell: number) {
  fillRound(
    pen,
    { x: x - cell * 0.09, y: y - cell * 0.36, width: cell * 0.18, height: cell * 0.2 },
    cell * 0.04,
    '#8a6a48',
  )
  fillRound(
    pen,
    { x: x - cell * 0.26, y: y - cell * 0.2, width: cell * 0.52, height: cell * 0.5 },
    cell * 0.12,
    '#22307c',
  )
  fillRound(
    pen,
    { x: x - cell * 0.2, y: y - cell * 0.15, width: cell * 0.1, height: cell * 0.36 },
    cell * 0.05,
    'rgb(255 255 255 / .3)',
  )
}

function drawFlag(pen: Pen, { x, y }: Point, cell: number) {
  pen.strokeStyle = '#5a3a20'
  pen.lineWidth = cell * 0.06
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x - cell * 0.12, y + cell * 0.28)
  pen.lineTo(x - cell * 0.12, y - cell * 0.28)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(x - cell * 0.1, y - cell * 0.28)
  pen.lineTo(x + cell * 0.26, y - cell * 0.15)
  pen.lineTo(x - cell * 0.1, y - cell * 0.01)
  pen.closePath()
  pen.fillStyle = '#e2463f'
  pen.fill()
}
