import { fillCircle, fillRound, signed, write } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { directionOf } from './back.ts'
import { bendsOf } from './bends.ts'
import { speedOf } from './car.ts'
import { lapOf } from './laps.ts'
import { PERFECT } from './drag.ts'
import type { DriftCupSim } from './family.ts'
import { BAY } from './field.ts'
import { drawItem } from './item-art.ts'
import { STAND_TICKS } from './park.ts'
import { revsOf } from './powers.ts'
import { sideOfBaton } from './relay.ts'

type Pen = CanvasRenderingContext2D

export interface GaugeShot {
  readonly sim: DriftCupSim
  readonly size: StageSize
  /** The player's car on the screen. */
  readonly here: Point
  number(value: number): string
  readonly time: number
}

const DARK = 'rgb(10 14 28 / .62)'
const CREAM = '#fff6e4'
const GOLD = '#ffd24a'

/** What a driver reads beside the road. */
export function drawGauges(pen: Pen, shot: GaugeShot) {
  switch (shot.sim.definition.contest.kind) {
    case 'draft':
      return drawTow(pen, shot)
    case 'relay':
      return drawHandOver(pen, shot)
    case 'notes':
      return drawNotes(pen, shot)
    case 'drag':
      return drawRevs(pen, shot)
    case 'karts':
      return drawPocket(pen, shot)
    case 'smash':
      return drawCombo(pen, shot)
    case 'park':
      return drawStanding(pen, shot)
    case 'back':
      return drawWrongWay(pen, shot)
  }
}

/** A bar that fills in the air behind a car. */
function drawTow(pen: Pen, { sim, size }: GaugeShot) {
  const tow = sim.race.tow[0]!
  const [width, height] = [130, 16]
  const left = size.width / 2 - width / 2
  const y = size.height - 46
  fillRound(pen, { x: left, y, width, height }, height / 2, DARK)
  if (tow <= 0.02) return
  const inner = Math.max(10, (width - 6) * tow)
  fillRound(pen, { x: left + 3, y: y + 3, width: inner, height: 10 }, 5, tow >= 1 ? GOLD : '#8fe0ff')
}

function chevron(pen: Pen, x: number, y: number, side: number, paint: string) {
  pen.beginPath()
  pen.moveTo(x - side * 12, y - 18)
  pen.lineTo(x + side * 8, y)
  pen.lineTo(x - side * 12, y + 18)
  pen.lineWidth = 9
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = paint
  pen.stroke()
}

const HAND_OVER_NODES = 45

/** Arrows to the side of the next hand-over, and the wait of one that was missed. */
function drawHandOver(pen: Pen, { sim, size, time, here }: GaugeShot) {
  const { race, course, definition } = sim
  const { contest } = definition
  if (contest.kind !== 'relay') return
  if (race.stall > 0) drawRing(pen, here, 1 - race.stall / contest.fumble, '#ffb0a0')
  const way = race.cars[0]!.way
  const lap = lapOf(way, course.count) + 1
  const left = lap * course.count - way
  if (lap >= contest.legs.length || left > HAND_OVER_NODES || way < 0) return
  const side = sideOfBaton(lap)
  const glow = 0.6 + 0.4 * Math.sin(time * 9)
  pen.globalAlpha = glow
  for (let step = 0; step < 3; step++)
    chevron(pen, size.width / 2 + side * (30 + step * 34), size.height * 0.24, side, GOLD)
  pen.globalAlpha = 1
}

/** A circle around the car that closes. */
function drawRing(pen: Pen, { x, y }: Point, share: number, paint: string) {
  pen.beginPath()
  pen.arc(x, y, 30, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI)
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.strokeStyle = paint
  pen.stroke()
}

const NOTES_SHOWN = 3
const GRADE_PAINTS = ['#ff5a4e', '#ff8a3d', '#ffb63d', '#ffe27a', '#b9ec8a', '#7df2b0']

