import { fillRound, shade, slab } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Army } from './army.ts'
import { boardBox, EDGE } from './places.ts'

type Pen = CanvasRenderingContext2D

/** Eastern boards have lines instead of two colours. */
export const isLined = ({ palace, promotes }: Army['definition']) =>
  palace || promotes['p'] === 'o' || promotes['o'] !== undefined

const HILL = '#ffd25a'

export function paintBoard(pen: Pen, army: Army, places: Places) {
  const { definition, walls, water } = army
  const { palette, width } = definition
  const { cell } = places
  const box = boardBox(army, places)
  const depth = Math.min(10, cell * 0.2)
  const frame = shade(definition.ground[1], 0.12)
  fillRound(pen, { ...box, y: box.y + depth * 1.6 }, cell * 0.26, 'rgb(0 10 18 / .3)')
  slab(pen, { ...box, height: box.height + depth }, cell * 0.26, frame, shade(frame, -0.5), depth)
  const lined = isLined(definition)
  for (const spot of places.spots) {
    if (spot >= army.size) paintTraySlot(pen, places, spot)
    else {
      const dark = (Math.floor(spot / width) + (spot % width)) % 2 === 1
      paintSquare(pen, places, spot, dark ? palette[1] : palette[0], lined)
    }
  }
  for (const spot of walls) {
    if (water.has(spot)) paintWater(pen, places, spot)
    else paintWall(pen, places, spot)
  }
  paintAims(pen, army, places)
  if (lined) paintEast(pen, army, places)
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, 'rgb(255 246 220 / .24)')
  light.addColorStop(0.5, 'rgb(255 246 220 / 0)')
  light.addColorStop(1, 'rgb(30 10 5 / .2)')
  const inner = cell * EDGE
  pen.fillStyle = light
  pen.fillRect(box.x + inner, box.y + inner, box.width - 2 * inner, box.height - 2 * inner)
  if (definition.wraps) paintSeam(pen, places, box)
}

function paintSquare(pen: Pen, { cell, centre }: Places, spot: number, color: string, lined: boolean) {
  const { x, y } = centre(spot)
  const half = cell / 2 + 0.3
  pen.fillStyle = color
  pen.fillRect(x - half, y - half, half * 2, half * 2)
  if (!lined) return
  pen.strokeStyle = 'rgb(90 50 20 / .5)'
  pen.lineWidth = 1.5
  pen.strokeRect(x - cell / 2, y - cell / 2, cell, cell)
}

function paintTraySlot(pen: Pen, { cell, centre }: Places, spot: number) {
  const { x, y } = centre(spot)
  const half = cell * 0.46
  fillRound(
    pen,
    { x: x - half, y: y - half, width: half * 2, height: half * 2 },
    cell * 0.16,
    'rgb(0 14 24 / .34)',
  )
}

function paintWall(pen: Pen, { cell, centre }: Places, spot: number) {
  const { x, y } = centre(spot)
  const [half, depth] = [cell / 2, cell * 0.14]
  fillRound(pen, { x: x - half, y: y - half, width: cell, height: cell }, 0, '#2c2838')
  const top = { x: x - half + 2, y: y - half + 1, width: cell - 4, height: cell - 3 }
  slab(pen, top, cell * 0.12, '#a49bb4', '#5d556e', depth)
  pen.strokeStyle = 'rgb(60 50 76 / .5)'
  pen.lineWidth = Math.max(1.5, cell * 0.04)
  pen.beginPath()
  pen.moveTo(x - half + 4, y - cell * 0.06)
  pen.lineTo(x + half - 4, y - cell * 0.06)
  pen.moveTo(x - cell * 0.12, y - half + 4)
  pen.lineTo(x - cell * 0.12, y - cell * 0.06)
  pen.moveTo(x + cell * 0.16, y - cell * 0.06)
  pen.lineTo(x + cell * 0.16, y + half - depth - 4)
  pen.stroke()
}

