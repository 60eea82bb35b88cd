import type { Stage } from '#kit/game/stage.ts'
import { drawDuel } from './duel-panel.ts'
import { drawGoals } from './panel.ts'
import { drawMap } from './road-map.ts'
import { drawPulled, drawRing, drawSandLayer, drawThread, trayBox, trayPicture } from './scene.ts'
import { type Desk, sim, board } from './desk.ts'

export function drawDesk(desk: Desk, { pen, time, held, pointer, width, height, reducedMotion }: Stage) {
  const { state } = sim(desk)
  const pulse = reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(time * 3)
  if (desk.map)
    return drawMap(pen, { width, height }, desk.map, {
      gear: desk.gear,
      level: desk.run.level,
      words: desk,
      pulse,
    })
  if (board(desk).goals.length > 0) drawGoals(pen, desk.look.panelBox, board(desk), state, desk.look)
  if (state.duel) {
    const panel = { ...desk.show.now, breath: pulse }
    drawDuel(pen, desk.look.panelBox, board(desk), state.duel, { ...desk.look, panel })
  }
  desk.look.stamps.draw(pen, trayPicture(board(desk), desk.look), trayBox(desk.look))
  pen.save()
  const tray = trayBox(desk.look)
  pen.beginPath()
  pen.roundRect(tray.x, tray.y, tray.width, tray.height, desk.look.unit * 0.34)
  pen.clip()
  if (state.sand.length > 0) drawSandLayer(pen, board(desk), desk.look, state.sand)
  desk.player.draw((actor) => drawPulled(pen, desk.look, board(desk).grid, desk.hands.pull, actor))
  if (desk.dimmed > 0) {
    pen.fillStyle = `rgb(4 10 24 / ${desk.dimmed * 0.5})`
    pen.fillRect(tray.x, tray.y, tray.width, tray.height)
  }
  pen.restore()
  drawThread(
    pen,
    board(desk),
    desk.look,
    desk.hands.path,
    held && desk.hands.path.length > 0 ? pointer : undefined,
  )
  drawRing(pen, board(desk), desk.look, desk.hands.chosen, '#ffffff')
  if (desk.hands.cursor !== undefined)
    drawRing(pen, board(desk), desk.look, [desk.hands.cursor], '#3fe0cf', 0.03)
  if (desk.hinted.length > 0)
    drawRing(pen, board(desk), desk.look, desk.hinted, '#ffe07a', 0.03 * Math.sin(time * 6))
  desk.guide.draw(pen, time)
}