/** The next bends as the co-driver reads them: the way they turn, and 1 for a hairpin to 6 for hardly a bend. */
function drawNotes(pen: Pen, { sim, size, number }: GaugeShot) {
  const { race, course } = sim
  const node = race.cars[0]!.way < 0 ? 0 : race.cars[0]!.node
  const bends = bendsOf(course)
  const first = bends.findIndex(({ middle }) => middle > node)
  const from = first < 0 ? 0 : first
  const wide = 62
  const left = Math.min(size.width / 2 - (wide * NOTES_SHOWN) / 2, size.width - 98 - wide * NOTES_SHOWN)
  for (let step = 0; step < NOTES_SHOWN; step++) {
    const bend = bends[(from + step) % bends.length]!
    const paint = GRADE_PAINTS[bend.grade - 1]!
    const x = Math.max(8, left) + step * wide
    pen.globalAlpha = 1 - step * 0.28
    fillRound(pen, { x, y: 12, width: wide - 6, height: 58 }, 12, DARK)
    drawBend(pen, x + 20, 56, bend.isRight ? 1 : -1, paint, bend.grade)
    write(pen, number(bend.grade), x + 42, 30, { size: 20, color: CREAM })
    const far = ((bend.from - node + course.count) % course.count) * course.spacing
    if (step === 0 && far < 200)
      write(pen, number(Math.round(far / 10) * 10), x + 40, 57, { size: 12, color: CREAM })
  }
  pen.globalAlpha = 1
}

/** An arrow that turns the harder the smaller the grade. */
function drawBend(pen: Pen, x: number, y: number, side: number, paint: string, grade: number) {
  const turn = (7 - grade) * 0.36
  const from = x - side * 6
  pen.beginPath()
  pen.moveTo(from, y)
  pen.lineTo(from, y - 14)
  const radius = 10
  const end = turn
  for (let step = 1; step <= 6; step++) {
    const angle = (end * step) / 6
    pen.lineTo(from + side * radius * (1 - Math.cos(angle)), y - 14 - radius * Math.sin(angle))
  }
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = paint
  pen.stroke()
  const tipX = from + side * radius * (1 - Math.cos(end))
  const tipY = y - 14 - radius * Math.sin(end)
  const [dirX, dirY] = [side * Math.sin(end), -Math.cos(end)]
  pen.beginPath()
  pen.moveTo(tipX + dirX * 9, tipY + dirY * 9)
  pen.lineTo(tipX - dirY * 7, tipY + dirX * 7)
  pen.lineTo(tipX + dirY * 7, tipY - dirX * 7)
  pen.fillStyle = paint
  pen.fill()
}

const DIAL_FROM = Math.PI * 0.8
const DIAL_SWEEP = Math.PI * 1.4
const DIAL_MOST = 1.1

/** Revs with the green part, and the gear. */
function drawRevs(pen: Pen, { sim, size, number }: GaugeShot) {
  const { race, definition } = sim
  const { contest } = definition
  if (contest.kind !== 'drag') return
  const box = race.gears[0]!
  const revs = race.lights > 0 ? box.revs : revsOf(speedOf(race.cars[0]!), contest.tops, box)
  // In the corner: the cars stand in the middle.
  const radius = Math.min(68, size.width * 0.155)
  const [x, y] = [size.width - radius - 12, size.height - radius - 12]
  const angle = (share: number) => DIAL_FROM + (Math.min(DIAL_MOST, share) / DIAL_MOST) * DIAL_SWEEP
  const arc = (from: number, to: number, paint: string, wide: number) => {
    pen.beginPath()
    pen.arc(x, y, radius - 10, angle(from), angle(to))
    pen.lineWidth = wide
    pen.strokeStyle = paint
    pen.stroke()
  }
  pen.lineCap = 'butt'
  fillCircle(pen, x, y, radius, DARK)
  arc(0, DIAL_MOST, 'rgb(255 246 228 / .28)', 8)
  arc(PERFECT[0], PERFECT[1], '#3be08a', 12)
  arc(1.02, DIAL_MOST, '#ff5a4e', 10)
  const isGreen = revs >= PERFECT[0] && revs <= PERFECT[1]
  const hand = angle(Math.max(0, revs))
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + Math.cos(hand) * (radius - 8), y + Math.sin(hand) * (radius - 8))
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.strokeStyle = isGreen ? '#7df2b0' : CREAM
  pen.stroke()
  fillCircle(pen, x, y, radius * 0.36, isGreen ? '#3be08a' : '#2a2f48')
  write(pen, number(box.gear + 1), x, y, { size: radius * 0.46, color: isGreen ? '#10231a' : CREAM })
}

