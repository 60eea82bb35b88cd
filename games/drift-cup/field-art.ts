import { stampTurned, type Picture } from './craft-art.ts'
import { lapOf } from './laps.ts'
import { stripNodes } from './drag.ts'
import type { DriftCupSim } from './family.ts'
import { BAY } from './field.ts'
import { placeOfSpot } from './figures.ts'
import { BAY_HALF_LENGTH, BAY_HALF_WIDTH } from './park.ts'
import type { Race, Spot } from './race.ts'
import { sideOfBaton } from './relay.ts'
import { atNode, drawCrossing } from './river-art.ts'
import { crateKind } from './smash.ts'

type Pen = CanvasRenderingContext2D

export interface FieldShot {
  readonly sim: DriftCupSim
  readonly pictures: readonly Picture[]
  readonly isSeen: (x: number, z: number) => boolean
  readonly time: number
}

/** What stands on the way, below the cars; the pen draws in metres. */
export function drawField(pen: Pen, shot: FieldShot) {
  const { sim, isSeen } = shot
  const { course, race, definition } = sim
  for (const spot of race.spots) {
    const at = placeOfSpot(course, spot)
    if (isSeen(at.x, at.z)) drawSpot(pen, shot, spot, at)
  }
  if (definition.contest.kind === 'karts') drawSlicks(pen, shot)
  if (definition.contest.kind === 'drag') drawFinish(pen, sim)
  if (definition.contest.kind === 'relay') drawBatonZone(pen, sim)
  if (definition.contest.kind === 'back') drawTurnMark(pen, sim)
}

interface At {
  readonly x: number
  readonly z: number
}

function drawSpot(pen: Pen, { sim, pictures, time }: FieldShot, spot: Spot, at: At) {
  const { race, definition, course } = sim
  const lap = Math.max(0, lapOf(race.cars[0]!.way, course.count))
  const heading = Math.atan2(course.dx[spot.node]!, course.dz[spot.node]!)
  const stamp = (kind: number, size = 1) => stampTurned(pen, pictures[kind]!, { ...at, heading, size })
  switch (definition.contest.kind) {
    case 'figures':
      return drawPost(pen, race, spot, { at, reach: definition.contest.reach, stamp: () => stamp(spot.kind) })
    case 'notes':
      return spot.isDone && spot.meter > lap ? undefined : stamp(spot.kind)
    case 'smash':
      return spot.meter > lap ? undefined : stamp(crateKind(spot, lap))
    case 'karts':
      return spot.meter > race.tick ? undefined : stamp(0, 1 + Math.sin(time * 4 + spot.node) * 0.08)
    case 'park':
      if (spot.kind === BAY) return drawBay(pen, sim, spot)
      pen.globalAlpha = spot.isDone ? 0.35 : 1
      stamp(0)
      pen.globalAlpha = 1
      return
    case 'ferry':
      return drawCrossing(pen, sim, spot, time)
  }
}

interface Post {
  readonly at: At
  readonly reach: number
  stamp(): void
}

/** A post with the ring one has to drive; the part that is done glows. */
function drawPost(pen: Pen, { spots }: Race, spot: Spot, { at, reach, stamp }: Post) {
  const isNext = spot === spots.find(({ isDone }) => !isDone)
  const paint = spot.kind === 0 ? '#2f7fe0' : '#ff7a3d'
  const radius = reach * 0.58
  pen.globalAlpha = spot.isDone ? 0.35 : 1
  if (isNext) {
    pen.beginPath()
    pen.arc(at.x, at.z, radius, 0, 2 * Math.PI)
    pen.setLineDash([2, 2])
    pen.lineWidth = 0.5
    pen.strokeStyle = 'rgb(255 255 255 / .9)'
    pen.stroke()
    pen.setLineDash([])
    drawChevrons(pen, at, radius, spot.kind === 0 ? 1 : -1, paint)
    pen.beginPath()
    pen.arc(at.x, at.z, 3, 0, spot.meter)
    pen.lineWidth = 1
    pen.strokeStyle = paint
    pen.stroke()
  }
  stamp()
  pen.globalAlpha = 1
}

/** Arrows on the ring in the direction of the drive; clockwise seen from above is 1. */
function drawChevrons(pen: Pen, { x, z }: At, radius: number, turn: number, paint: string) {
  pen.fillStyle = paint
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * 2 * Math.PI
    pen.save()
    pen.translate(x + Math.sin(angle) * radius, z + Math.cos(angle) * radius)
    pen.rotate(-angle)
    pen.beginPath()
    pen.moveTo(turn * 1.5, 0)
    pen.lineTo(-turn * 1.1, 1.2)
    pen.lineTo(-turn * 0.4, 0)
    pen.lineTo(-turn * 1.1, -1.2)
    pen.fill()
    pen.restore()
  }
}

