import { shade } from '#kit/game/draw.ts'
import { decorate } from './decor.ts'
import type { Room } from './scene.ts'

type Pen = CanvasRenderingContext2D

/** Position of the 400 × 400 picture on the canvas. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly width: number
  readonly height: number
}

interface Set {
  readonly wall: readonly [top: string, bottom: string]
  readonly floor: string
  readonly kind: 'stripes' | 'tiles' | 'sky' | 'sea' | 'stars' | 'panels'
}

export const HORIZON = 288
const SEA_LINE = 226

const sets: Readonly<Record<Room, Set>> = {
  hall: { wall: ['#ffd08a', '#f7b267'], floor: '#c9744a', kind: 'stripes' },
  bath: { wall: ['#a8e3e0', '#7fcfd0'], floor: '#5f9fb5', kind: 'tiles' },
  living: { wall: ['#b9dba4', '#93c48c'], floor: '#b9825a', kind: 'panels' },
  night: { wall: ['#6c75c9', '#565cb0'], floor: '#4a4390', kind: 'stripes' },
  garden: { wall: ['#7fd0f5', '#c9f0ff'], floor: '#7cc25a', kind: 'sky' },
  snow: { wall: ['#9fc9ee', '#dcefff'], floor: '#eef6fc', kind: 'sky' },
  museum: { wall: ['#e8b7a0', '#d1907d'], floor: '#8d5a52', kind: 'panels' },
  kitchen: { wall: ['#ffe6b8', '#f7c98a'], floor: '#8d9db0', kind: 'tiles' },
  beach: { wall: ['#6fcaf2', '#d4f4ff'], floor: '#efd596', kind: 'sea' },
  school: { wall: ['#d6e6c4', '#a9c79a'], floor: '#b9825a', kind: 'panels' },
  circus: { wall: ['#2f4f8f', '#6a92cc'], floor: '#d8a55f', kind: 'stripes' },
  camp: { wall: ['#1b2b58', '#41639a'], floor: '#33614a', kind: 'stars' },
  farm: { wall: ['#232a63', '#4a4a97'], floor: '#3f7a4f', kind: 'stars' },
}

/** Paints the set over the whole canvas, in the picture's own measure. */
export function paintRoom(pen: Pen, room: Room, { x, y, scale, width, height }: View) {
  const { wall, floor, kind } = sets[room]
  const left = -x / scale
  const top = -y / scale
  const right = left + width / scale
  const bottom = top + height / scale
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  const light = pen.createLinearGradient(0, top, 0, HORIZON)
  light.addColorStop(0, wall[0])
  light.addColorStop(1, wall[1])
  pen.fillStyle = light
  pen.fillRect(left, top, right - left, bottom - top)
  const area = { left, top, right }
  if (kind === 'stripes') stripes(pen, area)
  if (kind === 'tiles') tiles(pen, area)
  if (kind === 'panels') panels(pen, area, wall[1])
  if (kind === 'sky') sky(pen, area, room === 'snow')
  if (kind === 'sea') sea(pen, area)
  if (kind === 'stars') stars(pen, area)
  decorate(pen, room)
  paintFloor(pen, { left, right, bottom }, floor, ['sky', 'sea', 'stars'].includes(kind))
  pen.restore()
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
}

function stripes(pen: Pen, { left, top, right }: Area) {
  pen.fillStyle = 'rgb(255 255 255 / .12)'
  for (let x = Math.floor(left / 50) * 50; x < right; x += 50) pen.fillRect(x, top, 24, HORIZON - top)
}

function tiles(pen: Pen, { left, top, right }: Area) {
  pen.strokeStyle = 'rgb(255 255 255 / .32)'
  pen.lineWidth = 2.5
  pen.beginPath()
  for (let x = Math.floor(left / 42) * 42; x < right; x += 42) {
    pen.moveTo(x, top)
    pen.lineTo(x, HORIZON)
  }
  for (let y = HORIZON; y > top; y -= 42) {
    pen.moveTo(left, y)
    pen.lineTo(right, y)
  }
  pen.stroke()
}

function panels(pen: Pen, { left, right }: Area, color: string) {
  pen.fillStyle = shade(color, -0.16)
  pen.fillRect(left, HORIZON - 62, right - left, 62)
  pen.fillStyle = shade(color, 0.18)
  pen.fillRect(left, HORIZON - 68, right - left, 8)
  pen.fillStyle = 'rgb(255 255 255 / .1)'
  for (let x = Math.floor(left / 58) * 58; x < right; x += 58) pen.fillRect(x + 8, HORIZON - 52, 42, 40)
}

function sky(pen: Pen, { left, right }: Area, isCold: boolean) {
  clouds(pen, { left, right })
  hills(pen, { left, right }, isCold ? '#c5def2' : '#5fae4f')
}

function sea(pen: Pen, { left, right }: Area) {
  clouds(pen, { left, right })
  pen.fillStyle = '#2f9fd0'
  pen.fillRect(left, SEA_LINE, right - left, HORIZON - SEA_LINE)
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  for (let row = 0; row < 3; row++)
    for (let x = Math.floor(left / 90) * 90; x < right; x += 90)
      pen.fillRect(x + row * 34, SEA_LINE + 12 + row * 15, 30 - row * 6, 3)
}

function clouds(pen: Pen, { left, right }: Omit<Area, 'top'>) {
  pen.fillStyle = 'rgb(255 255 255 / .8)'
  for (let x = Math.floor(left / 190) * 190; x < right; x += 190) {
    pen.beginPath()
    pen.ellipse(x + 60, 84, 34, 14, 0, 0, 7)
    pen.ellipse(x + 84, 74, 24, 18, 0, 0, 7)
    pen.ellipse(x + 108, 86, 28, 12, 0, 0, 7)
    pen.fill()
  }
}

function stars(pen: Pen, { left, top, right }: Area) {
  pen.fillStyle = '#ffeeb0'
  const rows = Math.ceil((HORIZON - top) / 44)
  for (let row = 1; row < rows; row++)
    for (let x = Math.floor(left / 70) * 70; x < right; x += 70) {
      const shift = (row * 37 + x * 0.3) % 50
      pen.beginPath()
      pen.arc(x + shift, HORIZON - row * 44 + (x % 30), 1.3 + ((row + x) % 3) * 0.5, 0, 7)
      pen.fill()
    }
  hills(pen, { left, right }, '#2f5a52')
}

function hills(pen: Pen, { left, right }: Omit<Area, 'top'>, color: string) {
  pen.fillStyle = color
  for (let x = Math.floor(left / 150) * 150; x < right + 75; x += 150) {
    pen.beginPath()
    pen.ellipse(x, HORIZON + 10, 112, 52, 0, 0, 7)
    pen.fill()
  }
}

function paintFloor(
  pen: Pen,
  { left, right, bottom }: { readonly left: number; readonly right: number; readonly bottom: number },
  color: string,
  isGround: boolean,
) {
  pen.fillStyle = color
  pen.fillRect(left, HORIZON, right - left, bottom - HORIZON)
  pen.fillStyle = shade(color, isGround ? 0.14 : -0.28)
  pen.fillRect(left, HORIZON, right - left, isGround ? 5 : 9)
  pen.fillStyle = 'rgb(255 255 255 / .08)'
  for (let y = HORIZON + 26, step = 20; y < bottom; y += step, step *= 1.25)
    pen.fillRect(left, y, right - left, 3)
}
