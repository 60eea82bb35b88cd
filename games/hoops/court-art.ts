import { shade } from '#kit/game/draw.ts'
import {
  BOARD_GAP,
  BOARD_HIGH,
  BOARD_LOW,
  LENGTH,
  MIDDLE,
  RIM_Y,
  rimX,
  THREE,
  wayOf,
  type Side,
} from './court.ts'

type Pen = CanvasRenderingContext2D

/** A court, unlocked by cups. */
export interface Ground {
  readonly name: string
  readonly cups: number
  readonly sky: readonly [string, string]
  readonly floor: readonly [string, string]
  readonly paint: string
  readonly line: string
  readonly back: string
}

export const GROUNDS: readonly Ground[] = [
  {
    name: 'pier',
    cups: 0,
    sky: ['#5B3A8E', '#FFB26B'],
    floor: ['#D9814A', '#A65331'],
    paint: '#2C7FA8',
    line: '#FFF4DC',
    back: '#F0795A',
  },
  {
    name: 'gym',
    cups: 1,
    sky: ['#27466B', '#5E86A8'],
    floor: ['#E3B06B', '#B9803F'],
    paint: '#C64B3B',
    line: '#FFFFFF',
    back: '#1C3350',
  },
  {
    name: 'roof',
    cups: 2,
    sky: ['#0D1230', '#3B2A70'],
    floor: ['#4A5578', '#2C3454'],
    paint: '#7A3FB0',
    line: '#7FF3FF',
    back: '#171B3D',
  },
  {
    name: 'snow',
    cups: 4,
    sky: ['#7FB4DC', '#E8F4FC'],
    floor: ['#A9C3D8', '#7695B4'],
    paint: '#2F6FB0',
    line: '#FFFFFF',
    back: '#C9DFEF',
  },
]
export const groundAt = (index: number): Ground => GROUNDS[index] ?? GROUNDS[0]!

