import { fillCircle, fillRound, inside, write, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { drawFoe } from './foe-art.ts'
import { foeOf, GEAR, gearAt } from './foes.ts'
import { drawGear } from './gear-art.ts'
import type { Gear } from './gear.ts'
import { gearOfPlace, isReached, LANDS, landOf, levelsOf, nextOf, spotOf } from './road.ts'

type Pen = CanvasRenderingContext2D

/** The map of the way while it is open: a land, and the place under the finger or the keys. */
export interface RoadMap {
  land: number
  at: number
}

export interface MapWords {
  text(key: string, values?: Readonly<Record<string, string | number>>): string
  number(value: number): string
}

/** What a touch on the map means. */
export type MapChoice =
  | { readonly kind: 'place'; readonly level: number }
  | { readonly kind: 'gear'; readonly gear: number }
  | { readonly kind: 'land'; readonly land: number }
  | { readonly kind: 'locked' }
  | { readonly kind: 'close' }

const NODE = 24
const BOSS = 31
const PIECE = 23
const HEAD = 52

const GROUNDS = [
  ['#7a8f4a', '#2c3f26'],
  ['#4a8078', '#16302f'],
  ['#a8663f', '#3f1c1c'],
  ['#7fa3c9', '#24385e'],
  ['#6a4a8f', '#1c1030'],
] as const

interface Places {
  readonly field: Box
  readonly gears: readonly (Point & { readonly gear: number })[]
  readonly back: Point
  readonly on: Point
}

/** Where everything of the map lies; the gear row needs as many rows as it has pieces for. */
export function mapPlaces({ width, height }: StageSize, owned: readonly number[]): Places {
  const perRow = Math.max(1, Math.floor((width - 16) / (PIECE * 2 + 8)))
  const rows = Math.ceil(owned.length / perRow)
  const foot = owned.length > 0 ? rows * (PIECE * 2 + 8) + 34 : 12
  const wide = Math.min(width, 460)
  const field = { x: (width - wide) / 2, y: HEAD + 8, width: wide, height: height - HEAD - foot - 16 }
  const gears = owned.map((gear, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, owned.length - row * perRow)
    const x = width / 2 + ((index % perRow) - (inRow - 1) / 2) * (PIECE * 2 + 8)
    return { gear, x, y: height - foot + 30 + PIECE + row * (PIECE * 2 + 8) }
  })
  return { field, gears, back: { x: field.x + 30, y: HEAD / 2 }, on: { x: field.x + wide - 30, y: HEAD / 2 } }
}

const placeIn = ({ x, y, width, height }: Box, level: number): Point => {
  const spot = spotOf(level)
  return { x: x + width * spot.x, y: y + height * spot.y }
}

const near = (one: Point, other: Point, reach: number) =>
  Math.hypot(one.x - other.x, one.y - other.y) <= reach

export function touchMap(size: StageSize, map: RoadMap, gear: Gear, at: Point): MapChoice {
  const { field, gears, back, on } = mapPlaces(size, gear.owned())
  if (near(at, back, 24) && map.land > 0) return { kind: 'land', land: map.land - 1 }
  if (near(at, on, 24) && map.land < LANDS - 1) return { kind: 'land', land: map.land + 1 }
  const piece = gears.find((one) => near(one, at, PIECE + 3))
  if (piece) return { kind: 'gear', gear: piece.gear }
  const level = levelsOf(map.land).find((one) => near(placeIn(field, one), at, BOSS + 4))
  if (level === undefined) return { kind: inside(field, at) ? 'locked' : 'close' }
  return isReached(gear.won, level) ? { kind: 'place', level } : { kind: 'locked' }
}

