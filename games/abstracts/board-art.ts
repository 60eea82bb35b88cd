import { fillCircle, fillRound, shade, slab, strokeRound } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { AbstractDefinition } from './definitions.ts'
import { LOOP_SIDE } from './loops.ts'
import { fieldOf } from './places.ts'

type Pen = CanvasRenderingContext2D

export function paintBoard(pen: Pen, definition: AbstractDefinition, places: Places) {
  const { kind } = definition
  if (kind === 'star-halma') return paintStar(pen, definition, places)
  paintSlab(pen, kind === 'floes' ? '#1d6d92' : definition.palette[0], places)
  switch (kind) {
    case 'halma':
    case 'leapers':
      return paintHollows(pen, definition, places)
    case 'loops':
      return paintLoops(pen, definition, places)
    case 'sweep':
    case 'kono':
    case 'alquerque':
      return paintLines(pen, definition, places)
    case 'floes':
      return paintFloes(pen, definition, places)
    default:
      return paintSquares(pen, definition, places)
  }
}

function paintSlab(pen: Pen, face: string, { box, cell }: Places) {
  const depth = Math.min(12, cell * 0.22)
  fillRound(pen, { ...box, y: box.y + depth * 1.7 }, cell * 0.34, 'rgb(0 10 18 / .32)')
  slab(pen, { ...box, height: box.height + depth }, cell * 0.34, face, shade(face, -0.5), depth)
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, 'rgb(255 250 232 / .3)')
  light.addColorStop(0.55, 'rgb(255 255 255 / 0)')
  light.addColorStop(1, 'rgb(10 4 0 / .26)')
  fillRound(pen, box, cell * 0.34, light)
  const rim = cell * 0.14
  const inner = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim }
  strokeRound(pen, inner, cell * 0.24, shade(face, -0.26), Math.max(1.5, cell * 0.03))
}

/** Round hollows; the two homes of the walking game are tinted. */
function paintHollows(pen: Pen, { kind, palette }: AbstractDefinition, { centre, cell, spots }: Places) {
  for (const spot of spots) {
    const { x, y } = centre(spot)
    const sum = (spot % 8) + Math.floor(spot / 8)
    const home = kind !== 'halma' ? undefined : sum <= 3 ? palette[3] : sum >= 11 ? palette[2] : undefined
    fillCircle(pen, x, y + cell * 0.03, cell * 0.4, 'rgb(255 255 255 / .22)')
    fillCircle(pen, x, y, cell * 0.39, home ? shade(home, -0.45) : palette[1])
    fillCircle(pen, x, y + cell * 0.05, cell * 0.33, home ? shade(home, -0.3) : shade(palette[1], 0.14))
  }
}

function paintSquares(pen: Pen, { kind, palette }: AbstractDefinition, { centre, cell, spots }: Places) {
  const { points } = fieldOf({ kind } as AbstractDefinition)
  for (const spot of spots) {
    const { x, y } = centre(spot)
    const at = points[spot]!
    const dark = (at.x + at.y) % 2 === 1
    const tile = { x: x - cell * 0.475, y: y - cell * 0.475, width: cell * 0.95, height: cell * 0.95 }
    const face = dark ? palette[1] : shade(palette[0], 0.12)
    fillRound(pen, tile, cell * 0.1, shade(face, -0.2))
    fillRound(pen, { ...tile, y: tile.y + cell * 0.04, height: tile.height - cell * 0.04 }, cell * 0.1, face)
  }
}