function drawSlicks(pen: Pen, { sim, pictures, isSeen }: FieldShot) {
  const { course, race } = sim
  for (const { node, aside } of race.slicks) {
    const x = course.x[node]! + course.dz[node]! * aside
    const z = course.z[node]! - course.dx[node]! * aside
    if (isSeen(x, z)) stampTurned(pen, pictures[1]!, { x, z, heading: node })
  }
}

function drawBay(pen: Pen, { course }: DriftCupSim, bay: Spot) {
  const paint = bay.isDone ? '#7df2b0' : '#ffffff'
  atNode(pen, course, bay.node, () => {
    pen.fillStyle = bay.isDone ? 'rgb(80 220 150 / .3)' : 'rgb(70 140 255 / .42)'
    const [width, length] = [BAY_HALF_WIDTH * 2, BAY_HALF_LENGTH * 2]
    const [left, near] = [bay.aside - BAY_HALF_WIDTH, -BAY_HALF_LENGTH]
    pen.fillRect(left, near, width, length)
    pen.lineWidth = 0.34
    pen.strokeStyle = paint
    pen.strokeRect(left, near, width, length)
    // The letter P as a path, so that it needs no font.
    pen.translate(bay.aside, 0)
    pen.beginPath()
    pen.moveTo(-0.6, -1.3)
    pen.lineTo(-0.6, 1.2)
    pen.lineTo(0.1, 1.2)
    pen.arc(0.1, 0.55, 0.65, Math.PI / 2, -Math.PI / 2, true)
    pen.lineTo(-0.6, -0.1)
    pen.lineWidth = 0.4
    pen.stroke()
  })
}

/** Black and white across the strip. */
function drawFinish(pen: Pen, { course, definition }: DriftCupSim) {
  const squares = 12
  const size = definition.width / squares
  atNode(pen, course, stripNodes(course), () => {
    for (let row = 0; row < 3; row++)
      for (let square = 0; square < squares; square++) {
        pen.fillStyle = (row + square) % 2 ? '#1e2230' : '#fbf6e9'
        pen.fillRect(-definition.width / 2 + square * size, row * size, size, size)
      }
  })
}

/** The side of the line where the next driver waits. */
function drawBatonZone(pen: Pen, { course, race, definition }: DriftCupSim) {
  const { contest, width } = definition
  const lap = lapOf(race.cars[0]!.way, course.count) + 1
  if (contest.kind !== 'relay' || lap >= contest.legs.length) return
  const side = sideOfBaton(lap)
  atNode(pen, course, 0, () => {
    const left = side > 0 ? 0.3 : -width / 2
    pen.fillStyle = 'rgb(255 212 74 / .4)'
    pen.fillRect(left, -24, width / 2 - 0.3, 24)
    pen.fillStyle = '#fff6e4'
    for (const y of [-21, -14, -7]) {
      const x = (side * width) / 4
      pen.beginPath()
      pen.moveTo(x - 1.6, y)
      pen.lineTo(x, y + 2.2)
      pen.lineTo(x + 1.6, y)
      pen.lineTo(x + 1.6, y + 1.4)
      pen.lineTo(x, y + 3.6)
      pen.lineTo(x - 1.6, y + 1.4)
      pen.fill()
    }
  })
}

/** A broad bent arrow on the road where one turns around. */
function drawTurnMark(pen: Pen, { course, definition }: DriftCupSim) {
  const { width } = definition
  for (const direction of [1, -1])
    atNode(pen, course, 0, () => {
      pen.scale(1, direction)
      pen.beginPath()
      pen.moveTo(-width * 0.2, 4)
      pen.lineTo(-width * 0.2, 10)
      pen.arc(0, 10, width * 0.2, Math.PI, 0, true)
      pen.lineTo(width * 0.2, 8)
      pen.lineWidth = 1.2
      pen.lineCap = 'butt'
      pen.strokeStyle = 'rgb(255 250 230 / .75)'
      pen.stroke()
      pen.beginPath()
      pen.moveTo(width * 0.2 - 2.2, 8)
      pen.lineTo(width * 0.2, 4)
      pen.lineTo(width * 0.2 + 2.2, 8)
      pen.fillStyle = 'rgb(255 250 230 / .75)'
      pen.fill()
    })
}
