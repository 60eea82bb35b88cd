import type { Course } from '#kit/game/racing/course.ts'
import { VERGE } from './car.ts'
import type { DriftCupSim } from './family.ts'
import { raftAside, RIVER_NODES } from './ferry.ts'
import type { Spot } from './race.ts'

type Pen = CanvasRenderingContext2D

const FAR = 70
const BANK = 1.2

/** Draws in metres: x to the right of the way, y along it, from a node on. */
export function atNode(pen: Pen, course: Course, node: number, paint: () => void) {
  const one = (node + course.count) % course.count
  pen.save()
  pen.transform(
    course.dz[one]!,
    -course.dx[one]!,
    course.dx[one]!,
    course.dz[one]!,
    course.x[one]!,
    course.z[one]!,
  )
  paint()
  pen.restore()
}

type Seen = (x: number, z: number) => boolean

/** The rivers in the land; the road goes over them. */
export function drawRivers(pen: Pen, { course, race }: DriftCupSim, isSeen: Seen) {
  const long = RIVER_NODES * course.spacing
  for (const { node } of race.spots) {
    if (!isSeen(course.x[node]!, course.z[node]!)) continue
    atNode(pen, course, node, () => {
      pen.fillStyle = '#e9d6a0'
      pen.fillRect(-FAR, -BANK, FAR * 2, long + BANK * 2)
      pen.fillStyle = '#3fb2c8'
      pen.fillRect(-FAR, 0, FAR * 2, long)
    })
  }
}

/** Where a river cuts the road, and its raft. */
export function drawCrossing(pen: Pen, { course, race, definition }: DriftCupSim, river: Spot, time: number) {
  const { contest, width } = definition
  if (contest.kind !== 'ferry') return
  const long = RIVER_NODES * course.spacing
  const half = width / 2 + VERGE + 1
  const aside = raftAside(river, race.tick, contest.period)
  atNode(pen, course, river.node, () => {
    pen.fillStyle = '#e9d6a0'
    pen.fillRect(-half, -BANK, half * 2, long + BANK * 2)
    pen.fillStyle = '#3fb2c8'
    pen.fillRect(-half, 0, half * 2, long)
    drawWaves(pen, half, long, time)
    drawRaft(pen, aside, contest.half, long)
  })
}

function drawWaves(pen: Pen, half: number, long: number, time: number) {
  pen.beginPath()
  for (let wave = 0; wave < 12; wave++) {
    const y = ((wave * 5.3) % (long - 2)) + 1
    const x = ((wave * 7.9 + time * 2.4) % (half * 2)) - half
    pen.moveTo(x, y)
    pen.lineTo(Math.min(half, x + 2), y)
  }
  pen.lineCap = 'round'
  pen.lineWidth = 0.3
  pen.strokeStyle = 'rgb(255 255 255 / .55)'
  pen.stroke()
}

const PLANKS = 9

/** Planks between two beams, with a rope of light to aim at. */
function drawRaft(pen: Pen, aside: number, half: number, long: number) {
  pen.fillStyle = 'rgb(6 40 60 / .35)'
  pen.fillRect(aside - half + 0.7, -0.5, half * 2, long)
  const plank = (long + 0.6) / PLANKS
  for (let index = 0; index < PLANKS; index++) {
    pen.fillStyle = index % 2 ? '#c08a52' : '#cf9a60'
    pen.fillRect(aside - half, -0.3 + index * plank, half * 2, plank - 0.12)
  }
  pen.fillStyle = '#7a4f2a'
  pen.fillRect(aside - half, -0.3, 0.5, long + 0.6)
  pen.fillRect(aside + half - 0.5, -0.3, 0.5, long + 0.6)
  pen.fillStyle = '#ffe9a8'
  pen.fillRect(aside - half, -0.7, half * 2, 0.5)
}
