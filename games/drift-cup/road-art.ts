import type { Course } from '#kit/game/racing/course.ts'
import { VERGE } from './car.ts'
import type { Contest } from './definitions.ts'
import type { Look } from './looks.ts'
import { laneMiddle } from './traffic.ts'

type Pen = CanvasRenderingContext2D

/** The lines of a course, made once and stroked for each picture. */
export interface RoadLines {
  readonly middle: Path2D
  readonly bends: Path2D
  readonly lanes: Path2D | undefined
  readonly width: number
}

const SHARP = 0.012

const pointAt = ({ x, z, dx, dz, count }: Course, node: number, aside: number) => {
  const one = (node + count) % count
  return [x[one]! + dz[one]! * aside, z[one]! - dx[one]! * aside] as const
}

export function roadLines(course: Course, contest: Contest): RoadLines {
  const width = course.width[0]!
  const middle = new Path2D()
  for (let node = 0; node < course.count; node++) middle.lineTo(...pointAt(course, node, 0))
  middle.closePath()
  return { middle, bends: bendLines(course, width), lanes: laneLines(course, contest, width), width }
}

function bendLines(course: Course, width: number): Path2D {
  const bends = new Path2D()
  for (const side of [-1, 1]) {
    let isOpen = false
    for (let node = 0; node <= course.count; node++) {
      const isSharp = Math.abs(course.curve[node % course.count]!) > SHARP
      const point = pointAt(course, node, (side * width) / 2)
      if (isSharp && isOpen) bends.lineTo(...point)
      else if (isSharp) bends.moveTo(...point)
      isOpen = isSharp
    }
  }
  return bends
}

function laneLines(course: Course, contest: Contest, width: number): Path2D | undefined {
  if (contest.kind !== 'traffic') return undefined
  const lanes = new Path2D()
  for (let lane = 0; lane < contest.lanes - 1; lane++) {
    const aside =
      (laneMiddle({ width }, contest.lanes, lane) + laneMiddle({ width }, contest.lanes, lane + 1)) / 2
    for (let node = 0; node <= course.count; node++) {
      const point = pointAt(course, node, aside)
      if (node === 0) lanes.moveTo(...point)
      else lanes.lineTo(...point)
    }
  }
  return lanes
}

/** Verge, road, kerbs, lane marks and the start line; the pen draws in metres. */
export function drawRoad(pen: Pen, { middle, bends, lanes, width }: RoadLines, course: Course, look: Look) {
  pen.lineJoin = 'round'
  const line = (path: Path2D, paint: string, wide: number) => {
    pen.strokeStyle = paint
    pen.lineWidth = wide
    pen.stroke(path)
  }
  line(middle, look.verge, width + VERGE * 2)
  line(middle, look.edge, width + 0.9)
  line(middle, look.road, width)
  if (look.craft === 'boat') return
  pen.lineCap = 'butt'
  line(bends, look.kerb[1], 1.1)
  pen.setLineDash([2, 2])
  line(bends, look.kerb[0], 1.1)
  if (lanes) {
    pen.setLineDash([3.5, 6])
    line(lanes, 'rgb(255 240 214 / .7)', 0.28)
  }
  pen.setLineDash([])
  startLine(pen, course, width)
}

function startLine(pen: Pen, course: Course, width: number) {
  const squares = 10
  const size = width / squares
  pen.save()
  pen.transform(course.dz[0]!, -course.dx[0]!, course.dx[0]!, course.dz[0]!, course.x[0]!, course.z[0]!)
  for (let row = 0; row < 2; row++)
    for (let square = 0; square < squares; square++) {
      pen.fillStyle = (row + square) % 2 ? '#1e2230' : '#fbf6e9'
      pen.fillRect(-width / 2 + square * size, row * size, size, size)
    }
  pen.restore()
}
