import { LOOP_RADIUS } from './lap-course.ts'
import type { Pose } from './pose.ts'

/** Position of the camera, and the projection of world places onto the screen. */
export interface Eye {
  x: number
  y: number
  z: number
  readonly lens: Float32Array
}

export interface Camera {
  readonly eye: Eye
  /** Jumps behind the car: at the start and after a fall. */
  cut(pose: Pose): void
  /** Follows the car with a spring; `calm` leaves out what may cause motion sickness. */
  follow(pose: Pose, calm: boolean): void
  aim(shape: number): void
}

const BEHIND = 7.4
const ABOVE = 3.1
const NEAR = 0.4
const FAR = 2400
const EASY = 0.13
/** Camera position during a loop: behind its foot and above. */
const LOOP_BEHIND = 19
const LOOP_ABOVE = 7
const STEP_BACK = 0.1

export function openCamera(): Camera {
  const eye: Eye = { x: 0, y: 0, z: 0, lens: new Float32Array(16) }
  const look = { x: 0, y: 0, z: 0 }
  let heading = 0
  let wide = 1
  let lift = 0
  let back = 0

  const camera: Camera = {
    eye,
    cut(pose) {
      heading = pose.heading
      wide = 1
      lift = pose.y
      back = 0
      place(pose)
    },
    follow(pose, calm) {
      let turn = pose.heading - heading
      turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
      heading += turn * EASY
      lift += (pose.foot - lift) * 0.2
      back += ((pose.turned === 0 ? 0 : 1) - back) * STEP_BACK
      const wanted = calm ? 1 : 1 + Math.max(0, pose.speed - 22) / 110
      wide += (wanted - wide) * 0.06
      place(pose)
    },
    aim(shape) {
      // A portrait picture sees less to the sides: it gets a larger vertical angle.
      const half = Math.tan((shape < 1 ? 0.66 : 0.5) * Math.min(1.35, wide))
      fill(eye, look, { half, shape })
    },
  }

  function place(pose: Pose) {
    const [fx, fz] = [Math.sin(heading), Math.cos(heading)]
    eye.x = pose.x - fx * BEHIND
    eye.z = pose.z - fz * BEHIND
    eye.y = lift + ABOVE - pose.slope * 4
    look.x = pose.x + fx * 9
    look.z = pose.z + fz * 9
    look.y = lift + 1.1 + pose.slope * 5
    if (back > 0.01) stepBack(pose, fx, fz)
  }

  /** In a loop it stays behind the foot and turns with the car. */
  function stepBack(pose: Pose, fx: number, fz: number) {
    const ahead = Math.sin(pose.turned) * LOOP_RADIUS
    const from = { x: pose.x - fx * (ahead + LOOP_BEHIND), z: pose.z - fz * (ahead + LOOP_BEHIND) }
    eye.x += (from.x - eye.x) * back
    eye.z += (from.z - eye.z) * back
    eye.y += (lift + LOOP_ABOVE - eye.y) * back
    const far = 3 + 6 * (1 - back)
    look.x += (pose.x + fx * far - look.x) * back
    look.z += (pose.z + fz * far - look.z) * back
    look.y += (pose.y + 0.6 - look.y) * back
  }
  return camera
}

interface Angle {
  readonly half: number
  readonly shape: number
}

/** The projection matrix by columns: x to the right, y up, z ahead. */
function fill({ x, y, z, lens }: Eye, look: { x: number; y: number; z: number }, { half, shape }: Angle) {
  const [ax, ay, az] = [look.x - x, look.y - y, look.z - z]
  const far = Math.hypot(ax, ay, az)
  const [fx, fy, fz] = [ax / far, ay / far, az / far]
  const flat = Math.hypot(fx, fz)
  const [rx, rz] = [fz / flat, -fx / flat]
  const [upX, upY, upZ] = [(-fy * fx) / flat, flat, (-fy * fz) / flat]
  const [sx, sy] = [1 / (half * shape), 1 / half]
  const [depth, shift] = [(FAR + NEAR) / (FAR - NEAR), (-2 * FAR * NEAR) / (FAR - NEAR)]
  lens.set([
    rx * sx,
    upX * sy,
    fx * depth,
    fx,
    0,
    upY * sy,
    fy * depth,
    fy,
    rz * sx,
    upZ * sy,
    fz * depth,
    fz,
    -(rx * x + rz * z) * sx,
    -(upX * x + upY * y + upZ * z) * sy,
    -(fx * x + fy * y + fz * z) * depth + shift,
    -(fx * x + fy * y + fz * z),
  ])
}
