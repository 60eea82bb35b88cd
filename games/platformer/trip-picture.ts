import { fillRound, write } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { openBackdrop } from './backdrop.ts'
import { aimAt, type Camera } from './camera.ts'
import { drawActor } from './draw-hero.ts'
import { drawBlink, drawRope, drawThings, type Sight } from './draw-level.ts'
import { drawPools, drawWater } from './draw-water.ts'
import { hasSecond, movesOf } from './moves.ts'
import { openStrips } from './strips.ts'
import { sim, type Trip } from './trip.ts'

function sightOf(trip: Trip, { x, y, scale }: Camera, seconds: number): Sight {
  return {
    left: x,
    right: x + trip.size.width / scale,
    bottom: y + trip.size.height / scale,
    seconds,
    calm: trip.calm,
    sprung: trip.sprung,
  }
}

export function draw(trip: Trip, { pen, time }: Stage) {
  const { canvas, calm, kind, theme, brush } = trip
  const { level, world } = sim(trip)
  trip.camera ??= aimAt(world.hero, level, { size: trip.size, room: trip.pads.room })
  const ratio = canvas.width / trip.size.width
  trip.backdrop ??= openBackdrop(theme, trip.size, ratio)
  trip.strips ??= openStrips(level, theme, trip.camera.scale * ratio)
  const sight = sightOf(trip, trip.camera, time)
  trip.backdrop.draw(pen, trip.camera.x * trip.camera.scale)
  pen.save()
  // Whole pixels: copying rock at a fraction of a pixel is blurred and expensive.
  const snap = (units: number) => Math.round(units * trip.camera!.scale * ratio) / ratio
  pen.translate(-snap(trip.camera.x), -snap(trip.camera.y))
  pen.scale(trip.camera.scale, trip.camera.scale)
  trip.strips.draw(pen, sight.left, sight.right)
  drawThings(brush, sim(trip), theme, sight)
  drawRope(brush, sim(trip))
  drawBlink(brush, sim(trip))
  drawActor({ pen, brush, kind }, trip.actor, world, calm)
  drawPools(pen, level, sight)
  drawWater(pen, level, theme, sight)
  pen.restore()
  trip.pads.draw(pen)
  if (!trip.started) showStart(trip, pen, time)
}

/** Before the first step: the tutorial's finger, or the keys. */
function showStart(trip: Trip, pen: CanvasRenderingContext2D, seconds: number) {
  const { kind } = trip
  if (trip.pads.isTouch || movesOf[kind].auto) {
    trip.guide.draw(pen, seconds)
    return
  }
  const caps = hasSecond(movesOf[kind]) ? ['←', '→', '␣', 'X'] : ['←', '→', '␣']
  const [cap, gap] = [38, 10]
  const foot = trip.size.height - cap - 22
  for (const [index, sign] of caps.entries()) {
    const x = trip.size.width / 2 + (index - caps.length / 2) * (cap + gap) + gap / 2
    fillRound(pen, { x, y: foot + 4, width: cap, height: cap }, 10, 'rgb(4 16 28 / .5)')
    fillRound(pen, { x, y: foot, width: cap, height: cap }, 10, 'rgb(255 250 236 / .92)')
    write(pen, sign, x + cap / 2, foot + cap / 2, { size: 18, color: '#12303c' })
  }
}
