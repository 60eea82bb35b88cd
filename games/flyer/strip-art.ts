import { fillCircle } from '#kit/game/draw.ts'
import { seededRandom } from '#kit/random/random.ts'
import { FLOOR } from './world.ts'

type Pen = CanvasRenderingContext2D

export const HORIZON = 398
/** Lengths after which a strip repeats, in field units. */
export const PERIODS = { far: 1700, near: 1500, walk: 400 } as const

function hill(pen: Pen, x: number, y: number, width: number, height: number, color: string) {
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(x, y)
  pen.bezierCurveTo(x + width * 0.25, y - height * 1.15, x + width * 0.55, y - height * 1.2, x + width, y)
  pen.fill()
}

/** Islands far away: the lighthouse rook, houses of tiles. */
export function paintFar(pen: Pen) {
  const base = HORIZON + 2
  hill(pen, 120, base, 420, 78, '#5b3f86')
  hill(pen, 360, base, 300, 46, '#664690')
  hill(pen, 900, base, 520, 60, '#5b3f86')
  hill(pen, 1180, base, 330, 92, '#664690')
  const tower = { x: 330, y: base - 66 }
  pen.fillStyle = '#46316f'
  pen.beginPath()
  pen.moveTo(tower.x - 20, tower.y)
  pen.lineTo(tower.x - 13, tower.y - 82)
  pen.lineTo(tower.x + 13, tower.y - 82)
  pen.lineTo(tower.x + 20, tower.y)
  pen.fill()
  pen.fillRect(tower.x - 20, tower.y - 104, 40, 16)
  for (const dx of [-20, -5, 10]) pen.fillRect(tower.x + dx, tower.y - 112, 10, 10)
  pen.fillStyle = '#ffd27a'
  pen.fillRect(tower.x - 8, tower.y - 90, 16, 11)
  const beam = pen.createLinearGradient(tower.x, 0, tower.x + 330, 0)
  beam.addColorStop(0, 'rgb(255 220 140 / .5)')
  beam.addColorStop(1, 'rgb(255 220 140 / 0)')
  pen.fillStyle = beam
  pen.beginPath()
  pen.moveTo(tower.x, tower.y - 85)
  pen.lineTo(tower.x + 330, tower.y - 122)
  pen.lineTo(tower.x + 330, tower.y - 52)
  pen.fill()
  for (const [x, y, size] of [
    [1010, 48, 34],
    [1050, 54, 28],
    [1300, 82, 36],
    [1344, 78, 30],
  ] as const) {
    pen.fillStyle = '#4b3578'
    pen.beginPath()
    pen.roundRect(x, base - y - size * 0.5, size, size + 8, 7)
    pen.fill()
    pen.fillStyle = '#ffc469'
    pen.fillRect(x + size * 0.4, base - y - size * 0.1, size * 0.2, size * 0.26)
  }
}

/** Rocks, palms and a boat nearer by. */
export function paintNear(pen: Pen) {
  const base = HORIZON + 40
  hill(pen, 60, base, 300, 66, '#2d2f66')
  hill(pen, 240, base, 210, 40, '#353a78')
  palm(pen, 180, base - 48, 74)
  palm(pen, 226, base - 46, 54)
  hill(pen, 960, base, 250, 50, '#2d2f66')
  palm(pen, 1070, base - 34, 66)
  boat(pen, 620, base - 2)
  boat(pen, 1340, base + 4)
  const random = seededRandom(5)
  pen.fillStyle = 'rgb(190 220 255 / .22)'
  for (let index = 0; index < 46; index++)
    pen.fillRect(random() * 1440, HORIZON + 10 + random() * 58, 20 + random() * 44, 2)
}

