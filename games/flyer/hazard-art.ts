import { fillCircle } from '#kit/game/draw.ts'
import { bellHeight, BELL_RADIUS, BELL_WARNING, mothHeight, ROLLER_RADIUS } from './hazards.ts'
import { sprite, stampTurned, type Sprite } from './sheet.ts'
import { ROOF, type Flight } from './world.ts'

type Pen = CanvasRenderingContext2D

export interface HazardArt {
  readonly moth: Sprite
  readonly roller: Sprite
  readonly bell: Sprite
  readonly token: Sprite
}

export const paintHazards = (sharpness: number): HazardArt => ({
  moth: sprite(96, 80, sharpness, paintMoth),
  roller: sprite(64, 64, sharpness, paintRoller),
  bell: sprite(72, 76, sharpness, paintBell),
  token: sprite(52, 52, sharpness, paintToken),
})

function paintMoth(pen: Pen) {
  const glow = pen.createRadialGradient(0, 0, 8, 0, 0, 40)
  glow.addColorStop(0, 'rgb(255 120 200 / .7)')
  glow.addColorStop(1, 'rgb(255 120 200 / 0)')
  fillCircle(pen, 0, 0, 40, glow)
  for (const side of [-1, 1]) {
    pen.fillStyle = '#8a1f6a'
    pen.beginPath()
    pen.ellipse(side * 21, -9, 21, 15, side * -0.5, 0, 2 * Math.PI)
    pen.ellipse(side * 16, 13, 14, 10, side * 0.6, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = '#ff6bb0'
    pen.beginPath()
    pen.ellipse(side * 20, -10, 16, 11, side * -0.5, 0, 2 * Math.PI)
    pen.fill()
    fillCircle(pen, side * 22, -10, 5.5, '#ffe08a')
  }
  pen.fillStyle = '#2b1230'
  pen.beginPath()
  pen.ellipse(0, 0, 8, 19, 0, 0, 2 * Math.PI)
  pen.fill()
  fillCircle(pen, -3, -11, 3, '#fff7c9')
  fillCircle(pen, 3, -11, 3, '#fff7c9')
}

function paintRoller(pen: Pen) {
  const radius = ROLLER_RADIUS
  fillCircle(pen, 0, 0, radius + 3, '#241339')
  fillCircle(pen, 0, 0, radius, '#8a4f14')
  fillCircle(pen, -1, -1, radius - 4, '#c9843c')
  pen.strokeStyle = '#5a3514'
  pen.lineWidth = 4
  for (let plank = 0; plank < 3; plank++) {
    const angle = (plank * Math.PI) / 3
    pen.beginPath()
    pen.moveTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
    pen.lineTo(-Math.cos(angle) * radius, -Math.sin(angle) * radius)
    pen.stroke()
  }
  pen.fillStyle = '#ff3f5f'
  for (let spike = 0; spike < 8; spike++) {
    const angle = (spike * Math.PI) / 4 + 0.2
    pen.beginPath()
    pen.moveTo(Math.cos(angle - 0.14) * radius, Math.sin(angle - 0.14) * radius)
    pen.lineTo(Math.cos(angle) * (radius + 8), Math.sin(angle) * (radius + 8))
    pen.lineTo(Math.cos(angle + 0.14) * radius, Math.sin(angle + 0.14) * radius)
    pen.fill()
  }
  fillCircle(pen, 0, 0, 7, '#ffe6a3')
}

function paintBell(pen: Pen) {
  const radius = BELL_RADIUS
  const body = (grow: number, color: string | CanvasGradient) => {
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(-radius - grow, radius * 0.8 + grow)
    pen.quadraticCurveTo(-radius * 0.7 - grow, radius * 0.2, -radius * 0.7 - grow, -radius * 0.3)
    pen.bezierCurveTo(
      -radius * 0.6,
      -radius * 1.3,
      radius * 0.6,
      -radius * 1.3,
      radius * 0.7 + grow,
      -radius * 0.3,
    )
    pen.quadraticCurveTo(radius * 0.7 + grow, radius * 0.2, radius + grow, radius * 0.8 + grow)
    pen.fill()
  }
  fillCircle(pen, 0, radius * 0.95, 8, '#5a1230')
  body(3, '#3a1230')
  const light = pen.createLinearGradient(-radius, 0, radius, 0)
  light.addColorStop(0, '#ffb0a0')
  light.addColorStop(0.4, '#ff5d5d')
  light.addColorStop(1, '#8c1f2f')
  body(0, light)
  pen.strokeStyle = '#ffd86b'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(-radius * 0.82, radius * 0.42)
  pen.lineTo(radius * 0.82, radius * 0.42)
  pen.stroke()
}

/** A wheel of its own: each is a spin after the flight. */
function paintToken(pen: Pen) {
  fillCircle(pen, 1.5, 2, 22, '#3a1f4a')
  fillCircle(pen, 0, 0, 22, '#b57bff')
  const slices = ['#ffe38a', '#ff7a6b', '#8ff5e6', '#fff1d2', '#ffb63d', '#6ff0a4']
  for (const [index, color] of slices.entries()) {
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, 17, (index * Math.PI) / 3, ((index + 1) * Math.PI) / 3)
    pen.fill()
  }
  fillCircle(pen, 0, 0, 6, '#3a1f4a')
}

interface Shown {
  readonly flight: Flight
  readonly span: number
  readonly seconds: number
  readonly calm: boolean
  readonly art: HazardArt
  /** Where a thing is on the screen. */
  place(x: number): number
}

/** Moths, barrels and bells on their ropes. */
export function drawHazards(pen: Pen, { flight, span, seconds, calm, art, place }: Shown) {
  for (const hazard of flight.hazards) {
    const x = place(hazard.x)
    if (x < -60 || x > span + 60) continue
    if (hazard.kind === 'moth') {
      const flap = calm ? 1 : 0.75 + 0.25 * Math.abs(Math.sin(seconds * 14 + hazard.id))
      stampTurned(pen, art.moth, { x, y: mothHeight(hazard, flight.tick), turn: 0, flip: flap })
    }
    if (hazard.kind === 'roller')
      stampTurned(pen, art.roller, {
        x,
        y: hazard.y,
        turn: hazard.x / ROLLER_RADIUS,
      })
    if (hazard.kind === 'bell') {
      const y = bellHeight(hazard, flight.tick)
      const isShaking = hazard.from - flight.tick < BELL_WARNING && flight.tick < hazard.from
      const turn = isShaking && !calm ? Math.sin(flight.tick * 0.9) * 0.28 : 0
      pen.strokeStyle = '#5a3514'
      pen.lineWidth = 4
      pen.beginPath()
      pen.moveTo(x, ROOF - 20)
      pen.lineTo(x, flight.tick < hazard.from ? y - BELL_RADIUS : ROOF + 6)
      pen.stroke()
      if (isShaking) fillCircle(pen, x, y, BELL_RADIUS + 16, 'rgb(255 63 95 / .3)')
      stampTurned(pen, art.bell, { x, y, turn })
    }
  }
  for (const token of flight.tokens) {
    const x = place(token.x)
    if (x < -40 || x > span + 40) continue
    stampTurned(pen, art.token, { x, y: token.y, turn: calm ? 0 : seconds * 2 })
  }
}
