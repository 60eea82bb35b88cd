import { fillCircle, shade } from '#kit/game/draw.ts'
import type { GearId } from './foes.ts'

type Pen = CanvasRenderingContext2D

/** Pose of the hero: moving parts, and visible gear. */
export interface HeroPose {
  /** 0 to 1: lunges with the sword. */
  readonly lunge: number
  /** 0 to 1: takes a blow. */
  readonly hurt: number
  /** Behind the shield. */
  readonly guards: boolean
  /** Breathes, as a share of a full breath. */
  readonly breath: number
  wears(id: GearId): boolean
}

const STEEL = '#c9d3e0'
const STEEL_DARK = '#8593a8'
const CLOTH = '#f2ead8'
const CAPE = '#d8415c'

/** The hero around the origin, facing right; `r` is half of the height. */
export function drawHero(pen: Pen, r: number, pose: HeroPose) {
  const { lunge, hurt, breath, wears } = pose
  pen.save()
  pen.lineJoin = pen.lineCap = 'round'
  pen.fillStyle = 'rgb(0 0 10 / .35)'
  pen.beginPath()
  pen.ellipse(0, r * 1.02, r * 0.75, r * 0.14, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.translate(lunge * r * 0.5 - hurt * r * 0.25, breath * r * 0.03)
  pen.rotate(lunge * 0.12 - hurt * 0.16)
  if (wears('banner')) banner(pen, r)
  cape(pen, r, lunge + breath * 0.3)
  if (wears('drum')) drum(pen, r)
  legs(pen, r, wears('boots') ? '#ffd27a' : '#5a4a3a')
  body(pen, r)
  if (wears('herbs')) pouch(pen, r)
  head(pen, r, hurt, wears('crown'))
  arm(pen, r, pose)
  shield(pen, r, pose.guards, wears('shield'))
  if (wears('lamp')) lamp(pen, r, breath)
  pen.restore()
}

function cape(pen: Pen, r: number, wave: number) {
  pen.beginPath()
  pen.moveTo(-r * 0.12, -r * 0.12)
  pen.bezierCurveTo(-r * 0.9, r * 0.05, -r * (0.75 + wave * 0.3), r * 0.7, -r * (0.82 + wave * 0.35), r * 0.9)
  pen.quadraticCurveTo(-r * 0.3, r * 0.8, r * 0.1, r * 0.75)
  pen.closePath()
  pen.fillStyle = CAPE
  pen.fill()
  pen.fillStyle = 'rgb(60 0 20 / .25)'
  pen.beginPath()
  pen.moveTo(-r * 0.2, 0)
  pen.quadraticCurveTo(-r * 0.45, r * 0.4, -r * 0.42, r * 0.84)
  pen.lineTo(r * 0.1, r * 0.75)
  pen.closePath()
  pen.fill()
}

function legs(pen: Pen, r: number, boots: string) {
  for (const x of [-0.18, 0.2]) {
    pen.fillStyle = STEEL_DARK
    pen.beginPath()
    pen.roundRect((x - 0.12) * r, r * 0.5, r * 0.24, r * 0.4, r * 0.08)
    pen.fill()
    pen.fillStyle = boots
    pen.beginPath()
    pen.roundRect((x - 0.14) * r, r * 0.78, r * 0.36, r * 0.22, r * 0.09)
    pen.fill()
  }
}

function body(pen: Pen, r: number) {
  pen.beginPath()
  pen.roundRect(-r * 0.38, -r * 0.12, r * 0.78, r * 0.78, r * 0.22)
  pen.fillStyle = CLOTH
  pen.fill()
  pen.fillStyle = CAPE
  pen.fillRect(-r * 0.03, -r * 0.1, r * 0.14, r * 0.74)
  pen.fillRect(-r * 0.36, r * 0.1, r * 0.74, r * 0.13)
  pen.fillStyle = '#6b4a2c'
  pen.fillRect(-r * 0.38, r * 0.4, r * 0.78, r * 0.11)
}

function head(pen: Pen, r: number, hurt: number, hasCrown: boolean) {
  const y = -r * 0.48
  pen.strokeStyle = CAPE
  pen.lineWidth = r * 0.17
  pen.beginPath()
  pen.moveTo(-r * 0.02, y - r * 0.42)
  pen.quadraticCurveTo(-r * 0.45, y - r * 0.6, -r * 0.6, y - r * 0.18)
  pen.stroke()
  const steel = pen.createLinearGradient(-r * 0.4, y - r * 0.4, r * 0.4, y + r * 0.4)
  steel.addColorStop(0, '#f3f7fc')
  steel.addColorStop(0.5, STEEL)
  steel.addColorStop(1, STEEL_DARK)
  pen.beginPath()
  pen.roundRect(-r * 0.42, y - r * 0.42, r * 0.86, r * 0.84, [r * 0.42, r * 0.42, r * 0.2, r * 0.2])
  pen.fillStyle = steel
  pen.fill()
  pen.fillStyle = '#1c1024'
  pen.beginPath()
  pen.roundRect(-r * 0.08, y - r * 0.1, r * 0.5, r * 0.24, r * 0.08)
  pen.fill()
  const open = hurt > 0 ? 0.03 : 0.085
  for (const x of [0.08, 0.29]) {
    pen.fillStyle = '#fff6d0'
    pen.beginPath()
    pen.ellipse(x * r, y + r * 0.02, r * 0.06, r * open, 0, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.strokeStyle = shade(STEEL_DARK, -0.2)
  pen.lineWidth = r * 0.04
  pen.beginPath()
  for (const x of [0.1, 0.2, 0.3]) {
    pen.moveTo(x * r, y + r * 0.22)
    pen.lineTo(x * r, y + r * 0.34)
  }
  pen.stroke()
  if (!hasCrown) return
  pen.beginPath()
  pen.moveTo(-r * 0.34, y - r * 0.3)
  for (const [x, up] of [
    [-0.4, 0.68],
    [-0.16, 0.5],
    [0.02, 0.76],
    [0.2, 0.5],
    [0.44, 0.68],
    [0.38, 0.3],
  ] as const)
    pen.lineTo(x * r, y - up * r)
  pen.closePath()
  pen.fillStyle = '#ffcf4a'
  pen.fill()
}

/** The sword, longer when it is keen; with the staff a moon shines at its point. */
function arm(pen: Pen, r: number, { lunge, wears }: HeroPose) {
  pen.save()
  pen.translate(r * 0.34, r * 0.16)
  pen.rotate(-0.9 + lunge * 1.5)
  const long = r * (wears('sword') ? 1.15 : 0.9)
  pen.fillStyle = wears('sword') ? '#ff9aa8' : '#e8eef6'
  pen.beginPath()
  pen.moveTo(r * 0.16, -r * 0.08)
  pen.lineTo(long, -r * 0.06)
  pen.lineTo(long + r * 0.14, 0)
  pen.lineTo(long, r * 0.06)
  pen.lineTo(r * 0.16, r * 0.08)
  pen.fill()
  pen.fillStyle = '#b5893a'
  pen.fillRect(r * 0.1, -r * 0.2, r * 0.08, r * 0.4)
  if (wears('staff')) {
    fillCircle(pen, long + r * 0.1, 0, r * 0.18, '#b77bff')
    fillCircle(pen, long + r * 0.18, -r * 0.06, r * 0.13, '#3a1a5a')
  }
  fillCircle(pen, 0, 0, r * 0.16, STEEL)
  if (wears('ring')) fillCircle(pen, r * 0.02, -r * 0.1, r * 0.06, '#3fe0cf')
  pen.restore()
}

function shield(pen: Pen, r: number, guards: boolean, isOak: boolean) {
  const size = r * (isOak ? 0.42 : 0.33)
  pen.save()
  pen.translate(guards ? r * 0.52 : -r * 0.3, r * 0.3)
  pen.beginPath()
  pen.moveTo(-size, -size)
  pen.lineTo(size, -size)
  pen.quadraticCurveTo(size, size * 0.7, 0, size * 1.25)
  pen.quadraticCurveTo(-size, size * 0.7, -size, -size)
  pen.fillStyle = isOak ? '#a8763c' : '#3f8ae0'
  pen.fill()
  pen.strokeStyle = isOak ? '#e6c07a' : '#cfe6ff'
  pen.lineWidth = r * 0.07
  pen.stroke()
  pen.fillStyle = '#fffbe8'
  pen.fillRect(-size * 0.12, -size * 0.7, size * 0.24, size * 1.5)
  pen.fillRect(-size * 0.6, -size * 0.25, size * 1.2, size * 0.24)
  pen.restore()
}

function banner(pen: Pen, r: number) {
  pen.strokeStyle = '#8a6a3c'
  pen.lineWidth = r * 0.07
  pen.beginPath()
  pen.moveTo(-r * 0.4, r * 0.7)
  pen.lineTo(-r * 0.62, -r * 1.25)
  pen.stroke()
  pen.fillStyle = '#ffc53d'
  pen.beginPath()
  pen.moveTo(-r * 0.62, -r * 1.22)
  pen.lineTo(-r * 1.25, -r * 1.02)
  pen.lineTo(-r * 0.57, -r * 0.72)
  pen.fill()
}

function drum(pen: Pen, r: number) {
  pen.fillStyle = '#8a3a2c'
  pen.beginPath()
  pen.ellipse(-r * 0.5, r * 0.35, r * 0.28, r * 0.34, 0.2, 0, 2 * Math.PI)
  pen.fill()
  fillCircle(pen, -r * 0.54, r * 0.33, r * 0.2, '#f6e3b8')
}

function pouch(pen: Pen, r: number) {
  fillCircle(pen, r * 0.26, r * 0.55, r * 0.15, '#3d8a4a')
  fillCircle(pen, r * 0.26, r * 0.45, r * 0.07, '#8cf0b0')
}

function lamp(pen: Pen, r: number, breath: number) {
  const glow = pen.createRadialGradient(-r * 0.62, r * 0.42, 0, -r * 0.62, r * 0.42, r * 0.5)
  glow.addColorStop(0, `rgb(255 220 120 / ${0.5 + breath * 0.2})`)
  glow.addColorStop(1, 'rgb(255 220 120 / 0)')
  fillCircle(pen, -r * 0.62, r * 0.42, r * 0.5, glow)
  fillCircle(pen, -r * 0.62, r * 0.42, r * 0.12, '#fff2b0')
}
