import { fillCircle, fillRound, shade, slab, strokeRound } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import { boardNamed } from './boards.ts'
import type { OldDefinition } from './definition.ts'

type Pen = CanvasRenderingContext2D

/** Faint waves that run through the board like grain through driftwood. */
function paintGrain(pen: Pen, { box, cell }: Places, color: string) {
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, cell * 0.34)
  pen.clip()
  pen.strokeStyle = color
  pen.lineWidth = Math.max(1, cell * 0.03)
  const lines = 11
  for (let line = 0; line < lines; line++) {
    const y = box.y + (box.height * (line + 0.5)) / lines
    const swing = cell * (0.12 + 0.1 * Math.sin(line * 2.3))
    pen.beginPath()
    pen.moveTo(box.x, y)
    pen.bezierCurveTo(
      box.x + box.width * 0.3,
      y - swing * 2,
      box.x + box.width * 0.6,
      y + swing * 2,
      box.x + box.width,
      y + swing * Math.cos(line),
    )
    pen.stroke()
  }
  pen.restore()
}

export function paintBoard(pen: Pen, definition: OldDefinition, places: Places) {
  const { palette, kind, board } = definition
  const { box, cell } = places
  const [face] = palette
  const depth = Math.min(12, cell * 0.22)
  fillRound(pen, { ...box, y: box.y + depth * 1.7 }, cell * 0.34, 'rgb(0 10 18 / .32)')
  slab(pen, { ...box, height: box.height + depth }, cell * 0.34, face, shade(face, -0.5), depth)
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, 'rgb(255 250 230 / .34)')
  light.addColorStop(0.55, 'rgb(255 255 255 / 0)')
  light.addColorStop(1, 'rgb(20 8 0 / .26)')
  fillRound(pen, box, cell * 0.34, light)
  paintGrain(pen, places, 'rgb(40 20 0 / .07)')
  const rim = cell * 0.16
  const inner = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim }
  strokeRound(pen, inner, cell * 0.24, shade(face, -0.28), Math.max(1.5, cell * 0.035))
  if (kind === 'tafl') return paintHall(pen, definition, places)
  if (board === 'dark-squares') return paintMeadow(pen, definition, places)
  if (kind === 'hunt' && definition.fort.length > 0) paintFort(pen, definition.fort, places)
  paintLines(pen, definition, places)
}

/** Grooves: a dark cut with light on its lower edge, and a hollow at each point. */
function paintLines(pen: Pen, { board, palette }: OldDefinition, { centre, cell, spots }: Places) {
  const [face, line] = palette
  pen.lineCap = pen.lineJoin = 'round'
  for (const [dy, color, width] of [
    [cell * 0.035, 'rgb(255 255 255 / .3)', cell * 0.07],
    [0, line, cell * 0.06],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = Math.max(1.5, width)
    pen.beginPath()
    for (const run of boardNamed(board).runs)
      for (const [index, spot] of run.entries()) {
        const { x, y } = centre(spot)
        if (index === 0) pen.moveTo(x, y + dy)
        else pen.lineTo(x, y + dy)
      }
    pen.stroke()
  }
  for (const spot of spots) {
    const { x, y } = centre(spot)
    fillCircle(pen, x, y, cell * 0.15, line)
    fillCircle(pen, x, y + cell * 0.02, cell * 0.1, shade(face, -0.18))
  }
}

function paintFort(pen: Pen, fort: readonly number[], { centre, cell }: Places) {
  for (const spot of fort) {
    const { x, y } = centre(spot)
    const tile = { x: x - cell * 0.5, y: y - cell * 0.5, width: cell, height: cell }
    fillRound(pen, tile, cell * 0.06, 'rgb(150 60 40 / .34)')
    strokeRound(pen, tile, cell * 0.06, 'rgb(90 30 16 / .35)', 1)
  }
}

/** Dark and light squares; the game is played on the dark ones. */
function paintMeadow(pen: Pen, { palette }: OldDefinition, { centre, cell }: Places) {
  const origin = centre(0)
  const [left, top] = [origin.x - cell * 1.5, origin.y - cell * 0.5]
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const tile = { x: left + column * cell, y: top + row * cell, width: cell, height: cell }
      const dark = (row + column) % 2 === 1
      pen.fillStyle = dark ? palette[1] : palette[0]
      pen.fillRect(tile.x, tile.y, cell, cell)
      if (!dark) continue
      pen.fillStyle = shade(palette[1], 0.12)
      pen.fillRect(tile.x, tile.y, cell, cell * 0.07)
      for (const [dx, dy] of [
        [0.25, 0.7],
        [0.7, 0.35],
        [0.55, 0.8],
      ] as const)
        fillCircle(pen, tile.x + dx * cell, tile.y + dy * cell, cell * 0.03, shade(palette[1], 0.3))
    }
}

/** Stone squares with a throne in the middle; exits carry a knot. */
function paintHall(pen: Pen, definition: OldDefinition, { centre, cell, spots }: Places) {
  if (definition.kind !== 'tafl') return
  const [face, line] = definition.palette
  const side = Math.sqrt(spots.length)
  const last = spots.length - 1
  for (const spot of spots) {
    const { x, y } = centre(spot)
    const tile = { x: x - cell * 0.47, y: y - cell * 0.47, width: cell * 0.94, height: cell * 0.94 }
    const odd = (spot + (side % 2 === 0 ? Math.floor(spot / side) : 0)) % 2
    fillRound(pen, tile, cell * 0.12, shade(face, odd ? -0.3 : -0.22))
    fillRound(pen, { ...tile, y: tile.y + cell * 0.05 }, cell * 0.12, shade(face, odd ? -0.02 : 0.1))
  }
  const corners = [0, side - 1, last - side + 1, last]
  for (const spot of [last / 2, ...(definition.escape === 'corner' ? corners : [])]) {
    const { x, y } = centre(spot)
    const tile = { x: x - cell * 0.42, y: y - cell * 0.42, width: cell * 0.84, height: cell * 0.84 }
    fillRound(pen, tile, cell * 0.12, shade(line, 0.12))
    pen.strokeStyle = '#e8b54c'
    pen.lineWidth = Math.max(1, cell * 0.05)
    for (const turn of [0, 1]) {
      pen.save()
      pen.translate(x, y)
      pen.rotate((turn * Math.PI) / 4)
      pen.strokeRect(-cell * 0.2, -cell * 0.2, cell * 0.4, cell * 0.4)
      pen.restore()
    }
  }
}
