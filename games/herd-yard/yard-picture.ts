import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { drawLeaders } from './leaders.ts'
import { AWAY_TICKS, REST_TICKS, SIDE } from './yard.ts'
import { type YardView, sim, onCanvas } from './yard-view.ts'

const ROUNDING = 26

export function enterYard(yard: YardView, pen: CanvasRenderingContext2D) {
  pen.beginPath()
  pen.roundRect(yard.box.x, yard.box.y, yard.box.width, yard.box.height, ROUNDING)
  pen.clip()
  pen.translate(yard.box.x, yard.box.y)
  pen.scale(yard.scale, yard.scale)
}

export function drawYard(yard: YardView, { pen, time }: Stage) {
  const { context } = yard
  const { state, place } = sim(yard)
  const leader = state.tick > 120 ? state.players.findIndex((_, who) => place(who) === 1) : -1
  if (yard.still) copyWhole(pen, yard.still)
  pen.save()
  enterYard(yard, pen)
  yard.scene.draw(pen, state, { seconds: time, calm: context.reducedMotion, leader })
  const { away } = state.players[0]!
  if (away > 0 && yard.phase === 'playing') drawAway(pen, Math.min(1, away / AWAY_TICKS))
  drawLeaders(pen, state, yard.number, context.direction === 'rtl')
  pen.restore()
  yard.controls.draw(pen, 1 - state.players[0]!.rest / REST_TICKS)
  if (yard.phase !== 'waiting') return
  if (yard.finger.showing) yard.finger.draw(pen, time)
  else beckon(yard, pen, time)
}

/** Out for a moment: a ring tells how long. */
function drawAway(pen: CanvasRenderingContext2D, left: number) {
  pen.fillStyle = 'rgb(2 8 16 / .3)'
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.lineWidth = 12
  pen.lineCap = 'round'
  pen.strokeStyle = '#ffb63d'
  pen.beginPath()
  pen.arc(SIDE / 2, SIDE / 2, 50, -Math.PI / 2, -Math.PI / 2 + (1 - left) * 2 * Math.PI)
  pen.stroke()
}

/** A pulsing ring around the person until they start. */
function beckon(yard: YardView, pen: CanvasRenderingContext2D, time: number) {
  const own = sim(yard).state.players[0]!
  const { x, y } = onCanvas(yard, own.x, own.y)
  const k = yard.context.reducedMotion ? 0.4 : (time * 0.9) % 1
  pen.strokeStyle = `rgb(255 255 255 / ${0.85 * (1 - k)})`
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(x, y, 18 + k * 24, 0, 2 * Math.PI)
  pen.stroke()
}
