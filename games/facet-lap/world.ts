import { openCamera, type Camera } from './camera.ts'
import { addCar, addGhost, addPanes } from './car-mesh.ts'
import { openGraphics } from './graphics.ts'
import { openSoftwareGraphics } from './software-graphics.ts'
import { buildIslands } from './island-mesh.ts'
import type { LapCourse } from './lap-course.ts'
import { color, openMesh, SUN, type Color, type Corner } from './mesh.ts'
import type { Mood } from './moods.ts'
import type { Pose } from './pose.ts'
import { buildRoad } from './road-mesh.ts'
import { paintSky } from './sky-mesh.ts'
import { openTrail, type Trail } from './trail.ts'

export interface GhostCar {
  readonly pose: Pose
  readonly tint: Color
}

export interface View {
  readonly own: Pose
  /** Road height below the car for its shadow; `undefined` over water. */
  readonly floor: number | undefined
  readonly ghosts: readonly GhostCar[]
  /** Panes of glass on the back of the car. */
  readonly panes: number
}

/** The 3D picture of the track. */
export interface World {
  readonly canvas: HTMLCanvasElement
  readonly camera: Camera
  readonly trail: Trail
  show(course: LapCourse): void
  resize(width: number, height: number, sharpness: number): void
  draw(view: View): void
  destroy(): void
}

export const AUTHOR_TINT = color(0xffd76b)
export const BEST_TINT = color(0x8ff5ff)
export const RACED_TINT = color(0xff9ad5)
const SHADOW = color(0x1c1230)
const SLOW_FRAME = 22
const FRAMES_A_CHECK = 12
const QUALITIES = [1, 0.72, 0.5] as const
const MOST_PIXELS = 1_500_000
const MOST_SOFTWARE_PIXELS = 240_000

export function openWorld(mood: Mood): World {
  const flat = Math.hypot(SUN[0], SUN[2])
  const graphics = openGraphics() ?? openSoftwareGraphics([SUN[0] / flat, SUN[2] / flat])
  const camera = openCamera()
  const trail = openTrail()
  const sky = paintSky(mood)
  const solid = openMesh(4096)
  const veil = openMesh(4096)
  let size = { width: 1, height: 1, sharpness: 1 }
  let quality = graphics.isSoftware ? 1 : 0
  let frames = 0
  let begun = 0

  function fit() {
    const { width, height, sharpness } = size
    const most = graphics.isSoftware ? MOST_SOFTWARE_PIXELS : MOST_PIXELS
    const enough = Math.min(graphics.isSoftware ? 1 : sharpness, Math.sqrt(most / (width * height)), 2)
    const scale = enough * QUALITIES[quality]!
    graphics.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  }

  /** A slow device gets fewer pixels rather than fewer frames. */
  function watchSpeed() {
    const now = performance.now()
    if (frames++ === 0) begun = now
    if (frames <= FRAMES_A_CHECK) return
    const mean = (now - begun) / FRAMES_A_CHECK
    frames = 0
    if (mean < SLOW_FRAME || mean > 500 || quality === QUALITIES.length - 1) return
    quality++
    fit()
  }

  return {
    canvas: graphics.canvas,
    camera,
    trail,
    show(course) {
      const standing = openMesh(40_000)
      const still = openMesh(4096)
      buildIslands(course, standing, still, mood)
      buildRoad(course, standing, still)
      graphics.keep({ solid: standing, veil: still })
      trail.clear()
    },
    resize(width, height, sharpness) {
      size = { width, height, sharpness }
      fit()
    },
    draw({ own, floor, ghosts, panes }) {
      watchSpeed()
      camera.aim(size.width / size.height)
      solid.clear()
      veil.clear()
      addCar(solid, own, { body: mood.car, stripe: mood.stripe })
      addPanes(veil, own, panes)
      if (floor !== undefined) addShadow(own, floor)
      trail.draw(veil, camera.eye)
      for (const { pose, tint } of ghosts) addGhost(veil, pose, tint, nearness(pose, own))
      graphics.draw(camera.eye, { sky: sky(camera.eye), solid, veil })
    },
    destroy: graphics.destroy,
  }

  /** A long soft shadow, away from the sun. */
  function addShadow({ x, z, heading }: Pose, floor: number) {
    const [s, c] = [Math.sin(heading), Math.cos(heading)]
    const flat = Math.hypot(SUN[0], SUN[2])
    const [ax, az] = [-SUN[0] / flat, -SUN[2] / flat]
    const at = (px: number, pz: number, cast: number): Corner => [
      x + c * px + s * pz + ax * cast,
      floor + 0.07,
      z - s * px + c * pz + az * cast,
    ]
    veil.plains(at(-1.1, -2.3, 0), at(1.1, -2.3, 0), at(1, 2.3, 0), at(-1, 2.3, 0), SHADOW, 0.34)
    veil.plains(at(-0.9, -1.9, 1.2), at(0.9, -1.9, 1.2), at(0.7, 1.6, 1.2), at(-0.7, 1.6, 1.2), SHADOW, 0.22)
  }
}

/** Fades a ghost near the own car, so that it does not hide the road. */
const nearness = (ghost: Pose, own: Pose) =>
  Math.min(0.34, Math.max(0.05, (Math.hypot(ghost.x - own.x, ghost.z - own.z) - 2) * 0.04))
