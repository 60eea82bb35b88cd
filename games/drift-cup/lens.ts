import type { Course } from '#kit/game/racing/course.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { VERGE, type Car } from './car.ts'

/** View: place, up direction, and pixels per metre. */
export interface Lens {
  x: number
  z: number
  angle: number
  scale: number
  /** The screen point of that place. */
  readonly middle: { x: number; y: number }
}

const METRES_TALL = 62
const METRES_WIDE = 34
const EASY_TURN = 0.055
const EASY_PLACE = 0.2
const FAST = 40

export const openLens = (): Lens => ({ x: 0, z: 0, angle: 0, scale: 6, middle: { x: 0, y: 0 } })

/** Pixels a metre that show enough of the way on any screen. */
export function fitLens(lens: Lens, { width, height }: StageSize) {
  lens.scale = Math.max(4.4, Math.min(height / METRES_TALL, width / METRES_WIDE))
  lens.middle.x = width / 2
  lens.middle.y = height * 0.7
}

/** The whole course in the picture, north up. */
export function fitCourse(lens: Lens, course: Course, { width, height }: StageSize) {
  const [left, right] = [Math.min(...course.x), Math.max(...course.x)]
  const [near, far] = [Math.min(...course.z), Math.max(...course.z)]
  const margin = course.width[0]! + VERGE * 2 + 2
  const [wide, tall] = [right - left + margin, far - near + margin]
  // A long table is turned so that it fills the screen.
  const turned = (wide - tall) * (width - height) < 0
  lens.angle = turned ? Math.PI / 2 : 0
  lens.scale = turned ? Math.min(width / tall, height / wide) : Math.min(width / wide, height / tall)
  lens.x = (left + right) / 2
  lens.z = (near + far) / 2
  lens.middle.x = width / 2
  lens.middle.y = height / 2
}

export interface Following {
  /** At once, not little by little. */
  readonly isCut: boolean
  /** 1 along the course, -1 against it. */
  readonly direction: number
}

/** Follows a car: the way ahead turns up, and the picture looks farther ahead at speed. */
export function followCar(lens: Lens, car: Car, course: Course, { isCut, direction }: Following) {
  const ahead = (car.node + 5 * direction + course.count) % course.count
  const way = Math.atan2(course.dx[ahead]! * direction, course.dz[ahead]! * direction)
  let turn = way - lens.angle
  turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
  lens.angle += turn * (isCut ? 1 : EASY_TURN)
  const look = (Math.hypot(car.vx, car.vz) / FAST) * 5 * direction
  const [x, z] = [car.x + course.dx[ahead]! * look, car.z + course.dz[ahead]! * look]
  lens.x += (x - lens.x) * (isCut ? 1 : EASY_PLACE)
  lens.z += (z - lens.z) * (isCut ? 1 : EASY_PLACE)
}

/** After this the pen draws in metres. */
export function aim(pen: CanvasRenderingContext2D, { x, z, angle, scale, middle }: Lens) {
  const [s, c] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
  pen.transform(c, -s, -s, -c, middle.x - c * x + s * z, middle.y + s * x + c * z)
}

export function onScreen({ x, z, angle, scale, middle }: Lens, at: { x: number; z: number }): Point {
  const [s, c] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
  const [dx, dz] = [at.x - x, at.z - z]
  return { x: middle.x + dx * c - dz * s, y: middle.y - dx * s - dz * c }
}
