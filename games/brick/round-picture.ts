import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Look, Pen } from './scene.ts'
import { type Round, world } from './round.ts'

function lookAt(round: Round, seconds: number): Look {
  const { context } = round
  const corner = round.room.toField({ x: 0, y: 0 })
  const other = round.room.toField({ x: round.size.width, y: round.size.height })
  return {
    seconds,
    calm: context.reducedMotion,
    left: corner.x,
    top: corner.y,
    right: other.x,
    bottom: other.y,
    dip: context.reducedMotion ? 0 : round.dip,
    aim: round.controls.aim(),
    number: round.number,
  }
}

function paintBackdrop(round: Round, look: Look): HTMLCanvasElement {
  const { canvas } = round
  const image = document.createElement('canvas')
  image.width = canvas.width
  image.height = canvas.height
  const pen = image.getContext('2d')!
  const ratio = canvas.width / round.size.width
  pen.scale(ratio, ratio)
  enter(round, pen)
  round.scene.backdrop(pen, look)
  return image
}

function enter(round: Round, pen: Pen) {
  pen.translate(round.room.left, round.room.top)
  pen.scale(round.room.scale, round.room.scale)
}

export function drawRound(round: Round, { pen, time }: Stage) {
  const { scene, layer, show } = round
  const look = lookAt(round, time)
  round.backdrop ??= paintBackdrop(round, look)
  copyWhole(pen, round.backdrop)
  const state = world(round)
  pen.save()
  enter(round, pen)
  scene.under?.(pen, state, look)
  const grid = scene.grid?.(state)
  if (layer && grid) layer.draw(pen, state, { ...grid, top: grid.top + (scene.lift?.(state) ?? 0) })
  show.drawFlares(pen)
  for (const drop of state.drops) scene.drop?.(pen, drop, look)
  show.drawBalls(pen, state, { stamps: round.stamps, color: scene.ballColor(state) })
  scene.over(pen, state, look)
  pen.restore()
  if (!round.started) round.guide.draw(pen, time)
}
