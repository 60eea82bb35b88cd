import { copyWhole, fillRound, write } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Stage } from '#kit/game/stage.ts'
import { drawEnergy, drawSlot, drawWeather } from './card-art.ts'
import { drawBattle, drawGround } from './field-art.ts'
import { slotsOf } from './controls.ts'
import { sim, type Battle } from './battle.ts'

function paintGround(battle: Battle): HTMLCanvasElement {
  const { canvas, definition, mode, rules } = battle
  const image = document.createElement('canvas')
  image.width = canvas.width
  image.height = canvas.height
  const pen = image.getContext('2d')!
  const ratio = canvas.width / battle.size.width
  pen.scale(ratio, ratio)
  const [glow, deep] = definition.ground
  const light = pen.createRadialGradient(
    battle.size.width / 2,
    battle.size.height * 0.4,
    20,
    battle.size.width / 2,
    battle.size.height * 0.45,
    battle.size.height * 0.8,
  )
  light.addColorStop(0, glow)
  light.addColorStop(1, deep)
  pen.fillStyle = light
  pen.fillRect(0, 0, battle.size.width, battle.size.height)
  drawGround(canvasBrush(pen), mode, rules, battle.room.field)
  return image
}

export function draw(battle: Battle, { pen, time }: Stage) {
  const { number, calm, rules, isRightToLeft, brush } = battle
  battle.picture ??= paintGround(battle)
  copyWhole(pen, battle.picture)
  drawLane(battle, pen)
  const { world } = sim(battle)
  drawBattle(world, rules, { pen, brush, field: battle.room.field, seconds: time, calm })
  if (rules.isWeather) drawSky(battle, pen)
  drawEnergy(pen, battle.room.purse, world.armies[0].energy, isRightToLeft)
  for (const slot of slotsOf(sim(battle), battle.hand, battle.room)) drawSlot(pen, slot, number)
  if (!battle.started) battle.guide.draw(pen, time)
}

/** The lane below the finger or the cursor. */
function drawLane(battle: Battle, pen: CanvasRenderingContext2D) {
  const lane = battle.hand.lane ?? (battle.byKeys && battle.rules.lanes > 1 ? battle.cursor : undefined)
  if (lane === undefined) return
  const { field } = battle.room
  const [from, to] = [field.spot(lane, 0), field.spot(lane, 100)]
  const half = field.lane * 0.44
  const box = field.isWide
    ? { x: Math.min(from.x, to.x), y: from.y - half, width: Math.abs(to.x - from.x), height: 2 * half }
    : { x: from.x - half, y: to.y, width: 2 * half, height: from.y - to.y }
  fillRound(pen, box, 16, 'rgb(255 255 255 / .2)')
}

/** The current weather, and the next one in small. */
function drawSky(battle: Battle, pen: CanvasRenderingContext2D) {
  const { weather, forecast } = sim(battle).world
  const { x: left, y: top, width: wide } = battle.room.field.box
  if (weather === 'fog') fillRound(pen, battle.room.field.box, 22, 'rgb(232 240 246 / .3)')
  if (weather === 'rain') fillRound(pen, battle.room.field.box, 22, 'rgb(20 50 90 / .2)')
  const x = battle.isRightToLeft ? left + wide - 84 : left + 8
  fillRound(pen, { x, y: top + 8, width: 76, height: 36 }, 16, 'rgb(4 16 28 / .6)')
  drawWeather(pen, x + 21, top + 26, weather, 28)
  write(pen, '›', x + 42, top + 25, { size: 16, color: '#ffffff' })
  drawWeather(pen, x + 58, top + 26, forecast, 19)
}
