import { fillCircle, shade } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { seededRandom } from '#kit/random/random.ts'
import {
  BODY_GAP,
  girthOf,
  LEAST_FAST_MASS,
  REEF_RADIUS,
  type Eel,
  type EelWater,
} from '../kinds/eels-water.ts'
import { COLORS, drawCrown, isSeen, type Look, type Pen, type Scene } from './scene.ts'

const PEARL_COLORS = ['#ffe27a', '#ff8fa3', '#7df0e2', '#cfa8ff', '#8fb8ff', '#b6f28a'] as const
const DARK = COLORS.map((color) => shade(color, -0.42))
const LIGHT = COLORS.map((color) => shade(color, 0.45))

/** Sand, weed and stones of the reef's floor: x, y, size, kind. */
const random = seededRandom(1560)
const FLOOR = Array.from({ length: 90 }, () => {
  const [x, y] = [(random() * 2 - 1) * REEF_RADIUS, (random() * 2 - 1) * REEF_RADIUS]
  return { x, y, size: 30 + random() * 90, isWeed: random() < 0.45 }
}).filter(({ x, y }) => Math.hypot(x, y) < REEF_RADIUS - 60)

const WATER = '#0f3d5e'
const art = sprites()

function drawFloor(pen: Pen, look: Look) {
  const { left, right, top, bottom } = look
  const corner = Math.hypot(Math.max(-left, right), Math.max(-top, bottom))
  if (corner < REEF_RADIUS) {
    pen.fillStyle = WATER
    pen.fillRect(left, top, right - left, bottom - top)
  } else {
    fillCircle(pen, 0, 0, REEF_RADIUS + 46, '#7a3f4e')
    fillCircle(pen, 0, -6, REEF_RADIUS + 34, '#e08a74')
    fillCircle(pen, 0, 0, REEF_RADIUS + 8, '#0a2c47')
    fillCircle(pen, 0, 6, REEF_RADIUS, WATER)
  }
  for (const { x, y, size, isWeed } of FLOOR) {
    if (!isSeen(look, x, y, size)) continue
    if (!isWeed) {
      pen.fillStyle = '#134868'
      pen.beginPath()
      pen.ellipse(x, y, size, size * 0.6, 0.3, 0, 2 * Math.PI)
      pen.fill()
      continue
    }
    const sway = look.calm ? 0 : Math.sin(look.seconds * 1.4 + x) * 6
    pen.strokeStyle = '#1c6a6a'
    pen.lineWidth = 7
    pen.beginPath()
    for (const lean of [-16, 0, 15]) {
      pen.moveTo(x + lean * 0.4, y + 20)
      pen.quadraticCurveTo(x + lean, y, x + lean * 1.3 + sway, y - 26 + Math.abs(lean) * 0.6)
    }
    pen.stroke()
  }
}

function drawPearls(pen: Pen, { pearls }: EelWater, look: Look) {
  for (const [x, y, worth, color] of pearls) {
    if (!isSeen(look, x, y, 14)) continue
    const radius = worth >= 4 ? 8 : worth > 1 ? 6 : 5
    const bob = look.calm ? 0 : Math.sin(look.seconds * 3 + x * 0.7) * 1.5
    const box = { x: x - radius * 2, y: y - radius * 2 + bob, width: radius * 4, height: radius * 4 }
    const picture = { key: `pearl${color}`, width: 40, height: 40, paint: paintPearl(PEARL_COLORS[color]!) }
    art.draw(pen, picture, box)
  }
}

const paintPearl = (color: string) => (pen: Pen) => {
  const glow = pen.createRadialGradient(20, 20, 4, 20, 20, 20)
  glow.addColorStop(0, color)
  glow.addColorStop(1, `${color}00`)
  pen.globalAlpha = 0.55
  fillCircle(pen, 20, 20, 20, glow)
  pen.globalAlpha = 1
  fillCircle(pen, 20, 20, 10, shade(color, -0.25))
  fillCircle(pen, 19.4, 19.2, 9, color)
  fillCircle(pen, 16.5, 16, 3.2, '#ffffff')
}

