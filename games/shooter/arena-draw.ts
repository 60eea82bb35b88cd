import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { type Arena, world } from './arena.ts'
import { drawCards } from './card-table.ts'
import { drawWorld, type Look } from './scene.ts'
import { stamps } from './stamps.ts'

function drawGround(arena: Arena, pen: CanvasRenderingContext2D) {
  if (!arena.tile) return
  const [dx, dy] = arena.context.reducedMotion ? [0, 0] : (arena.scene.backdrop.drift ?? [0, 0])
  const offX =
    (((dx * arena.clock * arena.room.scale) % arena.room.width) + arena.room.width) % arena.room.width
  const offY =
    (((dy * arena.clock * arena.room.scale) % arena.room.height) + arena.room.height) % arena.room.height
  if (dx === 0 && dy === 0) copyWhole(pen, arena.tile)
  else
    for (const x of dx === 0 ? [0] : [offX - arena.room.width, offX])
      for (const y of dy === 0 ? [0] : [offY - arena.room.height, offY])
        pen.drawImage(arena.tile, x, y, arena.room.width, arena.room.height)
}

export function draw(arena: Arena, { pen, time }: Stage) {
  if (!arena.painter) {
    arena.painter = stamps(pen, arena.scene.pictures)
    arena.painter.sharpen((arena.room.scale * arena.canvas.width) / arena.room.width)
  }
  drawGround(arena, pen)
  const look = lookAt(arena, time)
  pen.save()
  pen.translate(arena.room.left, arena.room.top)
  pen.scale(arena.room.scale, arena.room.scale)
  drawWorld(arena.scene, world(arena), arena.painter, look)
  if (arena.started) arena.controls.draw(arena.painter.brush, world(arena))
  drawMargins(arena, pen, look)
  if (!arena.started && !arena.guide.showing) {
    const { x, y } = arena.scene.coach(world(arena))[0]!
    const k = arena.context.reducedMotion ? 0.4 : (time * 0.9) % 1
    arena.painter.brush.ring(x, y, 22 + k * 22, 4, '#ffffff', 0.75 * (1 - k))
  }
  pen.restore()
  if (world(arena).cards.length > 0)
    drawCards(pen, arena.room, {
      context: arena.context,
      rules: arena.rules,
      world: world(arena),
      at: arena.card,
    })
  arena.guide.draw(pen, time)
}

/** Darkens the surroundings, so that the field's edge is visible. */
function drawMargins(arena: Arena, pen: CanvasRenderingContext2D, { left, right, top, bottom }: Look) {
  pen.fillStyle = 'rgb(2 8 24 / .3)'
  if (left < -0.5) {
    pen.fillRect(left, top, -left, bottom - top)
    pen.fillRect(arena.fieldWidth, top, right - arena.fieldWidth, bottom - top)
  }
  if (top < -0.5 && !arena.scene.isTall) {
    pen.fillRect(left, top, right - left, -top)
    pen.fillRect(left, arena.fieldHeight, right - left, bottom - arena.fieldHeight)
  }
}

function lookAt(arena: Arena, seconds: number): Look {
  const [aside, above] = [arena.room.left / arena.room.scale, arena.room.top / arena.room.scale]
  return {
    seconds,
    calm: arena.context.reducedMotion,
    left: -aside,
    right: arena.fieldWidth + aside,
    top: -above,
    bottom: arena.fieldHeight + above,
  }
}
