import { fillCircle, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { MobileState } from '../rules/drift-mobile.ts'
import { digits, GREEN, ground, halo, LAMP, PAPER, plank, shine, type Pen } from './looks.ts'
import { levelOf, type Hanging } from './mobile-shape.ts'
import { hanging, spots, trayAt, trayY, type Table } from './drift-mobile-table.ts'

export const SHELLS = ['#ff8f6b', '#ffc64a', '#5fd08a', '#5bb4f0', '#c79bff', '#ff9cc6'] as const

function radiusOf(table: Table, weight: number) {
  const { weights } = table.tools.state()
  const share = weights[weight]! / Math.max(...weights)
  return table.unit * (0.3 + 0.16 * Math.sqrt(share))
}

function drawShell(table: Table, pen: Pen, weight: number, { x, y }: Point, isLifted = false) {
  const { tools, number } = table
  const radius = radiusOf(table, weight)
  const color = SHELLS[weight % SHELLS.length]!
  if (isLifted) shine(pen, { x, y }, radius * 1.7, LAMP)
  fillCircle(pen, x, y + radius * 0.14, radius, shade(color, -0.4))
  fillCircle(pen, x, y, radius, color)
  pen.strokeStyle = 'rgb(255 255 255 / .4)'
  pen.lineWidth = Math.max(1.5, radius * 0.07)
  pen.beginPath()
  for (const turn of [-0.9, -0.45, 0, 0.45, 0.9]) {
    pen.moveTo(x, y + radius * 0.86)
    pen.lineTo(x + Math.sin(turn) * radius * 0.9, y - Math.cos(turn) * radius * 0.88)
  }
  pen.stroke()
  fillCircle(pen, x, y, radius * 0.56, PAPER)
  digits(pen, number(tools.state().weights[weight]!), { x, y }, radius * 0.86)
}

function drawBeams(table: Table, pen: Pen, { beams, strings }: Hanging, level: readonly boolean[]) {
  pen.strokeStyle = '#f1e2bd'
  pen.lineWidth = 2.2
  pen.beginPath()
  for (const [from, to] of strings) {
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
  }
  pen.stroke()
  for (const { beam, arms, at, ends } of beams) {
    const isLevel = level[beam] === true
    const thick = table.unit * 0.15
    const stroke = (color: string, width: number, down: number) => {
      pen.strokeStyle = color
      pen.lineWidth = width
      pen.lineCap = 'round'
      pen.beginPath()
      pen.moveTo(ends[0].x, ends[0].y + down)
      pen.lineTo(ends[1].x, ends[1].y + down)
      pen.stroke()
    }
    stroke('#5a3218', thick, thick * 0.35)
    stroke(isLevel ? '#c08a52' : '#a8693c', thick, 0)
    stroke('rgb(255 255 255 / .22)', thick * 0.25, -thick * 0.22)
    // Beads count the length of each arm: one bead, one length.
    for (const side of [0, 1] as const)
      for (let bead = 1; bead <= arms[side]; bead++) {
        const k = bead / arms[side]
        const [x, y] = [at.x + (ends[side].x - at.x) * k, at.y + (ends[side].y - at.y) * k]
        fillCircle(pen, x, y, thick * 0.5, isLevel ? '#ffe9a8' : '#fff4dc')
      }
    fillCircle(pen, at.x, at.y, thick * 0.72, isLevel ? GREEN : '#6b4522')
  }
}

function drawHooks(table: Table, pen: Pen, state: MobileState, { hooks }: Hanging) {
  for (const [hook, at] of hooks.entries()) {
    const weight = state.hung[hook]!
    const middle = { x: at.x, y: at.y + table.unit * 0.4 }
    if (weight < 0 || (weight === table.picked && table.dragged)) {
      pen.setLineDash([5, 5])
      halo(
        pen,
        middle,
        table.unit * 0.34,
        table.picked === undefined ? 'rgb(255 244 220 / .5)' : '#ffe9a8',
        2.5,
      )
      pen.setLineDash([])
    } else drawShell(table, pen, weight, middle, weight === table.picked)
  }
}

function drawTray(table: Table, pen: Pen, state: MobileState) {
  const count = state.weights.length
  const wide = Math.min(table.room.width - 12, Math.max(table.unit * 1.3 * count, 160))
  const high = Math.max(52, table.unit * 1.02)
  plank(
    pen,
    { x: (table.room.width - wide) / 2, y: trayY(table) - high / 2, width: wide, height: high },
    20,
    '#b98550',
  )
  for (const weight of state.weights.keys()) {
    const at = trayAt(table, weight)
    ground(pen, at.x, at.y + table.unit * 0.2, table.unit * 0.34)
    const isAway = state.hung.includes(weight) || (weight === table.picked && table.dragged)
    if (!isAway) drawShell(table, pen, weight, at, weight === table.picked)
  }
}

function drawMarks(table: Table, pen: Pen) {
  for (const [spot, at] of spots(table).entries()) {
    const pulse = table.hints.pulse(spot)
    if (pulse !== undefined) halo(pen, at, table.unit * (0.48 + pulse * 0.07), '#fff6c8', 4)
    if (table.cursor === spot) halo(pen, at, table.unit * 0.52, '#ffffff', 3)
  }
}

export function draw(table: Table, pen: Pen) {
  const state = table.tools.state()
  const now = hanging(table)
  if (table.glow > 0) for (const at of now.hooks) shine(pen, at, table.unit * 1.1, LAMP, table.glow)
  drawBeams(table, pen, now, levelOf(state))
  drawTray(table, pen, state)
  drawHooks(table, pen, state, now)
  if (table.picked !== undefined && table.dragged)
    drawShell(table, pen, table.picked, { x: table.dragged.x, y: table.dragged.y - table.unit * 0.2 }, true)
  drawMarks(table, pen)
}