function palm(pen: Pen, x: number, y: number, height: number) {
  pen.strokeStyle = '#23244f'
  pen.lineWidth = height * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + height * 0.22, y - height * 0.5, x + height * 0.1, y - height)
  pen.stroke()
  pen.lineWidth = height * 0.08
  for (const [dx, dy] of [
    [-0.5, 0.06],
    [-0.36, -0.24],
    [0.1, -0.34],
    [0.42, -0.16],
    [0.5, 0.12],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x + height * 0.1, y - height)
    pen.quadraticCurveTo(
      x + height * (0.1 + dx * 0.6),
      y - height * (1.16 - dy * 0.2),
      x + height * (0.1 + dx),
      y - height * (1 - dy),
    )
    pen.stroke()
  }
}

function boat(pen: Pen, x: number, y: number) {
  pen.fillStyle = '#1c2350'
  pen.beginPath()
  pen.moveTo(x - 34, y - 8)
  pen.lineTo(x + 36, y - 8)
  pen.quadraticCurveTo(x + 26, y + 8, x + 12, y + 8)
  pen.lineTo(x - 20, y + 8)
  pen.fill()
  pen.fillStyle = '#f3c98b'
  pen.beginPath()
  pen.moveTo(x + 2, y - 12)
  pen.lineTo(x + 2, y - 66)
  pen.quadraticCurveTo(x + 34, y - 34, x + 30, y - 12)
  pen.fill()
  pen.fillStyle = '#d88f77'
  pen.beginPath()
  pen.moveTo(x - 3, y - 12)
  pen.lineTo(x - 3, y - 58)
  pen.quadraticCurveTo(x - 26, y - 30, x - 26, y - 12)
  pen.fill()
}

export function paintWalk(pen: Pen) {
  pen.fillStyle = 'rgb(4 16 34 / .45)'
  pen.fillRect(0, FLOOR + 22, PERIODS.walk + 1, 16)
  pen.fillStyle = 'rgb(150 205 255 / .2)'
  for (const [x, y, wide] of [
    [20, 50, 60],
    [130, 66, 90],
    [300, 56, 70],
    [210, 92, 60],
    [60, 108, 110],
    [320, 124, 50],
    [150, 146, 80],
    [250, 178, 100],
    [30, 196, 70],
  ] as const) {
    pen.beginPath()
    pen.roundRect(x, FLOOR + y, wide, 3, 2)
    pen.fill()
  }
  for (const x of [60, 260]) {
    pen.fillStyle = '#3a2033'
    pen.fillRect(x, FLOOR + 20, 24, 400)
    pen.fillStyle = '#55304a'
    pen.fillRect(x, FLOOR + 20, 8, 400)
  }
  pen.fillStyle = '#5d3345'
  pen.fillRect(0, FLOOR + 10, PERIODS.walk, 16)
  for (let x = 0; x < PERIODS.walk; x += 40) {
    pen.fillStyle = (x / 40) % 2 === 0 ? '#c98a5c' : '#bd7d52'
    pen.fillRect(x, FLOOR, 38.5, 13)
    pen.fillStyle = '#edb683'
    pen.fillRect(x, FLOOR, 38.5, 3)
  }
}

export function paintLanterns(pen: Pen) {
  pen.strokeStyle = '#1b1c45'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(-2, 2)
  pen.quadraticCurveTo(100, 28, 200, 2)
  pen.quadraticCurveTo(300, 28, 402, 2)
  pen.stroke()
  const colors = ['#ffb63d', '#ff7a6b', '#3fe0cf', '#ffd86b']
  for (let index = 0; index < 4; index++) {
    const x = 50 + index * 100
    const y = 22
    const glow = pen.createRadialGradient(x, y + 8, 2, x, y + 8, 24)
    glow.addColorStop(0, `${colors[index]!}88`)
    glow.addColorStop(1, `${colors[index]!}00`)
    fillCircle(pen, x, y + 8, 24, glow)
    pen.fillStyle = '#1b1c45'
    pen.fillRect(x - 5, y - 6, 10, 5)
    pen.fillStyle = colors[index]!
    pen.beginPath()
    pen.roundRect(x - 9, y - 2, 18, 20, 8)
    pen.fill()
    pen.fillStyle = 'rgb(255 255 255 / .55)'
    pen.beginPath()
    pen.roundRect(x - 6, y + 1, 5, 12, 3)
    pen.fill()
  }
}
