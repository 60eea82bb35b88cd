import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Thing } from '#kit/game/things/things.ts'
import { BREEDS, type FoeKind } from './herd.ts'
import { HERO, MIDDLE, PLATE } from './world.ts'

export type Floor = 'rings' | 'planks' | 'tiles' | 'dunes' | 'petals' | 'waves'

export interface PlateLook {
  readonly floor: Floor
  readonly color: string
  readonly line: string
  readonly edge: string
}

/** The round floor is cached, so its detail costs nothing. */
export function plate(brush: Brush, { floor, color, line, edge }: PlateLook) {
  brush.disc(MIDDLE, MIDDLE + 16, PLATE + 12, '#020c1c', 0.5)
  brush.disc(MIDDLE, MIDDLE + 8, PLATE + 10, edge)
  brush.disc(MIDDLE, MIDDLE + 8, PLATE + 10, '#000000', 0.3)
  brush.disc(MIDDLE, MIDDLE, PLATE + 10, edge)
  brush.arc(MIDDLE, MIDDLE, PLATE + 8, Math.PI * 1.02, Math.PI * 1.7, 3, '#ffffff', 0.45)
  brush.disc(MIDDLE, MIDDLE, PLATE, color)
  PATTERNS[floor](brush, line)
  brush.ring(MIDDLE, MIDDLE, PLATE - 1, 4, '#000814', 0.22)
}

const half = (offset: number) => Math.sqrt(Math.max(0, PLATE * PLATE - offset * offset)) - 3

const PATTERNS: Readonly<Record<Floor, (brush: Brush, line: string) => void>> = {
  rings(brush, line) {
    for (const radius of [48, 96, 142]) brush.ring(MIDDLE, MIDDLE, radius, 5, line, 0.5)
    for (let ray = 0; ray < 8; ray++)
      brush.at(MIDDLE, MIDDLE, (ray * Math.PI) / 4, () => brush.line([50, 0, PLATE - 4, 0], 3, line, 0.35))
  },
  planks(brush, line) {
    for (let y = -168; y <= 168; y += 28)
      brush.line([MIDDLE - half(y), MIDDLE + y, MIDDLE + half(y), MIDDLE + y], 3, line, 0.55)
    for (let nail = 0; nail < 24; nail++)
      brush.disc(60 + ((nail * 97) % 280), 60 + ((nail * 61) % 10) * 28 - 10, 2.4, line, 0.7)
  },
  tiles(brush, line) {
    for (let at = -160; at <= 160; at += 40) {
      brush.line([MIDDLE - half(at), MIDDLE + at, MIDDLE + half(at), MIDDLE + at], 2, line, 0.5)
      brush.line([MIDDLE + at, MIDDLE - half(at), MIDDLE + at, MIDDLE + half(at)], 2, line, 0.5)
    }
  },
  dunes(brush, line) {
    for (let row = 0; row < 9; row++) {
      const y = 60 + row * 34
      const wide = half(y - MIDDLE) * 0.8
      const points: number[] = []
      for (let step = 0; step <= 8; step++)
        points.push(MIDDLE - wide + (step * wide) / 4, y + Math.sin(step * 1.3 + row) * 6)
      brush.line(points, 4, line, 0.4)
    }
  },
  petals(brush, line) {
    for (let petal = 0; petal < 6; petal++)
      brush.at(MIDDLE, MIDDLE, (petal * Math.PI) / 3, () => brush.leaf(98, 0, 150, 58, line, 0), 1)
    brush.disc(MIDDLE, MIDDLE, 28, line)
  },
  waves(brush, line) {
    for (let wave = 0; wave < 26; wave++) {
      const [x, y] = [60 + ((wave * 83) % 270), 50 + ((wave * 47) % 300)]
      if ((x - MIDDLE) ** 2 + (y - MIDDLE) ** 2 > 160 ** 2) continue
      brush.line([x - 14, y, x - 5, y - 5, x + 5, y, x + 14, y - 5], 3, line, 0.5)
    }
  },
}

const eyes = (brush: Brush, gap: number, size: number) => {
  for (const y of [-gap, gap]) {
    brush.disc(gap, y, size, '#fffdf4')
    brush.disc(gap + size * 0.4, y, size * 0.5, PAINT.ink)
  }
}

