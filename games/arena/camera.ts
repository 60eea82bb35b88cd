import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Look, Watch } from './scenes/scene.ts'

/** Follows the person smoothly. */
export interface Camera {
  readonly scale: number
  layout(size: StageSize): void
  /** Jumps there at once. */
  jump(watch: Watch): void
  follow(watch: Watch): void
  onCanvas(at: Point): Point
  view(): Pick<Look, 'left' | 'top' | 'right' | 'bottom' | 'scale'>
  apply(pen: CanvasRenderingContext2D): void
}

const GLIDE = 0.16
const ZOOM = 0.04

export function camera(): Camera {
  let size: StageSize = { width: 1, height: 1 }
  let x = 0
  let y = 0
  let scale = 1
  let last: Watch = { x: 0, y: 0, reach: 1 }

  const wished = ({ reach, isWhole }: Watch) =>
    isWhole ? Math.min(size.width, size.height) / reach : Math.sqrt(size.width * size.height) / reach / 1.15

  const jump = (watch: Watch) => {
    last = watch
    x = watch.x
    y = watch.y
    scale = wished(watch)
  }

  return {
    get scale() {
      return scale
    },
    layout(now) {
      size = now
      jump(last)
    },
    jump,
    follow(watch) {
      last = watch
      x += (watch.x - x) * GLIDE
      y += (watch.y - y) * GLIDE
      scale += (wished(watch) - scale) * ZOOM
    },
    onCanvas: (at) => ({ x: size.width / 2 + (at.x - x) * scale, y: size.height / 2 + (at.y - y) * scale }),
    view() {
      const [across, down] = [size.width / 2 / scale, size.height / 2 / scale]
      return { left: x - across, right: x + across, top: y - down, bottom: y + down, scale }
    },
    apply(pen) {
      pen.translate(size.width / 2, size.height / 2)
      pen.scale(scale, scale)
      pen.translate(-x, -y)
    },
  }
}
