import type { Brush } from '#kit/game/micro/brush.ts'

/** How a hero holds itself; it always looks to the right, whoever draws it turns it. */
export interface Pose {
  /** Angle of the walk, in radians; a leg goes to and fro once a turn. */
  readonly stride: number
  readonly isInAir: boolean
  readonly isBlinking: boolean
  /** Uses the move of its own that lasts: floats, glides, swims, falls like a stone, clings. */
  readonly isSpread?: boolean
}

export type Draw = (brush: Brush, pose: Pose) => void

export const INK = '#1a1426'

export const legs = (brush: Brush, { stride, isInAir }: Pose, color: string, apart = 3) => {
  const swing = isInAir ? 1.6 : Math.sin(stride) * 3
  brush.line([-apart, 2.5, -apart - swing, 6.4], 2.6, color)
  brush.line([apart, 2.5, apart + swing, 6.4], 2.6, color)
}

export const eye = (brush: Brush, x: number, y: number, { isBlinking }: Pose, size = 2) => {
  if (isBlinking) {
    brush.line([x - size, y, x + size, y], 1, INK)
    return
  }
  brush.disc(x, y, size, '#ffffff')
  brush.disc(x + size * 0.35, y, size * 0.58, INK)
}
