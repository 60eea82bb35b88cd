import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import type { DriveState, Ground, Rig } from './drive.ts'

/** Colours of a landscape. */
export interface Land {
  readonly earth: string
  readonly grass: string
  readonly far: string
}

/** Positions of the wheels relative to the body's middle. */
const axle = ({ half, drop }: Rig, side: number) => ({ x: side * half, y: drop })

/** The ground from its line to the lower edge, with layers. */
export function drawGround(brush: Brush, look: Look, ground: Ground, { earth, grass }: Land) {
  const step = 12
  const points: number[] = []
  for (let x = Math.floor((look.left - 30) / step) * step; x <= look.right + 30; x += step)
    points.push(x, Math.min(ground(x), look.bottom + 90))
  const bottom = look.bottom + 100
  brush.shape([...points, look.right + 40, bottom, look.left - 40, bottom], earth)
  const lower = points.map((value, index) => (index % 2 === 1 ? value + 34 : value))
  brush.shape([...lower, look.right + 40, bottom, look.left - 40, bottom], '#1c0f22', 0.16)
  brush.line(points, 10, grass)
}

/** Far hills that move slowly. */
export function farHills(brush: Brush, look: Look, { far }: Land, base = 0.72) {
  const shift = look.left * 0.78
  const middle = look.top + (look.bottom - look.top) * base
  const points: number[] = []
  for (let x = Math.floor((look.left - shift) / 52) * 52; x <= look.right - shift + 60; x += 52)
    points.push(x + shift, middle - 60 - 46 * Math.sin(x * 0.011) - 26 * Math.sin(x * 0.029 + 1))
  brush.shape([...points, look.right + 80, look.bottom + 60, look.left - 60, look.bottom + 60], far, 0.5)
}

export function wheel(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  roll: number,
  tyre = '#20202e',
  hub: string = PAINT.shell,
) {
  brush.disc(x, y, size, tyre)
  brush.disc(x, y, size * 0.55, hub)
  for (const turn of [0, 2.1, 4.2])
    brush.disc(
      x + Math.cos(roll + turn) * size * 0.33,
      y + Math.sin(roll + turn) * size * 0.33,
      size * 0.13,
      '#4a5068',
    )
}

/** Draws in the vehicle's frame; both wheels are below the body. */
export function vehicle(
  brush: Brush,
  { x, y, turn, roll }: DriveState,
  rig: Rig,
  body: () => void,
  tyre?: string,
) {
  brush.at(x, y, turn, () => {
    for (const side of [-1, 1]) {
      const at = axle(rig, side)
      wheel(brush, at.x, at.y, rig.wheel, roll, tyre)
    }
    body()
  })
}

/** A driver's head with a cap, facing ahead. */
export function driver(brush: Brush, x: number, y: number, cap: string, size = 9) {
  brush.ball(x, y, size, '#e09a6a')
  brush.arc(x - 1, y - 1.5, size, Math.PI * 0.95, Math.PI * 2, size * 0.55, cap)
  brush.disc(x + size * 0.45, y, 1.6, PAINT.ink)
}

/** A rider on two wheels, bent over the handlebars. */
export function cyclist(brush: Brush, frame: string, shirt: string) {
  brush.line([-19, 8, -4, -8, 16, -6, 21, 8], 5, frame)
  brush.line([-4, -8, 4, 8, 16, -6], 4, frame)
  brush.line([16, -6, 14, -16, 21, -18], 4, '#2b2f3f')
  brush.line([-8, -12, 3, -4, 3, 8], 6, '#4a3a5c')
  brush.line([-9, -12, 4, -26], 12, shirt)
  brush.line([4, -24, 17, -16], 5, '#e09a6a')
  driver(brush, 8, -34, shirt, 8)
}

/** A cover shows a part of the field: no space for signs at the edges, and no bytes for far things. */
export const isCutOut = ({ left, right }: Look) => right - left < 396

/** A bar from 0 to 1 below the upper edge; `row` counts from the top. */
export function bar(brush: Brush, look: Look, row: number, share: number, color: string) {
  if (isCutOut(look)) return
  const [x, y] = [look.left + 22, look.top + 22 + row * 24]
  brush.round(x - 4, y - 4, 124, 18, 9, '#031226', 0.6)
  if (share > 0.03)
    brush.round(x, y, Math.max(10, 116 * Math.min(1, share)), 10, 5, share < 0.25 ? PAINT.coral : color)
  brush.disc(x + 2, y + 5, 9, color)
}

export function lamps(brush: Brush, look: Look, count: number) {
  if (isCutOut(look)) return
  for (let index = 0; index < 3; index++) {
    const [x, y] = [look.right - 26 - index * 27, look.top + 28]
    brush.disc(x, y, 10, index < count ? PAINT.amber : '#001020', index < count ? 1 : 0.45)
    if (index < count) brush.disc(x - 3, y - 3, 3, '#fff6d6')
  }
}

/** Position of the right pedal. */
export const rightPedal = ({ right, bottom }: Pick<Look, 'right' | 'bottom'>) => ({
  x: right - 46,
  y: bottom - 44,
})

/** Two pedals in the lower corners, lit while pressed. */
export function pedals(brush: Brush, look: Look, input: number) {
  if (isCutOut(look)) return
  const { y } = rightPedal(look)
  const pad = (x: number, isOn: boolean, sign: number) => {
    brush.disc(x, y + 4, 30, '#031226', 0.35)
    brush.disc(x, y, 30, isOn ? PAINT.lagoon : '#ffffff', isOn ? 0.55 : 0.2)
    brush.shape([x - 9 * sign, y - 12, x + 11 * sign, y, x - 9 * sign, y + 12], '#ffffff', 0.85)
  }
  pad(look.left + 46, input === 2, -1)
  pad(rightPedal(look).x, input === 1, 1)
}

export function coin(brush: Brush, x: number, y: number) {
  brush.disc(x, y, 16, PAINT.sun, 0.2)
  brush.puck(x, y, 10, PAINT.sun, 3)
  brush.disc(x, y, 4, PAINT.amber)
}

export function can(brush: Brush, x: number, y: number) {
  brush.disc(x, y, 24, PAINT.coral, 0.2)
  brush.slab(x - 11, y - 12, 22, 24, 5, PAINT.coral, 4)
  brush.line([x - 5, y - 16, x + 6, y - 16], 5, PAINT.shell)
  brush.line([x - 5, y - 4, x + 5, y + 5], 4, '#ffffff')
}

/** Visible things ahead that have not been passed. */
export function eachThing(
  look: Look,
  { item }: DriveState,
  every: number,
  paint: (index: number, x: number) => void,
) {
  for (
    let index = Math.max(item + 1, Math.floor(look.left / every));
    index * every < look.right + 30;
    index++
  )
    paint(index, index * every)
}

/** A palm that stands at x, y. */
export function palm(brush: Brush, x: number, y: number, height: number) {
  const [topX, topY] = [x + height * 0.2, y - height]
  brush.line([x, y, x + height * 0.06, y - height * 0.55, topX, topY], height * 0.09, '#7a4a26')
  for (const turn of [-2.8, -2, -1, -0.2, 0.4])
    brush.leaf(
      topX + Math.cos(turn) * height * 0.24,
      topY + Math.sin(turn) * height * 0.18,
      height * 0.54,
      height * 0.16,
      turn < -1.5 ? '#2f9a5a' : PAINT.palm,
      turn,
    )
}
