import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { lightOf, type Night } from '../kinds/lamps.ts'
import { NET, NET_TICKS, type Fish, type Lagoon } from '../kinds/nets.ts'
import { RIM, type Tray } from '../kinds/tray.ts'
import { SIDE } from '../yard.ts'
import { COLORS, crowd, crown, ellipse, floor, islander, ring, stamp, type Pen, type Scene } from './scene.ts'

const FISH_COLORS = ['#8fd8e8', '#dfe8f4', '#ffd23e'] as const
const FISH_SIZES = [30, 38, 46] as const

const paintFish = (color: string) => (pen: Pen) => {
  pen.fillStyle = shade(color, -0.3)
  pen.beginPath()
  pen.moveTo(20, 30)
  pen.lineTo(4, 18)
  pen.lineTo(4, 42)
  pen.fill()
  ellipse(pen, 34, 32, 21, 12, shade(color, -0.35))
  ellipse(pen, 34, 29, 21, 12, color)
  ellipse(pen, 36, 25, 12, 4, 'rgb(255 255 255 / .5)')
  fillCircle(pen, 46, 27, 3, '#10202c')
}

function drawFish(pen: Pen, { x, y, vx, vy, kind }: Fish) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(Math.atan2(vy, vx))
  pen.globalAlpha = 0.9
  stamp(pen, `fish${kind}`, paintFish(FISH_COLORS[kind]!), 0, 0, FISH_SIZES[kind]!)
  pen.restore()
}

