import { ball, fillCircle, shade } from '#kit/game/draw.ts'
import type { Picture } from '#kit/game/sprites.ts'
import { gemShape, icon } from './gem-shapes.ts'
import { BLAST, COLUMN, PRISM, ROW, SHELL, SKULL } from './state.ts'

type Pen = CanvasRenderingContext2D

export const COLORS = ['#ff4f6b', '#2f9dff', '#ffc52e', '#36cf72', '#a55cff', '#ff8a35'] as const
const PEARLS = [
  '#ffd9e6',
  '#7fd4ff',
  '#8be3a1',
  '#ffd35c',
  '#ff9a5c',
  '#ff5f86',
  '#b06bff',
  '#2fe0cf',
] as const
const RAINBOW = ['#ff4f6b', '#ffc52e', '#36cf72', '#2f9dff', '#a55cff', '#ff8a35'] as const
const ROCK_COLOR = '#8b93a3'
const BONE = '#ece6d2'

/** Which faces the gems wear. */
export type Suit = 'gems' | 'duel' | 'pearls'

export const colorOf = (look: number, suit: Suit): string => {
  const kind = look & 7
  if (suit === 'pearls') return PEARLS[kind]!
  if (suit === 'duel' && kind === SKULL) return BONE
  return COLORS[kind] ?? (kind === SHELL ? '#ffd8c2' : ROCK_COLOR)
}

/** A gem with a lower side, facets and light from the upper left; its power shows as stripes, ring or prism. */
export const gemPicture = (look: number, suit: Suit, size: number): Picture => ({
  key: `${suit}${look}`,
  width: size,
  height: size,
  bleed: size * 0.1,
  paint(pen) {
    pen.translate(size / 2, size / 2)
    const power = look >> 3
    const kind = look & 7
    if (suit === 'pearls') return paintPearl(pen, kind, size)
    if (power === PRISM) return paintPrism(pen, size * 0.42)
    const color = colorOf(look, suit)
    const trace = (r: number) => gemShape(pen, suit === 'duel' && kind === SKULL ? 8 : kind, r)
    paintBody(pen, trace, size * 0.43, color)
    if (power === ROW || power === COLUMN) paintStripes(pen, trace, size * 0.43, power === COLUMN)
    if (power === BLAST) paintBlast(pen, size)
    if (suit === 'duel' && power === 0) icon(pen, kind, size * 0.43)
  },
})

function paintBody(pen: Pen, trace: (r: number) => void, r: number, color: string) {
  pen.save()
  pen.translate(0, r * 0.14)
  trace(r)
  pen.fillStyle = shade(color, -0.5)
  pen.fill()
  pen.restore()
  trace(r)
  const light = pen.createLinearGradient(-r, -r, r * 0.7, r)
  light.addColorStop(0, shade(color, 0.42))
  light.addColorStop(0.45, color)
  light.addColorStop(1, shade(color, -0.22))
  pen.fillStyle = light
  pen.fill()
  pen.save()
  trace(r)
  pen.clip()
  trace(r * 0.66)
  const table = pen.createLinearGradient(0, -r * 0.6, 0, r * 0.6)
  table.addColorStop(0, shade(color, 0.5))
  table.addColorStop(1, shade(color, 0.06))
  pen.fillStyle = table
  pen.fill()
  trace(r * 0.98)
  pen.strokeStyle = 'rgb(255 255 255 / .5)'
  pen.lineWidth = Math.max(1, r * 0.06)
  pen.stroke()
  // Light stays on the gem, also on the hollow moon.
  trace(r)
  pen.clip()
  pen.translate(-r * 0.26, -r * 0.34)
  pen.rotate(-0.6)
  pen.beginPath()
  pen.ellipse(0, 0, r * 0.26, r * 0.1, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .8)'
  pen.fill()
  pen.restore()
}

function paintStripes(pen: Pen, trace: (r: number) => void, r: number, upright: boolean) {
  pen.save()
  trace(r * 0.97)
  pen.clip()
  if (upright) pen.rotate(Math.PI / 2)
  pen.fillStyle = 'rgb(255 255 255 / .92)'
  for (const y of [-0.46, -0.08, 0.3]) pen.fillRect(-r * 1.2, r * y, r * 2.4, r * 0.18)
  pen.restore()
}

function paintBlast(pen: Pen, size: number) {
  for (const [r, wide, paint] of [
    [0.3, 0.12, 'rgb(60 10 0 / .5)'],
    [0.3, 0.075, '#fff3b0'],
  ] as const) {
    pen.beginPath()
    pen.arc(0, 0, size * r, 0, 2 * Math.PI)
    pen.lineWidth = size * wide
    pen.strokeStyle = paint
    pen.stroke()
  }
  fillCircle(pen, 0, 0, size * 0.11, '#fff3b0')
}

function paintPrism(pen: Pen, r: number) {
  fillCircle(pen, 0, r * 0.12, r, 'rgb(0 0 20 / .45)')
  for (let part = 0; part < 6; part++) {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, r, (part * Math.PI) / 3, ((part + 1.03) * Math.PI) / 3)
    pen.fillStyle = RAINBOW[part]!
    pen.fill()
  }
  fillCircle(pen, 0, 0, r * 0.52, '#ffffff')
  pen.beginPath()
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray * Math.PI) / 5 - Math.PI / 2
    const far = r * (ray % 2 === 0 ? 0.44 : 0.19)
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  pen.fillStyle = '#3a2a7a'
  pen.fill()
}

/** Pearls grow from step to step and wear one ray more. */
function paintPearl(pen: Pen, kind: number, size: number) {
  const r = size * (0.345 + kind * 0.015)
  fillCircle(pen, 0, r * 0.16, r, 'rgb(0 0 20 / .35)')
  ball(pen, 0, 0, r, PEARLS[kind]!)
  if (kind === 0) return
  pen.beginPath()
  const rays = (kind + 1) * 2
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray * 2 * Math.PI) / rays - Math.PI / 2
    const far = r * (ray % 2 === 0 ? 0.66 : kind < 3 ? 0.2 : 0.38)
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  pen.closePath()
  pen.fillStyle = 'rgb(255 255 255 / .85)'
  pen.fill()
  pen.strokeStyle = shade(PEARLS[kind]!, -0.4)
  pen.lineWidth = Math.max(1, r * 0.05)
  pen.stroke()
}
