import { dice } from '#kit/random/dice.ts'
import { GRAVITY, type Flying, type Kind } from './orchard.ts'
import { stamp } from './sheet.ts'
import type { ThingArt } from './thing-art.ts'

type Pen = CanvasRenderingContext2D

/** Halves, juice and stains after a cut; visual only, in field units. */
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

/** Pieces, drops and stains. */
interface Heap {
  readonly reducedMotion: boolean
  pieces: Piece[]
  stains: Stain[]
  readonly drops: Drop[]
  next: number
}

export function debris(reducedMotion: boolean): Debris {
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
  const heap: Heap = {
    reducedMotion,
    pieces: [],
    stains: [],
    drops,
    next: 0,
  }
  return {
    splash: (kind, x, y, count) => splash(heap, kind, x, y, count),
    cut: (one, angle, juicy) => cut(heap, one, angle, juicy),
    step: (pace) => step(heap, pace),
    drawStains: (pen, art) => drawStains(heap, pen, art),
    draw: (pen, art) => draw(heap, pen, art),
    clear() {
      heap.pieces = []
      heap.stains = []
      for (const drop of drops) drop.age = drop.life
    },
  }
}

function splash(heap: Heap, kind: Kind, x: number, y: number, count: number) {
  const wanted = heap.reducedMotion ? Math.min(4, count) : count
  for (let index = 0; index < wanted; index++) {
    const drop = heap.drops[heap.next]!
    heap.next = (heap.next + 1) % MOST_DROPS
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

function cut(heap: Heap, { kind, x, y, vx, vy }: Flying, angle: number, juicy: number) {
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
  for (const side of [1, -1])
    heap.pieces.push({
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
  splash(heap, kind, x, y, Math.round(11 * juicy))
  heap.stains.push({ kind, x, y, turn: dice() * 6, shape: dice() < 0.5 ? 0 : 1, age: 0 })
  if (heap.stains.length > MOST_STAINS) heap.stains.shift()
}

function step(heap: Heap, pace: number) {
  for (const piece of heap.pieces) {
    piece.vy += GRAVITY * pace
    piece.x += piece.vx * pace
    piece.y += piece.vy * pace
    piece.turn += piece.spin * pace
    piece.age += pace
  }
  if (heap.pieces.some(({ y }) => y > FLOOR)) heap.pieces = heap.pieces.filter(({ y }) => y <= FLOOR)
  for (const drop of heap.drops) {
    if (drop.age >= drop.life) continue
    drop.age += pace
    drop.vy += 0.42 * pace
    drop.x += drop.vx * pace
    drop.y += drop.vy * pace
  }
  for (const stain of heap.stains) stain.age += pace
  if (heap.stains.some(({ age }) => age > STAIN_LIFE))
    heap.stains = heap.stains.filter(({ age }) => age <= STAIN_LIFE)
}

function drawStains(heap: Heap, pen: Pen, art: ThingArt) {
  for (const { kind, x, y, turn, shape, age } of heap.stains) {
    const look = art.kinds.get(kind)
    const splat = look && art.splats.get(look.juice)?.[shape]
    if (!splat) continue
    const k = age / STAIN_LIFE
    pen.globalAlpha = 0.34 * (1 - k * k)
    stamp(pen, splat, { x, y: y + age * 0.25, turn, size: 0.7 + Math.min(0.3, age * 0.08) })
  }
  pen.globalAlpha = 1
}

function draw(heap: Heap, pen: Pen, art: ThingArt) {
  for (const piece of heap.pieces) {
    const look = art.kinds.get(piece.kind)
    if (look) stamp(pen, look[piece.side], piece)
  }
  for (const { juice, x, y, age, life, size } of heap.drops) {
    if (age >= life) continue
    const look = art.kinds.get(juice)
    const drop = look && art.drops.get(look.juice)
    if (drop) stamp(pen, drop, { x, y, turn: 0, size: size * (1 - (age / life) * 0.7) })
  }
}
