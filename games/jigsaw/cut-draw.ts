import { fillRound, strokeRound } from '#kit/game/draw.ts'
import { looseAt, trayAt, waiting, type CutView } from './cut-view.ts'
import { drawMat, shine } from './mat.ts'
import { drawSwitch } from './piece-look.ts'

type Pen = CanvasRenderingContext2D

function drawTray(view: CutView, pen: Pen) {
  const { tray } = view.look
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
  for (const [index, piece] of waiting(view).entries()) {
    const at = trayAt(view, index)
    if (
      piece === view.drag?.piece ||
      piece === view.carried?.piece ||
      at.x < -60 ||
      at.x > view.room.width + 60
    )
      continue
    view.table.drawPiece(pen, piece, at, view.look.scale)
    if (piece === view.cursor || piece === view.pointing) {
      const side = view.look.slot * 0.94
      strokeRound(
        pen,
        { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side },
        10,
        piece === view.cursor ? '#3fe0cf' : '#fff4b8',
        3,
      )
    }
  }
  pen.restore()
}

export function drawCut(view: CutView, pen: Pen) {
  const state = view.tools.state()
  const { box } = view.look
  drawMat(pen, box, view.room)
  drawTray(view, pen)
  pen.fillStyle = '#efe2c8'
  pen.fillRect(box.x, box.y, box.width, box.height)
  if (view.isPreview) view.table.preview(pen)
  for (const [piece, isHome] of state.isHome.entries())
    if (isHome && piece !== view.settling?.piece) view.table.drawPiece(pen, piece, view.table.homeAt(piece))
  if (view.settling) {
    const { from, k, piece } = view.settling
    const to = view.table.homeAt(piece)
    view.table.drawPiece(pen, piece, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k })
  }
  for (const [piece, place] of Object.entries(state.loose))
    if (Number(piece) !== view.drag?.piece) view.table.drawPiece(pen, Number(piece), looseAt(view, place))
  if (view.pointing !== undefined) view.table.outline(pen, view.pointing, '#e8902c')
  drawSwitch(pen, view.look.buttons.border, 'border', view.isBorderOnly)
  drawSwitch(pen, view.look.buttons.preview, 'preview', view.isPreview)
  if (view.carried)
    view.table.drawPiece(pen, view.carried.piece, view.table.onBoard(view.carried.x, view.carried.y), 1.06)
  if (view.drag) {
    pen.globalAlpha = 0.35
    fillRound(
      pen,
      {
        x: view.drag.at.x - view.look.cell.width / 2 + 5,
        y: view.drag.at.y - view.look.cell.height / 2 + 10,
        width: view.look.cell.width,
        height: view.look.cell.height,
      },
      12,
      '#00040c',
    )
    pen.globalAlpha = 1
    view.table.drawPiece(pen, view.drag.piece, view.drag.at, 1.06)
  }
  if (view.glow > 0 && view.glow < 1) shine(pen, box, view.glow)
}
