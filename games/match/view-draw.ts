import type { Stage } from '#kit/game/stage.ts'
import { drawDuel } from './duel-panel.ts'
import { drawGoals } from './panel.ts'
import { drawMap } from './road-map.ts'
import { drawPulled, drawRing, drawSandLayer, drawThread, trayBox, trayPicture } from './scene.ts'
import { type MatchView, sim, board } from './match-view.ts'

export function drawView(view: MatchView, { pen, time, held, pointer, width, height, reducedMotion }: Stage) {
  const { state } = sim(view)
  const pulse = reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(time * 3)
  if (view.map)
    return drawMap(pen, { width, height }, view.map, {
      gear: view.gear,
      level: view.run.level,
      words: view,
      pulse,
    })
  if (board(view).goals.length > 0) drawGoals(pen, view.look.panelBox, board(view), state, view.look)
  if (state.duel) {
    const panel = { ...view.show.now, breath: pulse }
    drawDuel(pen, view.look.panelBox, board(view), state.duel, { ...view.look, panel })
  }
  view.look.stamps.draw(pen, trayPicture(board(view), view.look), trayBox(view.look))
  pen.save()
  const tray = trayBox(view.look)
  pen.beginPath()
  pen.roundRect(tray.x, tray.y, tray.width, tray.height, view.look.unit * 0.34)
  pen.clip()
  if (state.sand.length > 0) drawSandLayer(pen, board(view), view.look, state.sand)
  view.player.draw((actor) => drawPulled(pen, view.look, board(view).grid, view.controls.pull, actor))
  if (view.dimmed > 0) {
    pen.fillStyle = `rgb(4 10 24 / ${view.dimmed * 0.5})`
    pen.fillRect(tray.x, tray.y, tray.width, tray.height)
  }
  pen.restore()
  drawThread(
    pen,
    board(view),
    view.look,
    view.controls.path,
    held && view.controls.path.length > 0 ? pointer : undefined,
  )
  drawRing(pen, board(view), view.look, view.controls.chosen, '#ffffff')
  if (view.controls.cursor !== undefined)
    drawRing(pen, board(view), view.look, [view.controls.cursor], '#3fe0cf', 0.03)
  if (view.hinted.length > 0)
    drawRing(pen, board(view), view.look, view.hinted, '#ffe07a', 0.03 * Math.sin(time * 6))
  view.guide.draw(pen, time)
}
