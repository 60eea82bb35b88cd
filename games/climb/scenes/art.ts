import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'

/** Walls beside the field: rock with ledges that pass by, so that the eye feels the height. */
export function shaft(brush: Brush, look: Look, color: string, light: string) {
  const tall = look.bottom - look.top + 80
  for (const side of [-1, 1] as const) {
    const edge = side === -1 ? 0 : 400
    const out = side === -1 ? look.left - 40 : look.right + 40
    if ((side === -1 && look.left > -2) || (side === 1 && look.right < 402)) continue
    brush.round(Math.min(edge, out), look.top - 40, Math.abs(out - edge), tall, 0, color)
    brush.round(side === -1 ? -8 : 400, look.top - 40, 8, tall, 0, light)
    for (let y = Math.floor(look.top / 70) * 70; y < look.bottom + 40; y += 70) {
      const shift = ((y / 70) % 3) * 14
      brush.round(edge + side * (26 + shift) - 22, y, 44, 24, 9, light, 0.28)
    }
  }
}

/** Faint streaks behind everything: the same for all, moved with the height. */
export function streaks(brush: Brush, look: Look, color: string) {
  for (let y = Math.floor(look.top / 150) * 150; y < look.bottom + 100; y += 150) {
    const x = (Math.abs(y * 7) % 320) + 40
    brush.round(x - 50, y, 100, 16, 8, color, 0.1)
    brush.round(((x * 3) % 340) - 10, y + 74, 70, 12, 6, color, 0.08)
  }
}

export function eyes(brush: Brush, x: number, y: number, size: number, look = 0) {
  for (const side of [-1, 1]) {
    brush.disc(x + side * size * 1.25, y, size, '#ffffff')
    brush.disc(x + side * size * 1.25 + look * size * 0.4, y + size * 0.1, size * 0.5, PAINT.ink)
  }
}

export function pearl(brush: Brush, x: number, y: number, size = 8.5) {
  brush.glow(x, y, size * 2, PAINT.shell)
  brush.ball(x, y, size, PAINT.shell)
}

/** A frog: wide when it lands, long when it leaps. */
export function frog(brush: Brush, x: number, y: number, vy: number, look: number) {
  const long = Math.max(-3, Math.min(5, -vy * 0.5))
  for (const side of [-1, 1]) {
    brush.line([x + side * 9, y + 7, x + side * 15, y + 12 + long, x + side * 9, y + 15 + long], 5, '#2f9a5a')
    brush.disc(x + side * 8, y - 12, 6.5, PAINT.palm)
  }
  brush.ball(x, y, 14, PAINT.palm)
  brush.disc(x, y + 4, 8, '#b9f5c0', 0.7)
  eyes(brush, x, y - 13, 4.4, look)
  brush.arc(x, y - 1, 6, 0.35, Math.PI - 0.35, 2, '#155a34')
}

export function mole(brush: Brush, x: number, y: number, look: number) {
  for (const side of [-1, 1]) brush.disc(x + side * 11, y + 5, 5, '#ffb7a8')
  brush.ball(x, y, 13, '#6a5a72')
  brush.disc(x, y + 3, 7.5, '#9a8aa4')
  brush.disc(x + look * 2, y + 1, 3.6, PAINT.coral)
  eyes(brush, x, y - 5, 3.1, look)
}

export function gecko(
  brush: Brush,
  x: number,
  y: number,
  { side, turn = 0 }: { readonly side: number; readonly turn?: number },
) {
  brush.at(x, y, turn, () => {
    brush.line([0, 10, -side * 4, 20, side * 3, 30], 6, '#2aa893')
    for (const leg of [-7, 8]) brush.line([0, leg, side * 14, leg - 5], 5, '#2aa893')
    brush.round(-8, -8, 16, 24, 8, PAINT.lagoon)
    brush.ball(0, -12, 11, PAINT.lagoon)
    eyes(brush, -side, -15, 3.6, -side)
  })
}

export function monkey(brush: Brush, x: number, y: number, look: number) {
  for (const side of [-1, 1]) brush.disc(x + side * 12, y - 2, 5, '#d9a070')
  brush.ball(x, y, 13, '#9a5a34')
  brush.disc(x, y + 3, 9, '#f0c79a')
  eyes(brush, x, y - 2, 3, look)
  brush.arc(x, y + 4, 4.5, 0.2, Math.PI - 0.2, 1.8, '#6a2f1c')
}

export function toucan(brush: Brush, x: number, y: number, look: 1 | -1) {
  brush.shape([x - look * 8, y + 2, x - look * 22, y + 10, x - look * 10, y + 12], '#14203c')
  brush.ball(x, y, 14, '#1c2c54')
  brush.disc(x + look * 4, y - 1, 8.5, PAINT.shell)
  brush.shape([x + look * 9, y - 8, x + look * 27, y - 2, x + look * 9, y + 4], PAINT.amber)
  brush.disc(x + look * 25, y - 2, 3, PAINT.coral)
  brush.disc(x + look * 5, y - 4, 3, PAINT.ink)
}

export function crab(brush: Brush, x: number, y: number, size: number, tick: number) {
  const wave = Math.sin(tick * 0.3) * 2
  for (const side of [-1, 1]) {
    for (const leg of [0.2, 0.7])
      brush.line(
        [x + side * size * 0.6, y + size * leg, x + side * size * 1.2, y + size * (leg + 0.4)],
        3,
        '#d94f4f',
      )
    brush.line([x + side * size * 0.7, y - 2, x + side * size * 1.25, y - size * 0.7 - wave], 3.4, '#d94f4f')
    brush.disc(x + side * size * 1.25, y - size * 0.8 - wave, size * 0.36, PAINT.coral)
  }
  brush.ball(x, y, size, PAINT.coral)
  eyes(brush, x, y - size * 0.35, size * 0.26, 0)
}

export function thorn(brush: Brush, x: number, y: number, size: number, color: string) {
  for (let spike = 0; spike < 8; spike++)
    brush.at(x, y, (spike * Math.PI) / 4, () =>
      brush.shape([size * 0.5, -4, size * 1.5, 0, size * 0.5, 4], color),
    )
  brush.ball(x, y, size, color)
}

/** A liquid with a moving edge, down to the lower edge. */
export function flood(brush: Brush, look: Look, y: number, color: string, foam = '#ffffff') {
  const points: number[] = []
  for (let x = Math.floor(look.left / 24) * 24 - 24; x <= look.right + 48; x += 24)
    points.push(x, y + 4 * Math.sin(x * 0.04 + (look.calm ? 0 : look.seconds * 2.4)))
  const bottom = Math.max(look.bottom, y) + 40
  brush.shape([...points, look.right + 48, bottom, look.left - 48, bottom], color, 0.9)
  brush.line(points, 4, foam, 0.7)
}

/** A bar from 0 to 1. */
export function bar(
  brush: Brush,
  x: number,
  y: number,
  [width, share]: readonly [number, number],
  color: string,
) {
  brush.round(x - width / 2 - 3, y - 3, width + 6, 16, 8, '#031226', 0.6)
  if (share > 0.02) brush.round(x - width / 2, y, Math.max(10, width * Math.min(1, share)), 10, 5, color)
}
