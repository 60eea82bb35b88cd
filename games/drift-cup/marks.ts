import { dice } from '#kit/random/dice.ts'
import type { Car } from './car.ts'

type Pen = CanvasRenderingContext2D

/** Tyre marks (or a wake) and dust behind the wheels. */
export interface Marks {
  follow(cars: readonly Car[], isBoat: boolean, calm: boolean): void
  drawMarks(pen: Pen, paint: string): void
  drawDust(pen: Pen, paint: string): void
  clear(): void
}

interface Mark {
  readonly fromX: number
  readonly fromZ: number
  readonly toX: number
  readonly toZ: number
}
interface Puff {
  x: number
  z: number
  age: number
  readonly size: number
}

const MOST_MARKS = 260
const MOST_PUFFS = 60
const PUFF_TICKS = 34
const SLIDING = 3
const AXLE = 1.2
const HALF_TRACK = 0.9

export function openMarks(): Marks {
  const marks: Mark[] = []
  let puffs: Puff[] = []
  const wheels = new Map<Car, readonly [number, number, number, number]>()

  function puff(x: number, z: number, size: number) {
    if (puffs.length >= MOST_PUFFS) puffs.shift()
    puffs.push({ x: x + dice() - 0.5, z: z + dice() - 0.5, age: 0, size })
  }

  function trace(car: Car, isBoat: boolean, calm: boolean) {
    const [s, c] = [Math.sin(car.heading), Math.cos(car.heading)]
    const at = (side: number) => [car.x + c * side - s * AXLE, car.z - s * side - c * AXLE] as const
    const [leftX, leftZ] = at(-HALF_TRACK)
    const [rightX, rightZ] = at(HALF_TRACK)
    const before = wheels.get(car)
    const isMarking = isBoat || Math.abs(car.slide) > SLIDING
    if (isMarking && before) {
      marks.push({ fromX: before[0], fromZ: before[1], toX: leftX, toZ: leftZ })
      marks.push({ fromX: before[2], fromZ: before[3], toX: rightX, toZ: rightZ })
      if (!calm && dice() < 0.5) puff(dice() < 0.5 ? leftX : rightX, dice() < 0.5 ? leftZ : rightZ, 0.7)
    }
    if (isMarking) wheels.set(car, [leftX, leftZ, rightX, rightZ])
    else wheels.delete(car)
  }

  return {
    follow(cars, isBoat, calm) {
      for (const car of cars) trace(car, isBoat, calm)
      if (marks.length > MOST_MARKS) marks.splice(0, marks.length - MOST_MARKS)
      for (const one of puffs) one.age++
      puffs = puffs.filter(({ age }) => age < PUFF_TICKS)
    },
    drawMarks(pen, paint) {
      pen.beginPath()
      for (const { fromX, fromZ, toX, toZ } of marks) {
        pen.moveTo(fromX, fromZ)
        pen.lineTo(toX, toZ)
      }
      pen.lineCap = 'butt'
      pen.lineWidth = 0.34
      pen.strokeStyle = paint
      pen.stroke()
    },
    drawDust(pen, paint) {
      pen.fillStyle = paint
      for (const { x, z, age, size } of puffs) {
        pen.globalAlpha = 0.5 * (1 - age / PUFF_TICKS)
        pen.beginPath()
        pen.arc(x, z, size * (0.5 + (age / PUFF_TICKS) * 1.6), 0, 2 * Math.PI)
        pen.fill()
      }
      pen.globalAlpha = 1
    },
    clear() {
      marks.length = 0
      puffs = []
      wheels.clear()
    },
  }
}
