import { fillRound, strokeRound } from '#kit/game/draw.ts'
import { looseAt, trayAt, waiting, type CutDesk } from './cut-desk.ts'
import { drawMat, shine } from './mat.ts'
import { drawSwitch } from './piece-look.ts'

type Pen = CanvasRenderingContext2D

function drawTray(desk: CutDesk, pen: Pen) {
  const { tray } = desk.look
  fillRound(pen, { ...tray, y: tray.y + 3 }, 18, 'rgb(0 6 14 / .4)')
  fillRound(pen, tray, 18, '#7a5234')
  fillRound(
    pen,
    { x: tray.x + 4, y: tray.y + 4, width: tray.width - 8, height: tray.height - 8 },
    14,
    '#4a2f1e',
  )
  pen.save()
  pen.beginPath()
  pen.roundRect(tray.x + 4, tray.y + 4, tray.width - 8, tray.height - 8, 14)
  pen.clip()
  for (const [index, piece] of waiting(desk).entries()) {
    const at = trayAt(desk, index)
    if (
      piece === desk.drag?.piece ||
      piece === desk.carried?.piece ||
      at.x < -60 ||
      at.x > desk.room.width + 60
    )
      continue
    desk.table.drawPiece(pen, piece, at, desk.look.scale)
    if (piece === desk.cursor || piece === desk.pointing) {
      const side = desk.look.slot * 0.94
      strokeRound(
        pen,
        { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side },
        10,
        piece === desk.cursor ? '#3fe0cf' : '#fff4b8',
        3,
      )
    }
  }
  pen.restore()
}

export function drawDesk(desk: CutDesk, pen: Pen) {
  const state = desk.tools.state()
  const { box } = desk.look
  drawMat(pen, box, desk.room)
  drawTray(desk, pen)
  pen.fillStyle = '#efe2c8'
  pen.fillRect(box.x, box.y, box.width, box.height)
  if (desk.isPreview) desk.table.preview(pen)
  for (const [piece, isHome] of state.isHome.entries())
    if (isHome && piece !== desk.settling?.piece) desk.table.drawPiece(pen, piece, desk.table.homeAt(piece))
  if (desk.settling) {
    const { from, k, piece } = desk.settling
    const to = desk.table.homeAt(piece)
    desk.table.drawPiece(pen, piece, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k })
  }
  for (const [piece, place] of Object.entries(state.loose))
    if (Number(piece) !== desk.drag?.piece) desk.table.drawPiece(pen, Number(piece), looseAt(desk, place))
  if (desk.pointing !== undefined) desk.table.outline(pen, desk.pointing, '#e8902c')
  drawSwitch(pen, desk.look.buttons.border, 'border', desk.isBorderOnly)
  drawSwitch(pen, desk.look.buttons.preview, 'preview', desk.isPreview)
  if (desk.carried)
    desk.table.drawPiece(pen, desk.carried.piece, desk.table.onBoard(desk.carried.x, desk.carried.y), 1.06)
  if (desk.drag) {
    pen.globalAlpha = 0.35
    fillRound(
      pen,
      {
        x: desk.drag.at.x - desk.look.cell.width / 2 + 5,
        y: desk.drag.at.y - desk.look.cell.height / 2 + 10,
        width: desk.look.cell.width,
        height: desk.look.cell.height,
      },
      12,
      '#00040c',
    )
    pen.globalAlpha = 1
    desk.table.drawPiece(pen, desk.drag.piece, desk.drag.at, 1.06)
  }
  if (desk.glow > 0 && desk.glow < 1) shine(pen, box, desk.glow)
}
