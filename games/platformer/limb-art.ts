import type { Brush } from '#kit/game/micro/brush.ts'

/** Pose of a hero, always facing right; the caller mirrors it. */
export interface Pose {
  /** Angle of the walk, in radians; a leg goes to and fro once a turn. */
  readonly stride: number
  readonly isInAir: boolean
  readonly isBlinking: boolean
  /** Uses its lasting move: floating, gliding, swimming, stomping or clinging. */
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
