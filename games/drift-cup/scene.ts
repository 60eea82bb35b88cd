import type { Course } from '#kit/game/racing/course.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { CAR_PAINTS, TRAFFIC_PAINTS, type Look } from './looks.ts'
import type { Car } from './car.ts'
import { paintBuoy, paintCraft, paintShadow, stampTurned, type Picture } from './craft-art.ts'
import type { DriftCupSim } from './family.ts'
import { aim, type Lens } from './lens.ts'
import type { Marks } from './marks.ts'
import type { Race } from './race.ts'
import { drawExtras } from './extra-art.ts'
import { drawField } from './field-art.ts'
import { paintField } from './field-pictures.ts'
import { drawRivers } from './river-art.ts'
import { drawRoad, roadLines, type RoadLines } from './road-art.ts'
import { paintThings, placeThings, type Thing } from './thing-art.ts'
import { laneMiddle } from './traffic.ts'

type Pen = CanvasRenderingContext2D

/** All pictures of a track, painted once for a size of the screen. */
export interface Scene {
  readonly lines: RoadLines
  readonly things: readonly Thing[]
  readonly thingArt: readonly Picture[]
  readonly cars: readonly Picture[]
  /** Relay: the vehicles of each leg. */
  readonly legs: readonly (readonly Picture[])[]
  readonly field: readonly Picture[]
  readonly traffic: readonly Picture[]
  readonly buoys: readonly [Picture, Picture]
  readonly shadow: Picture
  /** The whole track, where the picture stands still. */
  still: HTMLCanvasElement | undefined
}

const SHARPEST = 24
const LEG_CRAFTS = ['truck', 'car', 'buggy'] as const

export function paintScene({ course, definition }: DriftCupSim, look: Look, pixelsAMetre: number): Scene {
  const sharpness = Math.min(SHARPEST, pixelsAMetre)
  const craft = (paint: string) => paintCraft(look.craft, paint, sharpness)
  return {
    lines: roadLines(course, definition.contest),
    things: placeThings(course),
    thingArt: paintThings(look, sharpness),
    cars: CAR_PAINTS.map(craft),
    legs:
      definition.contest.kind === 'relay'
        ? LEG_CRAFTS.map((one) => CAR_PAINTS.map((paint) => paintCraft(one, paint, sharpness)))
        : [],
    field: paintField(definition.contest, sharpness),
    traffic: TRAFFIC_PAINTS.map(craft),
    buoys: [paintBuoy('#ff5a4e', sharpness), paintBuoy('#2fae5f', sharpness)],
    shadow: paintShadow(sharpness),
    still: undefined,
  }
}

export interface Shot {
  readonly sim: DriftCupSim
  /** The car that is raced against without touching it. */
  readonly ghost: Car | undefined
  readonly look: Look
  readonly lens: Lens
  readonly scene: Scene
  readonly marks: Marks
  readonly size: StageSize
  readonly ratio: number
  readonly time: number
}

export function drawScene(pen: Pen, shot: Shot) {
  const { sim, look, lens, scene, marks, size } = shot
  if (look.fixed) {
    scene.still ??= paintStill(shot)
    pen.drawImage(scene.still, 0, 0, size.width, size.height)
  } else {
    pen.fillStyle = look.land
    pen.fillRect(-8, -8, size.width + 16, size.height + 16)
  }
  pen.save()
  aim(pen, lens)
  const reach = Math.hypot(size.width, size.height) / lens.scale
  const isSeen = (x: number, z: number) => Math.abs(x - lens.x) < reach && Math.abs(z - lens.z) < reach
  if (!look.fixed) {
    drawPatches(pen, sim.course, look, isSeen)
    if (sim.definition.contest.kind === 'ferry') drawRivers(pen, sim, isSeen)
    drawRoad(pen, scene.lines, sim.course, look)
  }
  if (look.craft === 'boat') drawRipples(pen, sim.course, isSeen)
  marks.drawMarks(pen, look.craft === 'boat' ? 'rgb(255 255 255 / .35)' : 'rgb(20 14 30 / .3)')
  if (look.craft === 'boat') drawGates(pen, shot)
  drawField(pen, { sim, pictures: scene.field, isSeen, time: shot.time })
  drawCars(pen, shot)
  if (!look.fixed)
    for (const { x, z, kind, turn } of scene.things)
      if (isSeen(x, z)) stampTurned(pen, scene.thingArt[kind]!, { x, z, heading: turn })
  marks.drawDust(pen, look.dust)
  pen.restore()
}

