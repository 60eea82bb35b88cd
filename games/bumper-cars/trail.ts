import { fillCircle } from '#kit/game/draw.ts'
import { dice } from '#kit/random/dice.ts'
import type { Car } from './match.ts'
import type { Body } from './pitch.ts'

type Pen = CanvasRenderingContext2D

interface Mark {
  readonly x: number
  readonly y: number
  readonly toX: number
  readonly toY: number
  age: number
}
interface Puff {
  x: number
  y: number
  readonly vx: number
  readonly vy: number
  readonly size: number
  readonly warm: boolean
  age: number
}

const MARK_LIFE = 2.2
const PUFF_LIFE = 0.5
/** Steps of a fading mark. */
const SHADES = 7
const MOST_MARKS = 240
const MOST_PUFFS = 90
const REAR = -17
const TRACK = 13

/** Fading skid marks and puffs of dust. */
export interface Trail {
  follow(cars: readonly Car[]): void
  dust(x: number, y: number, count: number): void
  step(seconds: number): void
  drawMarks(pen: Pen): void
  drawPuffs(pen: Pen): void
  clear(): void
}

export function trail(isCalm: boolean): Trail {
  let marks: Mark[] = []
  let puffs: Puff[] = []
  const wheels = new Map<Car, readonly { readonly x: number; readonly y: number }[]>()

  function puff(x: number, y: number, warm: boolean) {
    if (isCalm || puffs.length >= MOST_PUFFS) return
    const size = 4 + dice() * 5
    puffs.push({ x, y, vx: (dice() - 0.5) * 50, vy: (dice() - 0.5) * 50, size, warm, age: 0 })
  }

  return {
    follow(cars) {
      for (const car of cars) {
        const now = rearWheels(car)
        const before = wheels.get(car)
        wheels.set(car, now)
        const slides = Math.abs(car.vx * car.hy - car.vy * car.hx) > 1.25 || car.boost > 0
        if (!slides || !before) continue
        now.forEach(({ x, y }, index) => {
          const from = before[index]!
          if (Math.hypot(x - from.x, y - from.y) < 14)
            marks.push({ x: from.x, y: from.y, toX: x, toY: y, age: 0 })
        })
        if (dice() < 0.35) puff(now[0]!.x, now[0]!.y, car.boost > 0)
      }
      if (marks.length > MOST_MARKS) marks = marks.slice(-MOST_MARKS)
    },
    dust(x, y, count) {
      for (let index = 0; index < count; index++) puff(x, y, false)
    },
    step(seconds) {
      for (const mark of marks) mark.age += seconds
      for (const one of puffs) {
        one.age += seconds
        one.x += one.vx * seconds
        one.y += one.vy * seconds
      }
      marks = marks.filter(({ age }) => age < MARK_LIFE)
      puffs = puffs.filter(({ age }) => age < PUFF_LIFE)
    },
    drawMarks(pen) {
      pen.lineWidth = 4.5
      pen.lineCap = 'butt'
      // One stroke for all marks of about the same age: a stroke each would dominate the frame time.
      for (let shade = 0; shade < SHADES; shade++) {
        pen.strokeStyle = `rgb(10 50 30 / ${0.3 * (1 - (shade + 0.5) / SHADES)})`
        pen.beginPath()
        for (const { x, y, toX, toY, age } of marks) {
          if (Math.floor((age / MARK_LIFE) * SHADES) !== shade) continue
          pen.moveTo(x, y)
          pen.lineTo(toX, toY)
        }
        pen.stroke()
      }
    },
    drawPuffs(pen) {
      for (const { x, y, size, warm, age } of puffs) {
        const k = age / PUFF_LIFE
        const paint = warm ? `rgb(255 214 140 / ${0.6 * (1 - k)})` : `rgb(240 255 225 / ${0.5 * (1 - k)})`
        fillCircle(pen, x, y, size * (0.6 + k), paint)
      }
    },
    clear() {
      marks = []
      puffs = []
      wheels.clear()
    },
  }
}

const rearWheels = ({ x, y, hx, hy }: Body & { readonly hx: number; readonly hy: number }) =>
  [-TRACK, TRACK].map((side) => ({ x: x + hx * REAR - hy * side, y: y + hy * REAR + hx * side }))
