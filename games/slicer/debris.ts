import { dice } from '#kit/random/dice.ts'
import { GRAVITY, type Flying, type Kind } from './orchard.ts'
import { stamp } from './sheet.ts'
import type { ThingArt } from './thing-art.ts'

type Pen = CanvasRenderingContext2D

/** Halves, juice and stains after a cut; only for the eye. All in field units. */
export interface Debris {
  cut(thing: Flying, angle: number, juicy: number): void
  splash(kind: Kind, x: number, y: number, count: number): void
  step(pace: number): void
  drawStains(pen: Pen, art: ThingArt): void
  draw(pen: Pen, art: ThingArt): void
  clear(): void
}

interface Piece {
  readonly kind: Kind
  readonly side: 'half' | 'base'
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  readonly spin: number
  age: number
}
interface Drop {
  juice: Kind
  x: number
  y: number
  vx: number
  vy: number
  age: number
  life: number
  size: number
}
interface Stain {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly shape: number
  age: number
}

const MOST_DROPS = 150
const MOST_STAINS = 12
const STAIN_LIFE = 150
const PUSH = 3.2
const FLOOR = 1250

export function debris(reducedMotion: boolean): Debris {
  let pieces: Piece[] = []
  let stains: Stain[] = []
  const drops: Drop[] = Array.from({ length: MOST_DROPS }, () => ({
    juice: 'apple' as const,
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    age: 1,
    life: 1,
    size: 1,
  }))
  let next = 0

  function splash(kind: Kind, x: number, y: number, count: number) {
    const wanted = reducedMotion ? Math.min(4, count) : count
    for (let index = 0; index < wanted; index++) {
      const drop = drops[next]!
      next = (next + 1) % MOST_DROPS
      const angle = dice() * 2 * Math.PI
      const speed = 3 + dice() * 11
      Object.assign(drop, {
        juice: kind,
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 3,
        age: 0,
        life: 26 + dice() * 22,
        size: 0.35 + dice() * 0.9,
      })
    }
  }

  return {
    splash,
    cut({ kind, x, y, vx, vy }, angle, juicy) {
      const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
      for (const side of [1, -1])
        pieces.push({
          kind,
          side: side === 1 ? 'half' : 'base',
          x,
          y,
          vx: vx - nx * PUSH * side,
          vy: Math.min(vy, 2) - ny * PUSH * side - 1.5,
          turn: angle + (side === 1 ? 0 : Math.PI),
          spin: (0.03 + dice() * 0.05) * side,
          age: 0,
        })
      splash(kind, x, y, Math.round(11 * juicy))
      stains.push({ kind, x, y, turn: dice() * 6, shape: dice() < 0.5 ? 0 : 1, age: 0 })
      if (stains.length > MOST_STAINS) stains.shift()
    },
    step(pace) {
      for (const piece of pieces) {
        piece.vy += GRAVITY * pace
        piece.x += piece.vx * pace
        piece.y += piece.vy * pace
        piece.turn += piece.spin * pace
        piece.age += pace
      }
      if (pieces.some(({ y }) => y > FLOOR)) pieces = pieces.filter(({ y }) => y <= FLOOR)
      for (const drop of drops) {
        if (drop.age >= drop.life) continue
        drop.age += pace
        drop.vy += 0.42 * pace
        drop.x += drop.vx * pace
        drop.y += drop.vy * pace
      }
      for (const stain of stains) stain.age += pace
      if (stains.some(({ age }) => age > STAIN_LIFE)) stains = stains.filter(({ age }) => age <= STAIN_LIFE)
    },
    drawStains(pen, art) {
      for (const { kind, x, y, turn, shape, age } of stains) {
        const look = art.kinds.get(kind)
        const splat = look && art.splats.get(look.juice)?.[shape]
        if (!splat) continue
        const k = age / STAIN_LIFE
        pen.globalAlpha = 0.34 * (1 - k * k)
        stamp(pen, splat, { x, y: y + age * 0.25, turn, size: 0.7 + Math.min(0.3, age * 0.08) })
      }
      pen.globalAlpha = 1
    },
    draw(pen, art) {
      for (const piece of pieces) {
        const look = art.kinds.get(piece.kind)
        if (look) stamp(pen, look[piece.side], piece)
      }
      for (const { juice, x, y, age, life, size } of drops) {
        if (age >= life) continue
        const look = art.kinds.get(juice)
        const drop = look && art.drops.get(look.juice)
        if (drop) stamp(pen, drop, { x, y, turn: 0, size: size * (1 - (age / life) * 0.7) })
      }
    },
    clear() {
      pieces = []
      stains = []
      for (const drop of drops) drop.age = drop.life
    },
  }
}
