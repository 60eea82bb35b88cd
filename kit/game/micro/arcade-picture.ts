import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Brush } from './brush.ts'
import { canvasBrush } from './canvas-brush.ts'
import type { Look } from './scene.ts'
import { OVER_AFTER_TICKS, type Arcade, state, eye } from './arcade.ts'

export function drawArcade(arcade: Arcade, { pen, time }: Stage) {
  arcade.brush ??= canvasBrush(pen)
  if (arcade.night) copyWhole(pen, arcade.night)
  const { x, y } = eye(arcade)
  pen.save()
  pen.translate(arcade.room.left, arcade.room.top)
  pen.scale(arcade.room.scale, arcade.room.scale)
  pen.translate(-x, -y)
  arcade.tail.draw(arcade.brush)
  arcade.scene.draw(state(arcade), arcade.brush, lookAt(arcade, x, y, time))
  arcade.controls.draw?.(arcade.brush, state(arcade))
  if (!arcade.started && !arcade.guide.showing) beckon(arcade, arcade.brush, time)
  pen.restore()
  arcade.guide.draw(pen, time)
}

/** Paints the static parts of the field into the backdrop. */
export function paintStill(arcade: Arcade, image: HTMLCanvasElement) {
  const { scene } = arcade
  const pen = image.getContext('2d')
  if (!pen || !scene.still) return
  pen.translate(arcade.room.left, arcade.room.top)
  pen.scale(arcade.room.scale, arcade.room.scale)
  scene.still(canvasBrush(pen), lookAt(arcade, 0, 0, 0))
}

function lookAt(arcade: Arcade, x: number, y: number, seconds: number): Look {
  const { left, top, scale, width, height } = arcade.room
  return {
    left: x - left / scale,
    right: x + (width - left) / scale,
    top: y - top / scale,
    bottom: y + (height - top) / scale,
    seconds,
    calm: arcade.context.reducedMotion,
    gone: Math.min(1, arcade.ended / OVER_AFTER_TICKS),
  }
}

/** A pulsing ring around the hero: invites the first press. */
function beckon(arcade: Arcade, onto: Brush, seconds: number) {
  const { x, y } = arcade.scene.hero(state(arcade))
  const k = arcade.context.reducedMotion ? 0.4 : (seconds * 0.9) % 1
  onto.ring(x, y, 22 + k * 22, 4, '#ffffff', 0.75 * (1 - k))
}
