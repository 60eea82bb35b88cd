import { copyWhole, fillCircle, fillRound } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { READY_TICKS } from './match.ts'
import { COLORS, type Pen } from './scenes/scene.ts'
import { OPEN, SEATS, SIDE } from './yard.ts'
import { sim, type Table } from './table.ts'

const ROUNDING = 22

export function enterYard(table: Table, pen: Pen) {
  pen.beginPath()
  pen.roundRect(table.box.x, table.box.y, table.box.width, table.box.height, ROUNDING)
  pen.clip()
  pen.translate(table.box.x, table.box.y)
  pen.scale(table.scale, table.scale)
}

export function draw(table: Table, { pen, time }: Stage) {
  const { context, scene } = table
  const { match } = sim(table)
  if (table.still) copyWhole(pen, table.still)
  pen.save()
  enterYard(table, pen)
  scene.draw(pen, match.bout, {
    seconds: time,
    calm: context.reducedMotion,
    isResting: match.rest > 0,
  })
  drawWins(table, pen)
  if (match.rest > 0) drawRest(table, pen)
  pen.restore()
  table.buttons.draw(pen)
  if (table.phase !== 'waiting') return
  if (table.finger.showing) table.finger.draw(pen, time)
  else beckon(table, pen, time)
}

/** How many bouts each has won, and how many it takes. */
function drawWins(table: Table, pen: Pen) {
  const { match, duel } = sim(table)
  for (const seat of SEATS) {
    const width = duel.target * 20 + 8
    const x = seat === 0 ? 10 : SIDE - 10 - width
    fillRound(pen, { x, y: 10, width, height: 24 }, 12, 'rgb(3 14 24 / .5)')
    for (let win = 0; win < duel.target; win++) {
      const at = seat === 0 ? x + 14 + win * 20 : x + width - 14 - win * 20
      fillCircle(pen, at, 22, 7.5, win < match.wins[seat] ? COLORS[seat] : 'rgb(255 255 255 / .22)')
    }
  }
}

/** Three lights before a bout; the winner's ring after it. */
function drawRest(table: Table, pen: Pen) {
  const { bout, rest } = sim(table).match
  if (bout.winner !== OPEN) {
    pen.lineWidth = 12
    pen.strokeStyle = COLORS[bout.winner as 0 | 1] ?? '#ffffff'
    pen.globalAlpha = 0.8
    pen.strokeRect(6, 6, SIDE - 12, SIDE - 12)
    pen.globalAlpha = 1
    return
  }
  fillRound(pen, { x: 140, y: 176, width: 120, height: 48 }, 24, 'rgb(3 14 24 / .6)')
  const lit = Math.ceil(((READY_TICKS - rest + 1) / READY_TICKS) * 3)
  for (let light = 0; light < 3; light++) {
    const color = light >= lit ? 'rgb(255 255 255 / .25)' : lit === 3 ? '#7bdc5b' : '#ffb63d'
    fillCircle(pen, 168 + light * 32, 200, 11, color)
  }
}

/** A ring that breathes around the button: go when you are ready. */
function beckon(table: Table, pen: Pen, time: number) {
  const k = table.context.reducedMotion ? 0.4 : (time * 0.9) % 1
  pen.strokeStyle = `rgb(255 255 255 / ${0.8 * (1 - k)})`
  pen.lineWidth = 4
  pen.beginPath()
  const { x, y, radius } = table.buttons.spot(0)
  pen.arc(x, y, radius + 2 + k * 20, 0, 2 * Math.PI)
  pen.stroke()
}
