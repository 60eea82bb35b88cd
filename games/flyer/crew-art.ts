import { fillCircle } from '#kit/game/draw.ts'
import { sprite, type Sprite } from './sheet.ts'
import { PLAIN_SUIT, type Suit } from './suits.ts'
import { paintBlinker, paintDiver, paintStrider, paintTram } from './vehicle-art.ts'

type Pen = CanvasRenderingContext2D

/** The tinkerer and the vehicles, drawn once. */
export interface CrewArt {
  readonly tinkerer: Sprite
  readonly balloon: Sprite
  readonly glider: Sprite
  readonly diver: Sprite
  readonly strider: Sprite
  readonly blinker: Sprite
  readonly tram: Sprite
  /** Colours of the clothes. */
  readonly suit: Suit
  readonly rotor: Sprite
  readonly puff: Sprite
  readonly flame: Sprite
}

const BRASS = ['#ffe6a3', '#e0a03c', '#8a4f14'] as const

export function paintCrew(sharpness: number, suit: Suit): CrewArt {
  const withHead = (paint: (pen: Pen, of: (on: Pen, x: number, y: number) => void) => void) => (pen: Pen) =>
    paint(pen, (on, x, y) => head(on, x, y, suit))
  return {
    tinkerer: sprite(84, 84, sharpness, (pen) => paintTinkerer(pen, suit)),
    balloon: sprite(104, 132, sharpness, (pen) => paintBalloon(pen, suit)),
    glider: sprite(150, 84, sharpness, (pen) => paintGlider(pen, suit)),
    diver: sprite(150, 100, sharpness, withHead(paintDiver)),
    strider: sprite(96, 92, sharpness, withHead(paintStrider)),
    blinker: sprite(104, 104, sharpness, withHead(paintBlinker)),
    tram: sprite(96, 84, sharpness, withHead(paintTram)),
    suit,
    rotor: sprite(96, 14, sharpness, paintRotor),
    puff: sprite(32, 32, sharpness, paintPuff),
    flame: sprite(24, 40, sharpness, paintFlame),
  }
}

function brass(pen: Pen, x: number, y: number, radius: number) {
  const light = pen.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius * 1.1,
  )
  light.addColorStop(0, '#fff6d8')
  light.addColorStop(0.3, BRASS[0])
  light.addColorStop(0.65, BRASS[1])
  light.addColorStop(1, BRASS[2])
  return light
}

/** A kettle that hangs with its spout down: the steam is the thrust. */
function kettle(pen: Pen, x: number, y: number, radius: number) {
  pen.fillStyle = BRASS[2]
  pen.beginPath()
  pen.moveTo(x - radius * 0.34, y + radius * 0.7)
  pen.lineTo(x - radius * 0.52, y + radius * 1.6)
  pen.lineTo(x + radius * 0.42, y + radius * 1.6)
  pen.lineTo(x + radius * 0.3, y + radius * 0.7)
  pen.fill()
  pen.strokeStyle = '#5a3514'
  pen.lineWidth = radius * 0.26
  pen.beginPath()
  pen.arc(x - radius * 0.5, y - radius * 0.1, radius * 0.86, Math.PI * 0.75, Math.PI * 1.45)
  pen.stroke()
  pen.beginPath()
  pen.ellipse(x, y, radius, radius * 1.06, 0, 0, 2 * Math.PI)
  pen.fillStyle = brass(pen, x, y, radius)
  pen.fill()
  pen.fillStyle = BRASS[2]
  pen.fillRect(x - radius * 0.95, y + radius * 0.16, radius * 1.9, radius * 0.16)
  pen.fillStyle = BRASS[1]
  pen.beginPath()
  pen.ellipse(x, y - radius * 0.98, radius * 0.56, radius * 0.2, 0, 0, 2 * Math.PI)
  pen.fill()
  fillCircle(pen, x, y - radius * 1.24, radius * 0.2, '#ff7a6b')
}