const shapes: Readonly<Record<FoeKind, (brush: Brush, foe: Thing) => void>> = {
  jelly(brush, { r, t }) {
    const k = 1 + Math.sin(t / 9) * 0.06
    brush.disc(0, 0, r * k, '#b3386a')
    brush.disc(-1, -2, r * 0.86 * k, PAINT.pink)
    eyes(brush, 4, 3.4)
  },
  pike(brush, { r, t }) {
    const beat = t % 130
    const isAiming = beat >= 70 && beat < 100
    brush.leaf(0, 3, r * 3.2, r * 1.5, '#8a4a12', 0)
    brush.leaf(0, 0, r * 3.2, r * 1.4, isAiming ? '#fff1a8' : PAINT.amber, 0)
    brush.shape([-r * 1.2, 0, -r * 2, -r * 0.8, -r * 2, r * 0.8], '#e08a2a')
    eyes(brush, 5, 3)
  },
  squid(brush, { r, t }) {
    for (const y of [-7, 0, 7])
      brush.line([-r * 0.4, y, -r - 6 - Math.sin(t / 8 + y) * 4, y * 1.5], 4, '#6a48b8')
    brush.disc(0, 0, r, '#5a3aa0')
    brush.disc(-1, -2, r * 0.85, t % 120 > 80 && t % 120 < 100 ? '#ffe9ff' : PAINT.orchid)
    eyes(brush, 5, 3.6)
  },
  puffer(brush, { r, hp }) {
    for (let thorn = 0; thorn < 9; thorn++) {
      const angle = thorn * 0.698
      brush.line(
        [
          Math.cos(angle) * r * 0.8,
          Math.sin(angle) * r * 0.8,
          Math.cos(angle) * (r + 5),
          Math.sin(angle) * (r + 5),
        ],
        4,
        '#2f7d52',
      )
    }
    brush.ball(0, 0, r, hp > 1 ? PAINT.palm : '#b8e86a')
    eyes(brush, 7, 4.4)
  },
  king(brush, { r, hp, t }) {
    brush.disc(0, 4, r + 3, '#571a2c')
    for (let arm = 0; arm < 8; arm++) {
      const angle = arm * 0.785 + t * 0.01
      brush.disc(Math.cos(angle) * r, Math.sin(angle) * r, 9, '#a32b3c')
    }
    brush.ball(0, 0, r, PAINT.coral)
    brush.shape([-20, -10, -24, -32, -10, -22, 0, -38, 10, -22, 24, -32, 20, -10], PAINT.sun)
    eyes(brush, 11, 6.5)
    brush.arc(
      0,
      0,
      r + 6,
      -Math.PI / 2,
      -Math.PI / 2 + Math.max(0.02, hp / BREEDS.king.hp) * Math.PI * 2 - 0.002,
      4,
      PAINT.sun,
      0.9,
    )
  },
}

/** A foe, looking where it goes. */
export function foe(brush: Brush, one: Thing) {
  brush.disc(one.x + 2, one.y + one.r * 0.6, one.r * 0.9, '#00081a', 0.25)
  const isUpright = one.kind === 'king' || one.kind === 'puffer'
  const turn = isUpright ? 0 : Math.atan2(one.vy, one.vx)
  const grown = Math.min(1, 0.4 + one.t / 25)
  brush.at(one.x, one.y, turn, () => shapes[one.kind as FoeKind](brush, one), grown)
}

export function dart(brush: Brush, { x, y, r, kind, a }: Thing) {
  const isPetal = kind === 'petal'
  brush.disc(x, y, r + 2, isPetal ? (a ? '#7a6a9a' : '#c2387a') : '#3b1c6a')
  brush.disc(x - 1, y - 1, r - 1.5, isPetal ? (a ? '#b9aee0' : '#ffb3d8') : '#e0b8ff')
}

export function bolt(brush: Brush, { x, y, vx, vy, r }: Thing, color: string = PAINT.sun) {
  brush.line([x - vx * 1.6, y - vy * 1.6, x, y], r * 1.5, color, 0.5)
  brush.disc(x, y, r * 0.8, '#fffbe0')
}

export function heart(brush: Brush, x: number, y: number, size: number, color: string = PAINT.coral) {
  brush.disc(x - size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.disc(x + size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.shape([x - size * 0.86, y, x + size * 0.86, y, x, y + size * 0.9], color)
  brush.disc(x - size * 0.45, y - size * 0.3, size * 0.16, '#ffffff', 0.8)
}

/** The hero of all arenas: an islander with a round hat seen from above. */
export function hero(
  brush: Brush,
  { x, y, face }: { readonly x: number; readonly y: number; readonly face: number },
  color: string = PAINT.lagoon,
) {
  brush.disc(x + 2, y + 9, HERO + 2, '#00081a', 0.3)
  brush.at(x, y, face, () => {
    brush.disc(0, 3, HERO + 3, '#0f5a58')
    brush.disc(0, 0, HERO + 3, color)
    brush.disc(-2, -2, HERO - 3, '#fff4dc')
    brush.disc(-2, -2, HERO - 6, PAINT.coral)
    brush.shape([HERO + 3, -5, HERO + 10, 0, HERO + 3, 5], '#fff4dc')
  })
}
