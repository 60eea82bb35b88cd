import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Feel, Look } from '#kit/game/micro/scene.ts'

/** How what all flights know sounds and looks. */
export const FEEL: Readonly<Record<string, Feel>> = {
  score: { sound: 'score', sparks: PAINT.sun, count: 14 },
}

export function cloud(brush: Brush, x: number, y: number, size: number, color = '#ffffff', opacity = 0.3) {
  brush.round(x - size * 1.6, y, size * 3.2, size * 0.9, size * 0.45, color, opacity)
  brush.disc(x - size * 0.6, y, size * 0.7, color, opacity)
  brush.disc(x + size * 0.4, y - size * 0.2, size * 0.9, color, opacity)
}

/** Clouds far away that pass more slowly than the way below. */
export function farClouds(brush: Brush, look: Look, way: number, opacity = 0.16) {
  const wide = look.right - look.left + 260
  for (let one = 0; one < 6; one++) {
    const x = look.left - 130 + ((((one * 170 - way * 0.25) % wide) + wide) % wide)
    cloud(brush, x, 60 + ((one * 83) % 200), 18 + (one % 3) * 9, '#ffffff', opacity)
  }
}

/** Hills along the lower edge. */
export function hills(brush: Brush, look: Look, y: number, way: number, color: string, pace = 0.5) {
  const step = 150
  const shift = way * (1 - pace)
  for (
    let hill = Math.floor((look.left - shift) / step) - 1;
    hill < (look.right - shift) / step + 1;
    hill++
  ) {
    const x = hill * step + shift
    brush.disc(x, y + 100 + ((((hill * 37) % 40) + 40) % 40), 130, color)
  }
}

/** A prize to fly through. */
export function star(brush: Brush, x: number, y: number, tick: number) {
  brush.glow(x, y, 26, PAINT.sun)
  brush.star(x, y, 13, PAINT.sun, tick * 0.04)
}