export interface Room {
  /** Left and right edge in court units, and the space above and below the floor line. */
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

/** Visible floor depth above and below the line on which everybody stands. */
const FAR = 46
const NEAR = 52

/** Everything static; the origin is the court's left end on the floor line, y goes down. */
export function paintCourt(pen: Pen, ground: Ground, room: Room) {
  const { left, right, above } = room
  const width = right - left
  const sky = pen.createLinearGradient(0, -above, 0, -FAR)
  sky.addColorStop(0, ground.sky[0])
  sky.addColorStop(1, ground.sky[1])
  pen.fillStyle = sky
  pen.fillRect(left, -above, width, above)
  SCENES[ground.name]?.(pen, ground, room)
  crowd(pen, ground, room)
  floor(pen, ground, room)
  apron(pen, ground, room)
  for (const side of [0, 1] as const) stand(pen, side)
}

/** In front of the court: floorboards towards the viewer, and the first row of the crowd. */
function apron(pen: Pen, { floor: [, tone], back }: Ground, { left, right, below }: Room) {
  const deep = Math.max(0, below - NEAR)
  const light = pen.createLinearGradient(0, NEAR, 0, NEAR + deep)
  light.addColorStop(0, shade(tone, -0.34))
  light.addColorStop(1, shade(tone, -0.66))
  pen.fillStyle = light
  pen.fillRect(left, NEAR, right - left, deep)
  pen.strokeStyle = 'rgb(0 0 0 / .2)'
  pen.lineWidth = 3
  pen.beginPath()
  for (let x = 0; x <= LENGTH; x += 85) {
    pen.moveTo(lean(x, NEAR), NEAR)
    pen.lineTo(lean(x, NEAR + deep * 1.6), NEAR + deep)
  }
  pen.stroke()
  pen.fillStyle = 'rgb(0 0 0 / .3)'
  pen.fillRect(left, NEAR, right - left, 9)
  if (deep < ROW_ROOM) return
  const bottom = NEAR + deep
  for (let at = 0, x = left; x < right; x += 74, at++) {
    const high = 96 + ((at * 31) % 26)
    pen.fillStyle = shade(back, -0.78 - ((at * 7) % 3) * 0.04)
    pen.beginPath()
    pen.ellipse(x, bottom + 6, 40, high * 0.6, 0, Math.PI, 2 * Math.PI)
    pen.moveTo(x + 22, bottom - high * 0.72)
    pen.arc(x, bottom - high * 0.72, 22, 0, 2 * Math.PI)
    pen.fill()
  }
}
/** With less space there is no first row. */
const ROW_ROOM = 260

/** Perspective: lines away from the viewer lean towards the middle. */
const lean = (x: number, y: number) => x + (MIDDLE - x) * (-y / 900)

function floor(pen: Pen, { floor: tones, paint, line }: Ground, { left, right }: Room) {
  const light = pen.createLinearGradient(0, -FAR, 0, NEAR)
  light.addColorStop(0, tones[1])
  light.addColorStop(1, tones[0])
  pen.fillStyle = light
  pen.fillRect(left, -FAR, right - left, FAR + NEAR)
  const strip = (from: number, to: number, color: string) => {
    pen.beginPath()
    pen.moveTo(lean(from, -FAR), -FAR)
    pen.lineTo(lean(to, -FAR), -FAR)
    pen.lineTo(lean(to, NEAR), NEAR)
    pen.lineTo(lean(from, NEAR), NEAR)
    pen.fillStyle = color
    pen.fill()
  }
  for (let x = 0; x <= LENGTH; x += 85) strip(x - 1.2, x + 1.2, 'rgb(0 0 0 / .1)')
  for (const side of [0, 1] as const) {
    const way = wayOf(side)
    pen.globalAlpha = 0.75
    strip(rimX(side) - way * 230, rimX(side) + way * 150, paint)
    pen.globalAlpha = 1
    strip(rimX(side) - way * THREE - 4, rimX(side) - way * THREE + 4, line)
    strip(rimX(side) - way * 230 - 2, rimX(side) - way * 230 + 2, line)
  }
  strip(MIDDLE - 3, MIDDLE + 3, line)
  pen.strokeStyle = line
  pen.lineWidth = 5
  pen.beginPath()
  pen.ellipse(MIDDLE, 2, 120, 34, 0, 0, Math.PI * 2)
  pen.stroke()
  pen.fillStyle = line
  pen.fillRect(left, -FAR - 3, right - left, 4)
  pen.fillRect(left, NEAR - 4, right - left, 4)
}

/** Pole, arm and board; rim and net move and are drawn with the play. */
function stand(pen: Pen, side: Side) {
  const way = wayOf(side)
  const face = rimX(side) + way * BOARD_GAP
  pen.strokeStyle = '#2A2F3A'
  pen.lineCap = 'round'
  pen.lineWidth = 16
  pen.beginPath()
  pen.moveTo(face + way * 66, -6)
  pen.lineTo(face + way * 66, -300)
  pen.lineTo(face + way * 6, -336)
  pen.stroke()
  pen.fillStyle = '#1E222B'
  pen.fillRect(face + way * 66 - 26, -16, 52, 16)
  pen.fillStyle = '#C9D4E2'
  pen.fillRect(face + (way === 1 ? 0 : -10), -BOARD_HIGH, 10, BOARD_HIGH - BOARD_LOW)
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(face + (way === 1 ? 0 : -4), -BOARD_HIGH, 4, BOARD_HIGH - BOARD_LOW)
  pen.fillStyle = '#FF5A3C'
  pen.fillRect(face + (way === 1 ? 0 : -4), -RIM_Y - 62, 4, 46)
}

const HATS = ['#FF5A3C', '#FFD86B', '#2E7CF6', '#3FD0A0', '#F25C9A', '#FFFFFF', '#A06BFF']

function crowd(pen: Pen, { back }: Ground, { left, right }: Room) {
  for (let row = 2; row >= 0; row--) {
    pen.fillStyle = shade(back, -0.16 * (2 - row) - 0.1)
    pen.fillRect(left, -FAR - 46 - row * 34, right - left, 60)
    for (let at = 0, x = left + (row % 2) * 17; x < right; x += 34, at++) {
      const dice = (at * 7 + row * 5) % 11
      if (dice % 4 === 3) continue
      const y = -FAR - 44 - row * 34 - (dice % 3) * 2
      pen.fillStyle = HATS[(at * 3 + row * 2) % HATS.length]!
      pen.globalAlpha = 0.5
      pen.fillRect(x - 11, y + 9, 22, 18)
      pen.fillStyle = ['#F0C29A', '#8A5433', '#D99B6A'][dice % 3]!
      pen.beginPath()
      pen.arc(x, y, 10, 0, Math.PI * 2)
      pen.fill()
      pen.globalAlpha = 1
    }
  }
  pen.fillStyle = shade(back, -0.5)
  pen.fillRect(left, -FAR - 22, right - left, 22)
  pen.fillStyle = 'rgb(255 255 255 / .12)'
  for (let x = left; x < right; x += 240) pen.fillRect(x + 8, -FAR - 19, 224, 16)
}

type Paint = (pen: Pen, ground: Ground, room: Room) => void

function disc(pen: Pen, x: number, y: number, radius: number, paint: string) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fillStyle = paint
  pen.fill()
}