const paintBoat = (color: string) => (pen: Pen) => {
  pen.fillStyle = '#6a3f1c'
  pen.beginPath()
  pen.ellipse(30, 32, 28, 15, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#c98a4a'
  pen.beginPath()
  pen.ellipse(30, 29, 28, 15, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#8a5a2c'
  pen.beginPath()
  pen.ellipse(30, 29, 21, 10, 0, 0, 2 * Math.PI)
  pen.fill()
  fillCircle(pen, 26, 28, 9, shade(color, -0.3))
  fillCircle(pen, 26, 26, 9, color)
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(57, 29)
  pen.lineTo(46, 22)
  pen.lineTo(46, 36)
  pen.fill()
}

export const netsScene: Scene<Lagoon> = {
  still(pen) {
    floor(pen, '#3fa8c8', '#5fbcd8', false)
    for (const [x, y, size] of [
      [90, 110, 70],
      [470, 160, 90],
      [180, 470, 80],
      [500, 480, 60],
    ] as const)
      ellipse(pen, x, y, size, size * 0.6, 'rgb(20 90 120 / .35)')
  },
  draw(pen, state, look) {
    for (const fish of state.fish) drawFish(pen, fish)
    for (const { x, y, who, left } of state.nets) {
      const open = Math.min(1, (NET_TICKS - left + 3) / 9) * (left < 6 ? left / 6 : 1)
      pen.strokeStyle = COLORS[who]!
      pen.lineWidth = 4
      pen.beginPath()
      pen.arc(x, y, NET * open, 0, 2 * Math.PI)
      pen.stroke()
      pen.strokeStyle = 'rgb(255 250 230 / .7)'
      pen.lineWidth = 1.6
      pen.beginPath()
      for (let line = -2; line <= 2; line++) {
        const half = Math.sqrt(Math.max(0, 1 - (line / 3) ** 2)) * NET * open
        pen.moveTo(x + (line * NET * open) / 3, y - half)
        pen.lineTo(x + (line * NET * open) / 3, y + half)
        pen.moveTo(x - half, y + (line * NET * open) / 3)
        pen.lineTo(x + half, y + (line * NET * open) / 3)
      }
      pen.stroke()
    }
    for (const [who, boat] of state.players.entries()) {
      const bob = look.calm ? 0 : Math.sin(look.seconds * 2.4 + who) * 1.6
      ellipse(pen, boat.x + 3, boat.y + 12, 28, 14, 'rgb(4 40 60 / .3)')
      pen.save()
      pen.translate(boat.x, boat.y + bob)
      pen.rotate(Math.atan2(boat.dy, boat.dx))
      stamp(pen, `boat${who}`, paintBoat(COLORS[who]!), 0, 0, 62)
      pen.restore()
      if (who === look.leader) crown(pen, boat.x, boat.y - 30, 9)
    }
    const own = state.players[0]!
    ring(pen, own)
    if (own.rest > 0) return
    pen.strokeStyle = 'rgb(255 255 255 / .4)'
    pen.setLineDash([6, 8])
    pen.lineWidth = 2.5
    pen.beginPath()
    pen.arc(own.x + own.dx * 74, own.y + own.dy * 74, NET, 0, 2 * Math.PI)
    pen.stroke()
    pen.setLineDash([])
  },
}

export const trayScene: Scene<Tray> = {
  still(pen) {
    floor(pen, '#4a7a9a', '#5f90ae', false)
    ellipse(pen, SIDE / 2, SIDE / 2 + 36, RIM + 8, RIM, 'rgb(4 20 40 / .35)')
  },
  draw(pen, state, look) {
    const { leanX, leanY } = state
    const middle = SIDE / 2
    // The low side shows its rim, and the tray slips a little that way.
    const [x, y] = [middle + leanX * 5, middle + leanY * 5]
    fillCircle(pen, x + leanX * 16, y + 12 + leanY * 12, RIM + 10, '#6a3a14')
    fillCircle(pen, x, y, RIM + 10, '#c8843e')
    fillCircle(pen, x, y, RIM - 6, '#e8b26a')
    pen.strokeStyle = '#d89c52'
    pen.lineWidth = 5
    for (const radius of [70, 140, 210]) {
      pen.beginPath()
      pen.arc(x, y, radius, 0, 2 * Math.PI)
      pen.stroke()
    }
    const slope = Math.sqrt(leanX * leanX + leanY * leanY)
    if (slope > 0.12) {
      pen.save()
      pen.translate(middle, middle)
      pen.rotate(Math.atan2(leanY, leanX))
      pen.fillStyle = `rgb(160 70 20 / ${Math.min(0.5, slope * 0.6)})`
      for (let arrow = 0; arrow < 3; arrow++) {
        const at = 40 + arrow * 46 + (look.calm ? 0 : (look.seconds * 50) % 46)
        pen.beginPath()
        pen.moveTo(at + 26, 0)
        pen.lineTo(at, -20)
        pen.lineTo(at + 8, 0)
        pen.lineTo(at, 20)
        pen.fill()
      }
      pen.restore()
    }
    for (const fruit of state.fruits) {
      ellipse(pen, fruit.x, fruit.y + 12, 13, 5, 'rgb(60 30 10 / .3)')
      fillCircle(pen, fruit.x, fruit.y, 14, '#e8503a')
      fillCircle(pen, fruit.x - 4, fruit.y - 5, 4, 'rgb(255 255 255 / .7)')
      ellipse(pen, fruit.x + 5, fruit.y - 15, 8, 4, '#4fa83a')
    }
    crowd(pen, state, look)
  },
}

/** Light is cut out of the dark in its own sheet, and the sheet is laid over the yard. */
let dark: HTMLCanvasElement | undefined
const DARK_SIDE = 200

function drawDark(pen: Pen, { players, drops }: Night, seconds: number) {
  if (!dark) {
    dark = document.createElement('canvas')
    dark.width = DARK_SIDE
    dark.height = DARK_SIDE
  }
  const sheet = dark.getContext('2d')!
  const k = DARK_SIDE / SIDE
  sheet.globalCompositeOperation = 'source-over'
  sheet.clearRect(0, 0, DARK_SIDE, DARK_SIDE)
  sheet.fillStyle = 'rgb(6 8 30 / .9)'
  sheet.fillRect(0, 0, DARK_SIDE, DARK_SIDE)
  sheet.globalCompositeOperation = 'destination-out'
  for (const { x, y, oil, away } of players) {
    if (away > 0) continue
    const radius = (lightOf(oil) + Math.sin(seconds * 9 + x) * 3) * k
    for (const [share, strength] of [
      [1, 0.4],
      [0.8, 0.5],
      [0.58, 0.8],
    ] as const)
      fillCircle(sheet, x * k, y * k, radius * share, `rgb(0 0 0 / ${strength})`)
  }
  for (const { x, y } of drops) fillCircle(sheet, x * k, y * k, 26 * k, 'rgb(0 0 0 / .5)')
  pen.drawImage(dark, 0, 0, SIDE, SIDE)
}

export const lampsScene: Scene<Night> = {
  still: (pen) => floor(pen, '#6f9a5a', '#57804a', true),
  draw(pen, state, look) {
    const { players, drops, tick } = state
    for (const { x, y } of drops) {
      fillCircle(pen, x, y + 3, 12, '#8a5a10')
      fillCircle(pen, x, y, 12, '#ffc93e')
      pen.fillStyle = '#ffc93e'
      pen.beginPath()
      pen.moveTo(x - 9, y - 6)
      pen.lineTo(x, y - 22)
      pen.lineTo(x + 9, y - 6)
      pen.fill()
      fillCircle(pen, x - 4, y - 2, 3.5, '#fff6d0')
    }
    const order = players.map((_, who) => who).toSorted((one, other) => players[one]!.y - players[other]!.y)
    for (const who of order) islander(pen, players[who]!, who, { tick, look })
    drawDark(pen, state, look.calm ? 0 : look.seconds)
    for (const { x, y, oil, away, size } of players) {
      if (away > 0) continue
      fillRound(pen, { x: x + size * 0.7, y: y - 8, width: 14, height: 18 }, 5, '#6a4a1c')
      fillCircle(pen, x + size * 0.7 + 7, y + 1, 3 + oil * 5, oil > 0.25 ? '#fff3a8' : '#ff8a3e')
    }
  },
}