function head(pen: Pen, x: number, y: number, { cap }: Pick<Suit, 'cap'> = PLAIN_SUIT) {
  fillCircle(pen, x, y, 15, '#f2b98a')
  pen.fillStyle = '#d99468'
  pen.beginPath()
  pen.arc(x, y, 15, Math.PI * 0.1, Math.PI * 0.75)
  pen.fill()
  fillCircle(pen, x + 1, y - 1, 13, '#f2b98a')
  // The leather cap with its flap.
  pen.fillStyle = cap[1]
  pen.beginPath()
  pen.arc(x, y - 1, 15.6, Math.PI * 0.92, Math.PI * 1.98)
  pen.quadraticCurveTo(x + 2, y - 9, x - 6, y + 1)
  pen.quadraticCurveTo(x - 7, y + 9, x - 12, y + 11)
  pen.fill()
  pen.fillStyle = cap[0]
  pen.beginPath()
  pen.arc(x - 1, y - 3, 12, Math.PI * 1.1, Math.PI * 1.6)
  pen.quadraticCurveTo(x - 2, y - 10, x - 11, y - 5)
  pen.fill()
  pen.fillStyle = '#4a2917'
  pen.fillRect(x - 12, y - 5, 18, 4)
  fillCircle(pen, x + 8, y - 3, 7.4, BRASS[2])
  fillCircle(pen, x + 8, y - 3, 6.2, BRASS[1])
  fillCircle(pen, x + 8.4, y - 3, 4.8, '#1c8f93')
  fillCircle(pen, x + 7, y - 4.8, 1.9, '#c9fff6')
  pen.strokeStyle = '#9c4f2f'
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(x + 7, y + 5, 4, Math.PI * 0.1, Math.PI * 0.7)
  pen.stroke()
}

function paintTinkerer(pen: Pen, suit: Suit) {
  kettle(pen, -21, -1, 13)
  pen.fillStyle = suit.coat[1]
  pen.beginPath()
  pen.roundRect(-12, -8, 27, 34, 12)
  pen.fill()
  pen.fillStyle = suit.coat[0]
  pen.beginPath()
  pen.roundRect(-10, -9, 24, 30, 11)
  pen.fill()
  pen.fillStyle = 'rgb(255 255 255 / .22)'
  pen.beginPath()
  pen.roundRect(-8, -7, 8, 22, 5)
  pen.fill()
  pen.strokeStyle = '#7a4226'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(-9, 1)
  pen.lineTo(13, 9)
  pen.stroke()
  fillCircle(pen, 4, 6, 3, BRASS[0])
  kettle(pen, -13, 6, 11)
  // The arm that holds the throttle.
  pen.strokeStyle = suit.coat[0]
  pen.lineWidth = 8
  pen.beginPath()
  pen.moveTo(4, 0)
  pen.lineTo(14, 9)
  pen.lineTo(22, 3)
  pen.stroke()
  fillCircle(pen, 23, 2, 4.6, '#f2b98a')
  pen.fillStyle = suit.scarf
  pen.beginPath()
  pen.roundRect(-8, -14, 22, 9, 4)
  pen.fill()
  pen.beginPath()
  pen.moveTo(-6, -12)
  pen.quadraticCurveTo(-22, -20, -34, -12)
  pen.quadraticCurveTo(-24, -12, -20, -5)
  pen.fill()
  head(pen, 5, -22, suit)
}

function paintBalloon(pen: Pen, suit: Suit) {
  const [x, y, radius] = [0, -22, 40]
  pen.strokeStyle = '#5a3514'
  pen.lineWidth = 2.4
  for (const dx of [-24, 24]) {
    pen.beginPath()
    pen.moveTo(dx, y + 30)
    pen.lineTo(dx * 0.62, 34)
    pen.stroke()
  }
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.clip()
  pen.fillStyle = '#ff7a6b'
  pen.fillRect(-60, -80, 120, 120)
  pen.fillStyle = '#fff1d2'
  for (const [left, wide] of [
    [-34, 16],
    [-8, 17],
    [21, 14],
  ] as const) {
    pen.beginPath()
    pen.ellipse(left + wide / 2, y, wide / 2, radius + 4, 0, 0, 2 * Math.PI)
    pen.fill()
  }
  const light = pen.createRadialGradient(x - 15, y - 17, 4, x, y, radius)
  light.addColorStop(0, 'rgb(255 255 255 / .6)')
  light.addColorStop(0.4, 'rgb(255 255 255 / 0)')
  light.addColorStop(1, 'rgb(90 10 50 / .5)')
  pen.fillStyle = light
  pen.fillRect(-60, -80, 120, 120)
  pen.restore()
  head(pen, 2, 27, suit)
  pen.fillStyle = '#8a4f14'
  pen.beginPath()
  pen.roundRect(-22, 36, 44, 24, 9)
  pen.fill()
  pen.fillStyle = '#c9843c'
  pen.beginPath()
  pen.roundRect(-22, 34, 44, 19, 8)
  pen.fill()
  pen.strokeStyle = '#8a4f14'
  pen.lineWidth = 2
  for (const dx of [-12, 0, 12]) {
    pen.beginPath()
    pen.moveTo(dx, 36)
    pen.lineTo(dx, 52)
    pen.stroke()
  }
}