/** Buildings of different height along the horizon. */
function skyline(pen: Pen, { left, right }: Room, color: string, lit: string) {
  for (let at = 0, x = left; x < right; x += 92, at++) {
    const high = 220 + ((at * 53) % 190)
    pen.fillStyle = color
    pen.fillRect(x, -high, 84, high)
    pen.fillStyle = lit
    for (let y = 20; y < high - 160; y += 30)
      for (let column = 0; column < 3; column++)
        if ((at * 5 + y + column * 7) % 4 !== 0) pen.fillRect(x + 12 + column * 24, -high + y, 12, 15)
  }
}

const SCENES: Readonly<Record<string, Paint>> = {
  pier(pen, _ground, { left, right }) {
    disc(pen, MIDDLE + 260, -250, 92, '#FFE3A0')
    pen.fillStyle = '#C8577A'
    pen.fillRect(left, -214, right - left, 80)
    pen.fillStyle = 'rgb(255 227 160 / .5)'
    for (let row = 0; row < 5; row++)
      pen.fillRect(MIDDLE + 200 - row * 14, -206 + row * 14, 120 + row * 28, 5)
    pen.strokeStyle = 'rgb(60 24 70 / .8)'
    pen.lineWidth = 7
    pen.beginPath()
    pen.arc(360, -330, 130, 0, Math.PI * 2)
    for (let spoke = 0; spoke < 8; spoke++) {
      pen.moveTo(360, -330)
      pen.lineTo(360 + 130 * Math.cos(spoke * 0.785), -330 + 130 * Math.sin(spoke * 0.785))
    }
    pen.moveTo(300, -140)
    pen.lineTo(360, -330)
    pen.lineTo(420, -140)
    pen.stroke()
  },
  gym(pen, _ground, { left, right, above }) {
    pen.fillStyle = 'rgb(255 255 255 / .09)'
    for (let x = left; x < right; x += 210) pen.fillRect(x + 20, -Math.min(above, 560), 150, 300)
    pen.fillStyle = 'rgb(255 244 200 / .9)'
    for (let x = left + 90; x < right; x += 300) pen.fillRect(x, -Math.min(above - 10, 590), 120, 12)
  },
  roof(pen, _ground, room) {
    disc(pen, 420, -480, 54, '#F4EFD0')
    disc(pen, 398, -494, 50, '#1A1A45')
    skyline(pen, room, '#1B1F4A', 'rgb(255 214 120 / .75)')
  },
  snow(pen, _ground, { left, right }) {
    for (let at = 0, x = left - 120; x < right; x += 330, at++) {
      const high = 330 + ((at * 71) % 120)
      pen.beginPath()
      pen.moveTo(x, -120)
      pen.lineTo(x + 260, -high)
      pen.lineTo(x + 520, -120)
      pen.fillStyle = '#8FB2CF'
      pen.fill()
      pen.beginPath()
      pen.moveTo(x + 196, -high + 52)
      pen.lineTo(x + 260, -high)
      pen.lineTo(x + 324, -high + 52)
      pen.lineTo(x + 262, -high + 82)
      pen.fillStyle = '#FFFFFF'
      pen.fill()
    }
  },
}