/** Soft darker ground beside the way, so that one sees how fast one goes. */
function drawPatches(pen: Pen, course: Course, look: Look, isSeen: (x: number, z: number) => boolean) {
  pen.fillStyle = look.patch
  pen.beginPath()
  for (let node = 0; node < course.count; node += 5)
    for (const side of [-1, 1]) {
      const aside = side * (course.width[node]! / 2 + 15 + ((node * 7) % 13))
      const [x, z] = [course.x[node]! + course.dz[node]! * aside, course.z[node]! - course.dx[node]! * aside]
      if (!isSeen(x, z)) continue
      const radius = 4 + ((node * 3) % 7)
      pen.moveTo(x + radius, z)
      pen.arc(x, z, radius, 0, 2 * Math.PI)
    }
  pen.fill()
}

/** Short light strokes on the water, so that one sees the boat move. */
function drawRipples(pen: Pen, course: Course, isSeen: (x: number, z: number) => boolean) {
  pen.beginPath()
  for (let node = 0; node < course.count; node += 2) {
    const aside = (((node * 37) % 41) / 41 - 0.5) * course.width[node]!
    const [x, z] = [course.x[node]! + course.dz[node]! * aside, course.z[node]! - course.dx[node]! * aside]
    if (!isSeen(x, z)) continue
    const half = 1 + ((node * 5) % 3) * 0.6
    pen.moveTo(x - course.dz[node]! * half, z + course.dx[node]! * half)
    pen.lineTo(x + course.dz[node]! * half, z - course.dx[node]! * half)
  }
  pen.lineCap = 'round'
  pen.lineWidth = 0.4
  pen.strokeStyle = 'rgb(255 255 255 / .3)'
  pen.stroke()
}

const LIGHT_OFFSET = 0.7
/** Toys are drawn larger than their collision size, or they would be too small on a phone. */
const TOY_SIZE = 1.6
const GHOST_ALPHA = 0.45

function drawCars(pen: Pen, shot: Shot) {
  const { sim, ghost, scene, lens, look, time } = shot
  const { race, course, definition } = sim
  // The shadow falls to the lower right of the screen, however the world is turned.
  const [s, c] = [Math.sin(lens.angle), Math.cos(lens.angle)]
  const offX = LIGHT_OFFSET * (c - s)
  const offZ = LIGHT_OFFSET * (-s - c)
  const size = look.fixed ? TOY_SIZE : 1
  const stamp = (art: Picture, x: number, z: number, heading: number) => {
    stampTurned(pen, scene.shadow, { x: x + offX, z: z + offZ, heading, size })
    stampTurned(pen, art, { x, z, heading, size })
  }
  if (definition.contest.kind === 'traffic') {
    const { lanes } = definition.contest
    for (const { way, lane, paint } of race.traffic) {
      if (Math.abs(way - race.cars[0]!.way) > 45) continue
      const { x, z, heading } = pointOf(course, way, laneMiddle(definition, lanes, lane))
      stamp(scene.traffic[paint]!, x, z, heading)
    }
  }
  if (ghost) {
    pen.globalAlpha = GHOST_ALPHA
    stampTurned(pen, scene.cars[0]!, { x: ghost.x, z: ghost.z, heading: ghost.heading, size })
    pen.globalAlpha = 1
  }
  for (let index = race.cars.length - 1; index >= 0; index--) {
    const car = race.cars[index]!
    if (isGone(race, index)) continue
    const isBlinking = race.shield > 0 && index === 0 && Math.floor(time * 8) % 2 === 0
    if (isBlinking) pen.globalAlpha = 0.4
    const spin = race.karts[index]?.spin ?? 0
    stamp(artOf(scene, shot.sim, index), car.x, car.z, car.heading + car.wheel * 0.06 + spin * SPIN_STEP)
    pen.globalAlpha = 1
    drawExtras(pen, race, index)
  }
}