/** What the kart carries. */
function drawPocket(pen: Pen, { sim, size, time }: GaugeShot) {
  const { item } = sim.race.karts[0]!
  const [x, y] = [size.width / 2, size.height - 50]
  fillCircle(pen, x, y, 34, DARK)
  pen.beginPath()
  pen.arc(x, y, 32, 0, 2 * Math.PI)
  pen.lineWidth = 4
  pen.strokeStyle = item > 0 ? GOLD : 'rgb(255 246 228 / .35)'
  pen.stroke()
  if (item === 0) return
  drawItem(pen, item, x, y + Math.sin(time * 5) * 2, 20)
}

/** Hits in a row and how long the row will last. */
function drawCombo(pen: Pen, { sim, size, number }: GaugeShot) {
  const { combo, comboLeft, clock } = sim.race
  const isShort = clock < 360
  const share = Math.min(1, clock / 1800)
  const width = Math.min(220, size.width * 0.5)
  fillRound(pen, { x: size.width / 2 - width / 2, y: 18, width, height: 14 }, 7, DARK)
  fillRound(
    pen,
    { x: size.width / 2 - width / 2 + 3, y: 21, width: Math.max(8, (width - 6) * share), height: 8 },
    4,
    isShort ? '#ff6b5e' : GOLD,
  )
  if (combo < 2 || comboLeft === 0) return
  const grow = 1 + Math.max(0, comboLeft - 98) * 0.02
  const y = size.height * 0.2
  write(pen, signed(`×${number(combo)}`), size.width / 2, y, { size: 34 * grow, color: GOLD })
}

function drawStanding(pen: Pen, { sim, here }: GaugeShot) {
  const bay = sim.race.spots.find(({ kind, isDone, meter }) => kind === BAY && !isDone && meter > 0)
  if (bay) drawRing(pen, here, bay.meter / STAND_TICKS, '#7df2b0')
}

/** A bent arrow while the car looks the wrong way. */
function drawWrongWay(pen: Pen, { sim, size, time }: GaugeShot) {
  const { race, course } = sim
  const car = race.cars[0]!
  const along = Math.sin(car.heading) * course.dx[car.node]! + Math.cos(car.heading) * course.dz[car.node]!
  if (along * directionOf(race) > -0.1 || race.status !== 'playing') return
  const [x, y] = [size.width / 2, size.height * 0.28]
  pen.globalAlpha = 0.65 + 0.35 * Math.sin(time * 8)
  pen.beginPath()
  pen.moveTo(x - 26, y + 34)
  pen.lineTo(x - 26, y)
  pen.arc(x, y, 26, Math.PI, 0)
  pen.lineTo(x + 26, y + 18)
  pen.lineWidth = 12
  pen.lineCap = 'butt'
  pen.strokeStyle = GOLD
  pen.stroke()
  pen.beginPath()
  pen.moveTo(x + 6, y + 14)
  pen.lineTo(x + 26, y + 38)
  pen.lineTo(x + 46, y + 14)
  pen.fillStyle = GOLD
  pen.fill()
  pen.globalAlpha = 1
}

/** Night around the lights of the car. */
export function paintFog({ width, height }: StageSize, middle: Point): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = Math.ceil(width / 2)
  image.height = Math.ceil(height / 2)
  const pen = image.getContext('2d')!
  pen.scale(0.5, 0.5)
  const reach = Math.max(width, height) * 0.62
  const y = middle.y - height * 0.13
  const night = pen.createRadialGradient(middle.x, y, 40, middle.x, y, reach)
  night.addColorStop(0, 'rgb(6 16 24 / 0)')
  night.addColorStop(0.34, 'rgb(6 16 24 / .3)')
  night.addColorStop(0.62, 'rgb(6 16 24 / .9)')
  night.addColorStop(1, 'rgb(6 16 24 / .97)')
  pen.fillStyle = night
  pen.fillRect(0, 0, width, height)
  return image
}
