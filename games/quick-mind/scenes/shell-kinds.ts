import { PAINT, type Brush } from '#kit/game/micro/brush.ts'

/** Six finds that differ in shape as well as colour; `size` is roughly the radius. */
export function find(brush: Brush, x: number, y: number, size: number, kind: number) {
  brush.at(x, y, 0, () => FINDS[kind]?.(brush), size / 40)
}

const FINDS: readonly ((brush: Brush) => void)[] = [
  (brush) => {
    const fan = [-11, 34]
    for (let step = 0; step <= 6; step++) {
      const angle = Math.PI * (1.08 + step * 0.14)
      fan.push(Math.cos(angle) * 40, Math.sin(angle) * 40 + 6)
    }
    fan.push(11, 34)
    brush.shape(fan, PAINT.coral)
    for (const rib of [-24, -12, 0, 12, 24])
      brush.line([rib, -20 + Math.abs(rib) * 0.4, rib * 0.2, 28], 3, '#fff', 0.5)
  },
  (brush) => brush.star(0, 0, 42, PAINT.sun),
  (brush) => {
    brush.disc(0, 3, 34, '#2f9a57')
    brush.disc(0, 0, 33, PAINT.palm)
    for (let coil = 0; coil < 3; coil++)
      brush.arc(coil * 3 - 3, 0, 25 - coil * 8, coil * 1.3, coil * 1.3 + 4.6, 5, '#0e5a34', 0.6)
  },
  (brush) => {
    brush.leaf(0, 4, 84, 44, '#1f6fb8', -0.7)
    brush.leaf(0, 0, 84, 40, PAINT.sky, -0.7)
    brush.line([-24, 20, 24, -20], 4, '#eaf6ff', 0.7)
    for (const dot of [-14, 2]) brush.disc(dot, -dot * 0.8 - 10, 4, '#eaf6ff', 0.7)
  },
  (brush) => {
    for (let arm = 0; arm < 10; arm++) {
      const angle = (arm * Math.PI) / 5
      brush.line([0, 0, Math.cos(angle) * 40, Math.sin(angle) * 40], 6, '#7a4fd0')
    }
    brush.ball(0, 0, 25, PAINT.orchid)
  },
  (brush) => {
    brush.round(-36, -18, 72, 42, 21, '#c9b48a')
    brush.round(-36, -22, 72, 42, 21, PAINT.shell)
    brush.line([-24, -2, 24, -2], 4, '#8a6a3a')
    for (const tooth of [-18, -9, 0, 9, 18]) brush.line([tooth, -8, tooth, 4], 3, '#8a6a3a')
  },
]