/** A whirled kart turns four times. */
const SPIN_STEP = (8 * Math.PI) / 52

function artOf(scene: Scene, { race, course }: DriftCupSim, index: number): Picture {
  const lap = Math.floor(Math.max(0, race.cars[index]!.way) / course.count)
  const cars = scene.legs[Math.min(scene.legs.length - 1, lap)] ?? scene.cars
  return cars[index % cars.length]!
}

/** Rivals that are out or have arrived leave the road. */
const isGone = ({ cars, players, tick }: Race, index: number) => {
  const { doneAt } = cars[index]!
  return index >= players && doneAt > 0 && tick - doneAt > 40
}

function pointOf(course: Course, way: number, aside: number) {
  const whole = Math.floor(way)
  const node = ((whole % course.count) + course.count) % course.count
  const past = (way - whole) * course.spacing
  return {
    x: course.x[node]! + course.dx[node]! * past + course.dz[node]! * aside,
    z: course.z[node]! + course.dz[node]! * past - course.dx[node]! * aside,
    heading: Math.atan2(course.dx[node]!, course.dz[node]!),
  }
}

function drawGates(pen: Pen, { sim, scene, time }: Shot) {
  const { race, course, definition } = sim
  if (definition.contest.kind !== 'slalom') return
  const half = definition.contest.gateWidth / 2
  const next = race.gates.find(({ state }) => state === 'ahead')
  for (const gate of race.gates) {
    const [left, right] = [
      pointOf(course, gate.node, gate.aside - half),
      pointOf(course, gate.node, gate.aside + half),
    ]
    if (gate.state === 'ahead') {
      pen.beginPath()
      pen.moveTo(left.x, left.z)
      pen.lineTo(right.x, right.z)
      pen.lineWidth = gate === next ? 0.9 : 0.5
      pen.strokeStyle = gate === next ? 'rgb(255 255 255 / .85)' : 'rgb(255 255 255 / .35)'
      pen.setLineDash([1.4, 1])
      pen.stroke()
      pen.setLineDash([])
    }
    pen.globalAlpha = gate.state === 'missed' ? 0.35 : 1
    const bob = Math.sin(time * 3 + gate.node) * 0.12
    stampTurned(pen, scene.buoys[0], { x: left.x, z: left.z + bob, heading: 0 })
    stampTurned(pen, scene.buoys[1], { x: right.x, z: right.z + bob, heading: 0 })
    pen.globalAlpha = 1
  }
}

/** The table with its whole track. */
function paintStill({ sim, look, lens, scene, size, ratio }: Shot): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = Math.ceil(size.width * ratio)
  image.height = Math.ceil(size.height * ratio)
  const pen = image.getContext('2d')!
  pen.scale(ratio, ratio)
  pen.fillStyle = look.land
  pen.fillRect(0, 0, size.width, size.height)
  const planks = 6
  for (let plank = 0; plank < planks; plank++) {
    pen.fillStyle = plank % 2 ? look.patch : look.land
    pen.fillRect(0, (plank * size.height) / planks, size.width, size.height / planks + 1)
    pen.fillStyle = 'rgb(60 28 8 / .28)'
    pen.fillRect(0, (plank * size.height) / planks, size.width, 2)
  }
  aim(pen, lens)
  drawRoad(pen, scene.lines, sim.course, look)
  for (const [index, { x, z, kind, turn }] of scene.things.entries())
    if (index % 5 === 0) stampTurned(pen, scene.thingArt[kind]!, { x, z, heading: turn })
  return image
}