/** A smooth line along the body; the tail glides with the head instead of jumping. */
function traceBody(pen: Pen, { body, x, y }: Eel) {
  const last = body.length - 2
  const part = Math.min(1, Math.hypot(x - body[last]!, y - body[last + 1]!) / BODY_GAP)
  const tailX = body[0]! + (body[2]! - body[0]!) * part
  const tailY = body[1]! + (body[3]! - body[1]!) * part
  pen.beginPath()
  pen.moveTo(tailX, tailY)
  for (let at = 4; at < last; at += 4) {
    const [px, py] = [body[at]!, body[at + 1]!]
    const next = Math.min(last, at + 4)
    pen.quadraticCurveTo(px, py, (px + body[next]!) / 2, (py + body[next + 1]!) / 2)
  }
  pen.lineTo(x, y)
}

function drawEel(pen: Pen, eel: Eel, who: number, look: Look) {
  const girth = girthOf(eel.mass)
  const blinks = eel.wait > 0 && !look.calm && Math.floor(eel.wait / 8) % 2 === 0
  pen.globalAlpha = blinks ? 0.45 : 1
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.translate(0, girth * 0.28)
  traceBody(pen, eel)
  pen.strokeStyle = DARK[who]!
  pen.lineWidth = girth * 2
  pen.stroke()
  pen.translate(0, -girth * 0.28)
  traceBody(pen, eel)
  pen.strokeStyle = COLORS[who]!
  pen.lineWidth = girth * 1.85
  pen.stroke()
  pen.fillStyle = LIGHT[who]!
  pen.beginPath()
  const { body } = eel
  for (let at = body.length - 8; at > 4; at -= 10) {
    const even = at - (at % 2)
    const [x, y] = [body[even]!, body[even + 1]!]
    if (!isSeen(look, x, y, 10)) continue
    pen.moveTo(x + girth * 0.32, y - girth * 0.2)
    pen.arc(x, y - girth * 0.2, girth * 0.32, 0, 2 * Math.PI)
  }
  pen.fill()
  drawHead(pen, eel, who, girth)
  pen.globalAlpha = 1
}

function drawHead(pen: Pen, { x, y, dx, dy, isFast }: Eel, who: number, girth: number) {
  fillCircle(pen, x, y + girth * 0.2, girth * 1.12, DARK[who]!)
  fillCircle(pen, x, y, girth * 1.1, COLORS[who]!)
  const [lampX, lampY] = [x + dx * girth * 2.3, y + dy * girth * 2.3 - girth * 0.3]
  pen.strokeStyle = DARK[who]!
  pen.lineWidth = girth * 0.22
  pen.beginPath()
  pen.moveTo(x + dx * girth * 0.7, y + dy * girth * 0.7 - girth * 0.3)
  pen.quadraticCurveTo(x + dx * girth * 1.7, y + dy * girth * 1.7 - girth, lampX, lampY)
  pen.stroke()
  const size = girth * (isFast ? 2 : 1.4)
  const glow = { key: `lamp${who}`, width: 40, height: 40, paint: paintPearl(LIGHT[who]!) }
  art.draw(pen, glow, { x: lampX - size, y: lampY - size, width: size * 2, height: size * 2 })
  for (const side of [-1, 1]) {
    const eyeX = x + dx * girth * 0.42 - dy * side * girth * 0.55
    const eyeY = y + dy * girth * 0.42 + dx * side * girth * 0.55
    fillCircle(pen, eyeX, eyeY, girth * 0.36, '#ffffff')
    fillCircle(pen, eyeX + dx * girth * 0.13, eyeY + dy * girth * 0.13, girth * 0.2, '#0b1c2c')
  }
}

export const scene: Scene<EelWater> = {
  watch({ players }) {
    const { x, y, mass } = players[0]!
    return { x, y, reach: 480 + Math.min(260, mass * 0.55) }
  },
  hero: ({ players }) => players[0]!,
  ready: ({ players }) => Math.min(1, players[0]!.mass / LEAST_FAST_MASS),
  map: ({ players }) => ({
    radius: REEF_RADIUS,
    at: players.map(({ alive, x, y }) => (alive ? [x, y] : [NaN, NaN])),
  }),
  draw(pen, state, look) {
    drawFloor(pen, look)
    drawPearls(pen, state, look)
    // The person is drawn above the others.
    for (let who = state.players.length - 1; who >= 0; who--) {
      const eel = state.players[who]!
      if (!eel.alive) continue
      const reach = eel.body.length * BODY_GAP * 0.5 + 60
      if (isSeen(look, eel.x, eel.y, reach)) drawEel(pen, eel, who, look)
      if (who === look.leader) drawCrown(pen, eel.x, eel.y - girthOf(eel.mass) * 1.9, 11)
    }
  },
  clear: art.clear,
}
