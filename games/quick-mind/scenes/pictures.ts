import { PAINT, type Brush } from '#kit/game/micro/brush.ts'

const INKS = [PAINT.coral, '#e09a00', '#1f9a57', '#2a7fd0', '#8a55d8'] as const

/** One of 25 signs: five shapes in five colours. */
export function sign(brush: Brush, number: number, x: number, y: number, size: number) {
  const [shape, color] = [number % 5, INKS[Math.floor(number / 5) % 5]!]
  if (shape === 0) {
    brush.ball(x, y, size * 0.92, color)
  } else if (shape === 1) {
    brush.slab(x - size * 0.8, y - size * 0.85, size * 1.6, size * 1.6, size * 0.3, color, size * 0.2)
  } else if (shape === 2) {
    brush.shape([x, y - size, x + size, y + size * 0.8, x - size, y + size * 0.8], color)
    brush.line([x - size * 0.2, y - size * 0.3, x - size * 0.55, y + size * 0.4], size * 0.14, '#fff', 0.6)
  } else if (shape === 3) {
    brush.star(x, y, size * 1.08, color)
  } else {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * 2 * Math.PI) / 5 - 1.57
      brush.disc(x + Math.cos(angle) * size * 0.58, y + Math.sin(angle) * size * 0.58, size * 0.44, color)
    }
    brush.disc(x, y, size * 0.36, '#fff4dc')
  }
}