function paintGlider(pen: Pen, suit: Suit) {
  pen.fillStyle = '#a33a52'
  pen.beginPath()
  pen.moveTo(-66, -6)
  pen.lineTo(-44, 6)
  pen.lineTo(-50, -30)
  pen.lineTo(-70, -32)
  pen.fill()
  pen.fillStyle = '#0b4d58'
  pen.beginPath()
  pen.moveTo(-60, 4)
  pen.quadraticCurveTo(-10, 34, 52, 16)
  pen.quadraticCurveTo(72, 8, 66, 0)
  pen.quadraticCurveTo(20, -20, -60, -6)
  pen.fill()
  pen.fillStyle = '#26b3b0'
  pen.beginPath()
  pen.moveTo(-60, 0)
  pen.quadraticCurveTo(-8, 24, 52, 10)
  pen.quadraticCurveTo(70, 4, 64, -2)
  pen.quadraticCurveTo(20, -22, -60, -8)
  pen.fill()
  head(pen, 12, -15, suit)
  pen.fillStyle = 'rgb(190 255 248 / .5)'
  pen.beginPath()
  pen.moveTo(22, -8)
  pen.quadraticCurveTo(26, -24, 36, -20)
  pen.lineTo(50, -4)
  pen.fill()
  pen.fillStyle = '#ffd27a'
  pen.beginPath()
  pen.moveTo(-22, 4)
  pen.quadraticCurveTo(0, 10, 30, 6)
  pen.lineTo(4, 26)
  pen.quadraticCurveTo(-20, 26, -34, 20)
  pen.fill()
  pen.fillStyle = '#c98a2c'
  pen.beginPath()
  pen.moveTo(-34, 20)
  pen.quadraticCurveTo(-20, 26, 4, 26)
  pen.lineTo(1, 31)
  pen.quadraticCurveTo(-22, 30, -34, 20)
  pen.fill()
  pen.strokeStyle = '#5a3514'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(-12, -10)
  pen.lineTo(-12, -36)
  pen.stroke()
}

function paintRotor(pen: Pen) {
  pen.fillStyle = 'rgb(255 246 224 / .8)'
  pen.beginPath()
  pen.roundRect(-46, -3, 92, 6, 3)
  pen.fill()
  fillCircle(pen, 0, 0, 6, BRASS[1])
}

function paintPuff(pen: Pen) {
  const light = pen.createRadialGradient(-3, -4, 2, 0, 0, 15)
  light.addColorStop(0, 'rgb(255 255 255 / .95)')
  light.addColorStop(0.6, 'rgb(226 232 255 / .7)')
  light.addColorStop(1, 'rgb(200 210 250 / 0)')
  fillCircle(pen, 0, 0, 15, light)
}

function paintFlame(pen: Pen) {
  const light = pen.createLinearGradient(0, -18, 0, 18)
  light.addColorStop(0, '#fffbe0')
  light.addColorStop(0.4, '#ffd24a')
  light.addColorStop(1, 'rgb(255 96 40 / 0)')
  pen.fillStyle = light
  pen.beginPath()
  pen.moveTo(-7, -18)
  pen.quadraticCurveTo(-11, 0, 0, 19)
  pen.quadraticCurveTo(11, 0, 7, -18)
  pen.fill()
}
