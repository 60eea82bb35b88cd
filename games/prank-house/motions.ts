/** Offset of a thing from its place. */
export interface Pose {
  readonly dx: number
  readonly dy: number
  readonly turn: number
  readonly wide: number
  readonly high: number
}

export const REST: Pose = { dx: 0, dy: 0, turn: 0, wide: 1, high: 1 }

const arch = (k: number) => Math.sin(Math.PI * k)
const swing = (k: number, times: number) => Math.sin(2 * Math.PI * times * k) * (1 - k)

/** The pose of a motion at k from 0 to 1. */
export const motions: Readonly<Record<string, (k: number, rest: readonly string[]) => Pose>> = {
  hop: (k) => ({ ...REST, dy: -34 * arch(k), wide: 1 - 0.1 * arch(k), high: 1 + 0.12 * arch(k) }),
  shake: (k) => ({ ...REST, dx: 7 * swing(k, 3), turn: 0.08 * swing(k, 3) }),
  spin: (k) => ({ ...REST, turn: 2 * Math.PI * k, dy: -26 * arch(k) }),
  squash: (k) => ({ ...REST, wide: 1 + 0.24 * swing(k, 1.5), high: 1 - 0.26 * swing(k, 1.5) }),
  nod: (k) => ({ ...REST, turn: 0.18 * swing(k, 2) }),
  tremble: (k) => ({ ...REST, dx: 3.5 * Math.sin(k * 60), turn: 0.02 * Math.sin(k * 47) }),
  fly(k, [dx = '0', dy = '0']) {
    const there = k < 0.5 ? arch(k) : k > 0.7 ? arch(k - 0.2) : 1
    return { ...REST, dx: Number(dx) * there, dy: Number(dy) * there - 26 * arch(k), turn: 0.3 * swing(k, 1) }
  },
}
