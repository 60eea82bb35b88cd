import type { Stage } from '#kit/game/stage.ts'
import { AWAY_TICKS } from './round.ts'
import { sim, whereText, type ArenaTable } from './table.ts'
import { drawWhere } from './where.ts'

export function draw(table: ArenaTable, { pen, time, width, height }: Stage) {
  const { state } = sim(table)
  const look = {
    ...table.eye.view(),
    seconds: time,
    calm: table.context.reducedMotion,
    leader: table.react.leader(),
  }
  pen.save()
  table.eye.apply(pen)
  table.scene.draw(pen, state, look)
  pen.restore()
  const { alive, wait } = state.players[0]!
  if (!alive && wait > 0 && table.phase === 'playing') drawAway(pen, { width, height }, wait / AWAY_TICKS)
  table.board.draw(pen, sim(table), table.scene)
  table.controls.draw(pen, table.scene.ready?.(state))
  if (table.context.join) drawWhere(pen, width, whereText(table))
  if (table.phase !== 'waiting') return
  if (table.finger.showing) table.finger.draw(pen, time)
  else beckon(table, pen, time)
}

/** A pulsing ring around the person until they start. */
function beckon(table: ArenaTable, pen: CanvasRenderingContext2D, time: number) {
  const { x, y } = table.eye.onCanvas(table.scene.hero(sim(table).state))
  const k = table.context.reducedMotion ? 0.4 : (time * 0.9) % 1
  pen.strokeStyle = `rgb(255 255 255 / ${0.8 * (1 - k)})`
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(x, y, 26 + k * 26, 0, 2 * Math.PI)
  pen.stroke()
}

/** A ring shows how long the player is out. */
function drawAway(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  left: number,
) {
  pen.fillStyle = 'rgb(2 8 16 / .35)'
  pen.fillRect(0, 0, width, height)
  pen.lineWidth = 8
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgb(255 255 255 / .25)'
  pen.beginPath()
  pen.arc(width / 2, height / 2, 34, 0, 2 * Math.PI)
  pen.stroke()
  pen.strokeStyle = '#ffb63d'
  pen.beginPath()
  pen.arc(width / 2, height / 2, 34, -Math.PI / 2, -Math.PI / 2 + (1 - left) * 2 * Math.PI)
  pen.stroke()
}
