import { copyWhole } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Stage } from '#kit/game/stage.ts'
import { wishedKind } from './actions.ts'
import { drawField, drawReach } from './field-art.ts'
import { drawGround } from './ground.ts'
import { drawPurse } from './purse.ts'
import { buttonsOf, drawButton } from './shop.ts'
import { sim, type DefenceTable } from './table.ts'
import { towerAt } from './world.ts'

function paintGround(table: DefenceTable): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = table.canvas.width
  image.height = table.canvas.height
  const pen = image.getContext('2d')!
  const ratio = table.canvas.width / table.size.width
  pen.scale(ratio, ratio)
  const [glow, deep] = table.definition.ground
  const light = pen.createRadialGradient(
    table.size.width / 2,
    table.size.height * 0.4,
    20,
    table.size.width / 2,
    table.size.height * 0.45,
    table.size.height * 0.8,
  )
  light.addColorStop(0, glow)
  light.addColorStop(1, deep)
  pen.fillStyle = light
  pen.fillRect(0, 0, table.size.width, table.size.height)
  pen.translate(table.room.field.x, table.room.field.y)
  pen.scale(table.room.scale, table.room.scale)
  drawGround(canvasBrush(pen), table.kind, table.rules.board(sim(table).level, [], 0))
  return image
}

export function draw(table: DefenceTable, { pen, time }: Stage) {
  table.picture ??= paintGround(table)
  copyWhole(pen, table.picture)
  pen.save()
  pen.translate(table.room.field.x, table.room.field.y)
  pen.scale(table.room.scale, table.room.scale)
  drawAim(table)
  drawField(sim(table), { pen, brush: table.brush, seconds: time, calm: table.calm }, table.heat)
  pen.restore()
  drawPurse(pen, table.brush, {
    sim: sim(table),
    room: table.room,
    width: table.size.width,
    isMirrored: table.direction === 'rtl',
    number: table.number,
  })
  for (const button of buttonsOf(sim(table), table.hand, table.room)) drawButton(pen, button, table.number)
  if (!table.started) table.guide.draw(pen, time)
}

/** The cell below finger or cursor, and the range of its tower. */
function drawAim(table: DefenceTable) {
  const { world, board } = sim(table)
  const cell = table.hand.aimed ?? table.cursor ?? table.hand.picked
  const shownTower = table.hand.picked === undefined ? undefined : towerAt(world, table.hand.picked)
  if (shownTower)
    drawReach(table.brush, sim(table), [shownTower.cell, shownTower.kind, shownTower.level], true)
  if (cell === undefined || !board.sites.includes(cell)) return
  const tower = towerAt(world, cell)
  const own = tower
    ? [cell, tower.kind, tower.level]
    : [cell, wishedKind(sim(table), table.hand.kind) ?? 0, 1]
  if (tower !== shownTower || !tower) drawReach(table.brush, sim(table), own, true)
}