function paintWater(pen: Pen, { cell, centre }: Places, spot: number) {
  const { x, y } = centre(spot)
  const half = cell / 2 + 0.3
  pen.fillStyle = '#1f9fb4'
  pen.fillRect(x - half, y - half, half * 2, half * 2)
  pen.strokeStyle = 'rgb(190 246 248 / .6)'
  pen.lineWidth = Math.max(1.5, cell * 0.045)
  pen.beginPath()
  for (const [at, down] of [
    [-0.3, -0.2],
    [0.02, 0.06],
    [-0.24, 0.3],
  ] as const) {
    pen.moveTo(x + at * cell, y + down * cell)
    pen.quadraticCurveTo(
      x + (at + 0.08) * cell,
      y + (down - 0.1) * cell,
      x + (at + 0.16) * cell,
      y + down * cell,
    )
    pen.quadraticCurveTo(
      x + (at + 0.24) * cell,
      y + (down + 0.1) * cell,
      x + (at + 0.32) * cell,
      y + down * cell,
    )
  }
  pen.stroke()
}

/** Highlights winning squares: the hill, the middle, the last rows of a race. */
function paintAims(pen: Pen, { definition, centre: middle, size }: Army, places: Places) {
  const { goal, width, height, raceTo } = definition
  const { cell, centre } = places
  const isAim = (spot: number) => {
    if (goal === 'hill' || goal === 'leave-centre') return middle.has(spot)
    const row = Math.floor(spot / width)
    return goal === 'race' && (row === 0 || (row === height - 1 && raceTo === 'far'))
  }
  for (let spot = 0; spot < size; spot++) {
    if (!isAim(spot)) continue
    const { x, y } = centre(spot)
    pen.fillStyle = `${HILL}66`
    pen.fillRect(x - cell / 2, y - cell / 2, cell, cell)
    pen.strokeStyle = HILL
    pen.lineWidth = Math.max(2, cell * 0.05)
    pen.strokeRect(x - cell * 0.42, y - cell * 0.42, cell * 0.84, cell * 0.84)
  }
}

/** Palaces with crosses, the river, and the promotion line. */
function paintEast(pen: Pen, { definition }: Army, { cell, centre }: Places) {
  const { width, height, palace, zone } = definition
  const at = (column: number, row: number) => {
    const first = centre(0)
    const second = centre(width * height - 1)
    const way = first.y < second.y ? 1 : -1
    return { x: first.x + (column - 0.5) * cell * way, y: first.y + (row - 0.5) * cell * way }
  }
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const [start, end] = [at(...from), at(...to)]
    pen.moveTo(start.x, start.y)
    pen.lineTo(end.x, end.y)
  }
  pen.strokeStyle = 'rgb(150 40 24 / .75)'
  pen.lineWidth = Math.max(2, cell * 0.05)
  pen.beginPath()
  if (palace) {
    const left = (width - 3) / 2
    for (const top of [0, height - 3]) {
      line([left, top], [left + 3, top + 3])
      line([left + 3, top], [left, top + 3])
      line([left, top], [left, top + 3])
      line([left + 3, top], [left + 3, top + 3])
      const shut = top === 0 ? top + 3 : top
      line([left, shut], [left + 3, shut])
    }
  } else for (const row of [zone, height - zone]) line([0, row], [width, row])
  pen.stroke()
  if (!palace || height % 2 === 1) return
  const [start, end] = [at(0, height / 2 - 0.12), at(width, height / 2 + 0.12)]
  pen.fillStyle = 'rgb(60 150 190 / .7)'
  pen.fillRect(
    Math.min(start.x, end.x),
    Math.min(start.y, end.y),
    Math.abs(end.x - start.x),
    Math.abs(end.y - start.y),
  )
}

/** Arrows at both sides show that the edges are joined. */
function paintSeam(pen: Pen, { cell }: Places, box: { x: number; y: number; width: number; height: number }) {
  pen.fillStyle = '#9ff3ea'
  const inner = cell * EDGE
  for (let row = 0; row < 8; row++) {
    const y = box.y + inner + (row + 0.5) * cell
    for (const [x, way] of [
      [box.x + inner * 0.5, -1],
      [box.x + box.width - inner * 0.5, 1],
    ] as const) {
      pen.beginPath()
      pen.moveTo(x + way * inner * 0.36, y)
      pen.lineTo(x - way * inner * 0.3, y - inner * 0.5)
      pen.lineTo(x - way * inner * 0.3, y + inner * 0.5)
      pen.fill()
    }
  }
}
