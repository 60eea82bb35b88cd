import { fillCircle } from '#kit/game/draw.ts'
import type { Actor, Cast } from './cast.ts'
import { middleOf } from './controls.ts'
import type { PrankInput } from './rules.ts'
import type { Spot } from './scene.ts'

type Pen = CanvasRenderingContext2D

/** A hint on the picture: first where, then where to, then how. */
export interface Pointed {
  readonly input: PrankInput
  readonly step: number
}

const GLOW = 'rgb(255 243 170 / '

function glow(pen: Pen, actor: Actor, seconds: number) {
  const [x, y] = middleOf(actor)
  const radius = Math.max(actor.width, actor.height) * 0.6 + 8 + 4 * Math.sin(seconds * 5)
  for (const part of [1, 0.8, 0.6]) fillCircle(pen, x, y, radius * part, `${GLOW}.26)`)
  pen.strokeStyle = '#fff3aa'
  pen.lineWidth = 4
  pen.setLineDash([12, 9])
  pen.lineDashOffset = -seconds * 26
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.stroke()
  pen.setLineDash([])
}

/** Dots from the thing to its target, or a ring for a longer press. */
function gesture(pen: Pen, verb: string, [x, y]: Spot, [toX, toY]: Spot, seconds: number) {
  const k = (seconds * 0.8) % 1
  if (verb === 'drag') {
    for (let dot = 0; dot < 7; dot++) {
      const part = (dot + k) / 7
      fillCircle(pen, x + (toX - x) * part, y + (toY - y) * part, 5 + 2 * part, '#fff3aa')
    }
    return
  }
  const shift = verb === 'shake' ? Math.sin(seconds * 16) * 26 : 0
  fillCircle(pen, x + shift, y, verb === 'tap' ? 14 + 12 * Math.abs(Math.sin(seconds * 5)) : 20, `${GLOW}.8)`)
  if (verb === 'hold') drawHold(pen, [x, y], k)
}

export function drawHint(pen: Pen, cast: Cast, { input, step }: Pointed, seconds: number) {
  const [verb = 'tap', ...names] = input.split(' ')
  const things = names.map((name) => cast.get(name))
  for (const [index, actor] of things.entries()) if (step > index) glow(pen, actor, seconds)
  const [from, to = from] = things
  if (step >= 3 && from && to) gesture(pen, verb, middleOf(from), middleOf(to), seconds)
}

/** The ring that fills while the finger stays. */
export function drawHold(pen: Pen, [x, y]: Spot, share: number) {
  pen.lineWidth = 8
  pen.lineCap = 'round'
  pen.strokeStyle = 'rgb(0 16 24 / .35)'
  pen.beginPath()
  pen.arc(x, y, 38, 0, 7)
  pen.stroke()
  pen.strokeStyle = '#ffdf5a'
  pen.beginPath()
  pen.arc(x, y, 38, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share)
  pen.stroke()
}

/** The cursor of the keys. */
export function drawCursor(pen: Pen, { x, y, width, height }: Actor) {
  pen.strokeStyle = '#3fe0cf'
  pen.lineWidth = 4
  pen.beginPath()
  pen.roundRect(x - width / 2 - 6, y - height - 6, width + 12, height + 12, 16)
  pen.stroke()
}
