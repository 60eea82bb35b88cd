import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { Course } from '#kit/game/racing/course.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Car } from './car.ts'

type Pen = CanvasRenderingContext2D

/** Three lamps that go out one by one before the start. */
export function drawLights(pen: Pen, { width, height }: StageSize, ticks: number) {
  if (ticks <= 0) return
  const left = Math.ceil(ticks / 20)
  const y = height * 0.22
  fillRound(pen, { x: width / 2 - 74, y: y - 28, width: 148, height: 56 }, 28, 'rgb(10 14 28 / .72)')
  for (let lamp = 0; lamp < 3; lamp++)
    fillCircle(pen, width / 2 + (lamp - 1) * 44, y, 16, lamp < left ? '#ff5a4e' : '#3be08a')
}

/** The course in small, with a dot for each car. */
export interface SmallMap {
  draw(pen: Pen, size: StageSize, cars: readonly Car[], paints: readonly string[]): void
}

const SIDE = 78
const EDGE = 10

export function openMap(course: Course): SmallMap {
  const [left, right] = [Math.min(...course.x), Math.max(...course.x)]
  const [near, far] = [Math.min(...course.z), Math.max(...course.z)]
  const scale = (SIDE - 12) / Math.max(right - left, far - near)
  const at = (x: number, z: number) =>
    [SIDE / 2 + (x - (left + right) / 2) * scale, SIDE / 2 - (z - (near + far) / 2) * scale] as const
  const path = new Path2D()
  for (let node = 0; node < course.count; node += 3) path.lineTo(...at(course.x[node]!, course.z[node]!))
  path.closePath()
  return {
    draw(pen, { width }, cars, paints) {
      pen.save()
      pen.translate(width - SIDE - EDGE, EDGE)
      pen.lineJoin = 'round'
      for (const [wide, paint] of [
        [7, 'rgb(8 12 28 / .5)'],
        [3, 'rgb(255 248 230 / .9)'],
      ] as const) {
        pen.lineWidth = wide
        pen.strokeStyle = paint
        pen.stroke(path)
      }
      for (let index = cars.length - 1; index >= 0; index--) {
        const [x, y] = at(cars[index]!.x, cars[index]!.z)
        fillCircle(pen, x, y, index === 0 ? 5 : 3.6, '#10131f')
        fillCircle(pen, x, y, index === 0 ? 4 : 2.8, paints[index % paints.length]!)
      }
      pen.restore()
    },
  }
}

/** Points of the running drift, and how often they count. */
export function drawChain(pen: Pen, { width, height }: StageSize, points: string, times: string) {
  write(pen, points, width / 2, height * 0.2, { size: 40, color: '#fff6e4' })
  write(pen, times, width / 2, height * 0.2 + 34, { size: 22, color: '#ffd24a' })
}

/** An arrow at the upper edge of the picture. */
export function drawArrow(pen: Pen, x: number, y: number, turn: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.beginPath()
  pen.moveTo(0, -16)
  pen.lineTo(13, 10)
  pen.lineTo(0, 3)
  pen.lineTo(-13, 10)
  pen.closePath()
  pen.fillStyle = '#fff6e4'
  pen.fill()
  pen.restore()
}