/** Lines of the field, each drawn once, and a hollow at each crossing. */
function paintLines(pen: Pen, definition: AbstractDefinition, { centre, cell, spots }: Places) {
  const { rays } = fieldOf(definition)
  const [face, line] = definition.palette
  pen.lineCap = 'round'
  for (const [dy, color] of [
    [cell * 0.035, 'rgb(255 255 255 / .35)'],
    [0, line],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = Math.max(1.5, cell * 0.055)
    pen.beginPath()
    for (const spot of spots)
      for (const [to] of rays[spot]!) {
        if (to === undefined || to < spot) continue
        const [from, end] = [centre(spot), centre(to)]
        pen.moveTo(from.x, from.y + dy)
        pen.lineTo(end.x, end.y + dy)
      }
    pen.stroke()
  }
  for (const spot of spots) {
    const { x, y } = centre(spot)
    fillCircle(pen, x, y, cell * 0.13, line)
    fillCircle(pen, x, y + cell * 0.02, cell * 0.08, shade(face, -0.15))
  }
}

/** A woven grid whose two middle pairs of lines run on around the corners. */
function paintLoops(pen: Pen, { palette }: AbstractDefinition, { centre, cell }: Places) {
  const origin = centre(0)
  const last = LOOP_SIDE - 1
  const at = (x: number, y: number) => [origin.x + x * cell, origin.y + y * cell] as const
  const RINGS = [
    [1, '#2f8fa5'],
    [2, '#d27a3a'],
  ] as const
  pen.lineWidth = Math.max(2, cell * 0.07)
  pen.strokeStyle = palette[1]
  pen.beginPath()
  for (let line = 0; line < LOOP_SIDE; line++) {
    pen.moveTo(...at(0, line))
    pen.lineTo(...at(last, line))
    pen.moveTo(...at(line, 0))
    pen.lineTo(...at(line, last))
  }
  pen.stroke()
  for (const [line, color] of RINGS) {
    pen.strokeStyle = color
    pen.lineWidth = Math.max(3, cell * 0.12)
    pen.beginPath()
    for (const [x, y, start] of [
      [0, 0, 0.5],
      [last, 0, 1],
      [last, last, 1.5],
      [0, last, 0],
    ] as const) {
      const from = start * Math.PI
      pen.moveTo(...at(x + line * Math.cos(from), y + line * Math.sin(from)))
      pen.arc(...at(x, y), line * cell, from, from + 1.5 * Math.PI)
    }
    for (const way of [line, last - line]) {
      pen.moveTo(...at(0, way))
      pen.lineTo(...at(last, way))
      pen.moveTo(...at(way, 0))
      pen.lineTo(...at(way, last))
    }
    pen.stroke()
  }
  for (let spot = 0; spot < LOOP_SIDE * LOOP_SIDE; spot++) {
    const { x, y } = centre(spot)
    fillCircle(pen, x, y, cell * 0.13, palette[1])
  }
}

function paintFloes(pen: Pen, { palette }: AbstractDefinition, { centre, cell, spots }: Places) {
  for (const spot of spots) {
    const { x, y } = centre(spot)
    const swing = ((spot * 37) % 7) / 7 - 0.5
    pen.save()
    pen.translate(x, y)
    pen.rotate(swing * 0.16)
    const half = cell * 0.44
    const tile = { x: -half, y: -half, width: 2 * half, height: 2 * half }
    fillRound(pen, { ...tile, y: -half + cell * 0.08 }, cell * 0.2, palette[1])
    fillRound(pen, tile, cell * 0.2, palette[0])
    fillRound(
      pen,
      { x: -half * 0.7, y: -half * 0.76, width: half * 0.7, height: half * 0.16 },
      half * 0.08,
      '#ffffff',
    )
    pen.restore()
  }
}

/** A star of dark wood; its two homes carry their colours. */
function paintStar(pen: Pen, definition: AbstractDefinition, { centre, cell, spots }: Places) {
  const [face, line, first, second] = definition.palette
  for (const [dy, grow, color] of [
    [cell * 0.34, 0.78, 'rgb(0 8 16 / .34)'],
    [cell * 0.2, 0.78, shade(face, -0.5)],
    [0, 0.78, face],
  ] as const)
    for (const spot of spots) {
      const { x, y } = centre(spot)
      fillCircle(pen, x, y + dy, cell * grow, color)
    }
  pen.strokeStyle = shade(face, -0.2)
  pen.lineWidth = Math.max(1, cell * 0.04)
  pen.beginPath()
  for (const [spot, rays] of fieldOf(definition).rays.entries())
    for (const [to] of rays) {
      if (to === undefined || to < spot) continue
      const [from, end] = [centre(spot), centre(to)]
      pen.moveTo(from.x, from.y)
      pen.lineTo(end.x, end.y)
    }
  pen.stroke()
  const last = spots.length - 1
  for (const spot of spots) {
    const { x, y } = centre(spot)
    const home = spot < 6 ? second : spot > last - 6 ? first : undefined
    fillCircle(pen, x, y + cell * 0.03, cell * 0.38, 'rgb(255 255 255 / .2)')
    fillCircle(pen, x, y, cell * 0.37, home ? shade(home, -0.5) : line)
    fillCircle(pen, x, y + cell * 0.05, cell * 0.31, home ? shade(home, -0.35) : shade(line, 0.12))
  }
}