/** The next open place in a direction, for the keys. */
export function stepMap(map: RoadMap, gear: Gear, key: string): boolean {
  const open = levelsOf(map.land).filter((level) => isReached(gear.won, level))
  const now = open.includes(map.at) ? spotOf(map.at) : { x: 0.5, y: 1.2 }
  const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? [
    0, 0,
  ]
  if (dx === 0 && dy === 0) return false
  const ahead = open
    .filter((level) => level !== map.at)
    .map((level) => {
      const spot = spotOf(level)
      const along = (spot.x - now.x) * dx! + (spot.y - now.y) * dy!
      return { level, along, far: Math.hypot(spot.x - now.x, spot.y - now.y) }
    })
    .filter(({ along }) => along > 0.05)
    .toSorted((one, other) => one.far - other.far)
  if (ahead[0]) map.at = ahead[0].level
  return true
}

export function drawMap(
  pen: Pen,
  size: StageSize,
  map: RoadMap,
  {
    gear,
    level,
    words,
    pulse,
  }: { readonly gear: Gear; readonly level: number; readonly words: MapWords; readonly pulse: number },
) {
  const { field, gears, back, on } = mapPlaces(size, gear.owned())
  const { won } = gear
  const [light, dark] = GROUNDS[map.land]!
  const ground = pen.createLinearGradient(0, 0, 0, size.height)
  ground.addColorStop(0, dark)
  ground.addColorStop(0.6, light)
  ground.addColorStop(1, dark)
  pen.fillStyle = ground
  pen.fillRect(0, 0, size.width, size.height)
  hills(pen, size, map.land)
  write(pen, words.text(`land.${map.land + 1}`), size.width / 2, HEAD / 2, {
    size: 20,
    color: '#fff6dc',
    widest: field.width - 120,
  })
  if (map.land > 0) arrow(pen, back, -1)
  if (map.land < LANDS - 1) arrow(pen, on, 1)
  for (const from of levelsOf(map.land)) paths(pen, field, from, won)
  for (const one of levelsOf(map.land))
    place(pen, placeIn(field, one), one, { gear, isNow: one === level, isAt: one === map.at, pulse })
  const worn = gear.worn(Math.max(level, 1))
  if (gears.length > 0)
    write(pen, pieceText(worn, words), size.width / 2, gears[0]!.y - PIECE - 12, {
      size: 13,
      color: '#fff6dc',
      weight: 600,
      widest: size.width - 24,
    })
  for (const { gear: piece, x, y } of gears) {
    pen.save()
    if (!gearAt(level).includes(piece)) pen.globalAlpha = 0.45
    drawGear(pen, idOf(piece), { x, y, radius: PIECE }, worn.includes(piece))
    pen.restore()
  }
}

const idOf = (piece: number) => GEAR[piece]!.id as Exclude<(typeof GEAR)[number]['id'], 'none'>
const pieceText = (worn: readonly number[], { text }: MapWords) =>
  worn.length === 0 ? text('map.gear') : worn.map((piece) => text(`gear.${GEAR[piece]!.id}`)).join(' · ')

function hills(pen: Pen, { width, height }: StageSize, land: number) {
  for (let hill = 0; hill < 9; hill++) {
    const x = (((hill * 137 + land * 61) % 100) / 100) * width
    const y = height * (0.14 + ((hill * 53 + land * 29) % 80) / 100)
    const r = 18 + ((hill * 31 + land * 17) % 26)
    pen.beginPath()
    pen.moveTo(x - r * 1.6, y + r * 0.7)
    pen.quadraticCurveTo(x, y - r, x + r * 1.6, y + r * 0.7)
    pen.fillStyle = 'rgb(0 0 20 / .16)'
    pen.fill()
  }
}

function arrow(pen: Pen, { x, y }: Point, way: 1 | -1) {
  fillCircle(pen, x, y, 22, 'rgb(10 6 24 / .55)')
  pen.strokeStyle = '#fff6dc'
  pen.lineWidth = 3.5
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(x - way * 4, y - 9)
  pen.lineTo(x + way * 5, y)
  pen.lineTo(x - way * 4, y + 9)
  pen.stroke()
}

function paths(pen: Pen, field: Box, from: number, won: ReadonlySet<number>) {
  const start = placeIn(field, from)
  for (const to of nextOf(from)) {
    if (landOf(to) !== landOf(from)) continue
    const end = placeIn(field, to)
    pen.beginPath()
    pen.moveTo(start.x, start.y)
    pen.quadraticCurveTo((start.x + end.x) / 2 + (end.x - start.x) * 0.2, (start.y + end.y) / 2, end.x, end.y)
    pen.strokeStyle = won.has(from) ? '#ffe07a' : 'rgb(255 246 220 / .35)'
    pen.lineWidth = won.has(from) ? 5 : 4
    pen.setLineDash(won.has(from) ? [] : [3, 9])
    pen.lineCap = 'round'
    pen.stroke()
    pen.setLineDash([])
  }
}

interface PlaceLook {
  readonly gear: Gear
  readonly isNow: boolean
  readonly isAt: boolean
  readonly pulse: number
}

function place(pen: Pen, { x, y }: Point, level: number, { gear, isNow, isAt, pulse }: PlaceLook) {
  const foe = foeOf(level)
  const radius = foe.boss ? BOSS : NODE
  const isOpen = isReached(gear.won, level)
  const isWon = gear.won.has(level)
  const isNext = isOpen && !isWon
  if (isNext) fillCircle(pen, x, y, radius + 4 + pulse * 4, 'rgb(255 224 122 / .35)')
  fillCircle(pen, x, y + 3, radius, 'rgb(0 0 16 / .45)')
  fillCircle(pen, x, y, radius, isOpen ? '#f6e7c4' : '#5a5568')
  pen.strokeStyle = isAt ? '#3fe0cf' : isNow ? '#ffffff' : 'rgb(40 20 40 / .6)'
  pen.lineWidth = isAt || isNow ? 4 : 2
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius - 2, 0, 2 * Math.PI)
  pen.clip()
  pen.translate(x, y + (foe.boss ? 5 : 2))
  if (!isOpen) pen.globalAlpha = 0.3
  drawFoe(pen, foe, radius * (foe.boss ? 0.58 : 0.56), 0)
  pen.restore()
  if (isWon) {
    fillCircle(pen, x + radius * 0.75, y + radius * 0.7, 10, '#2fb56a')
    write(pen, '✓', x + radius * 0.75, y + radius * 0.7, { size: 13, color: '#ffffff' })
  }
  const piece = gearOfPlace(level)
  if (piece > 0 && !isWon)
    drawGear(pen, idOf(piece), { x: x + radius * 0.95, y: y - radius * 0.75, radius: 15 }, false)
}

/** The button on the hero that opens the map. */
export function drawMapSign(pen: Pen, { x, y, width, height }: Box) {
  fillRound(pen, { x, y, width, height }, 8, 'rgb(10 6 24 / .6)')
  const unit = width / 24
  pen.strokeStyle = '#ffe07a'
  pen.lineWidth = 1.8
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  for (const [part, up, down] of [
    [4, 6, 18],
    [10, 4, 16],
    [15, 6, 18],
    [20, 4, 16],
  ] as const) {
    pen.moveTo(x + part * unit, y + up * unit)
    pen.lineTo(x + part * unit, y + down * unit)
  }
  pen.moveTo(x + 4 * unit, y + 6 * unit)
  pen.lineTo(x + 10 * unit, y + 4 * unit)
  pen.lineTo(x + 15 * unit, y + 6 * unit)
  pen.lineTo(x + 20 * unit, y + 4 * unit)
  pen.moveTo(x + 4 * unit, y + 18 * unit)
  pen.lineTo(x + 10 * unit, y + 16 * unit)
  pen.lineTo(x + 15 * unit, y + 18 * unit)
  pen.lineTo(x + 20 * unit, y + 16 * unit)
  pen.stroke()
}
