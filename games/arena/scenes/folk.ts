import { fillCircle, shade } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { DASH_REST, RUNNER, type Field, type Runner } from '../kinds/runners.ts'
import { COLORS, drawCrown, type Look, type Pen, type Watch } from './scene.ts'

const SPRITE = 72
const art = sprites()

/** An islander from above in one colour, without the eyes, which follow its direction. */
const paintFolk = (color: string) => (pen: Pen) => {
  const half = SPRITE / 2
  fillCircle(pen, half, half + 4, 31, shade(color, -0.5))
  fillCircle(pen, half, half, 31, color)
  fillCircle(pen, half - 4, half - 5, 23, shade(color, 0.18))
  fillCircle(pen, half - 11, half - 14, 8, 'rgb(255 255 255 / .55)')
  pen.strokeStyle = shade(color, -0.3)
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(half - 5, 10)
  pen.quadraticCurveTo(half - 8, 2, half - 1, 1)
  pen.moveTo(half + 3, 9)
  pen.quadraticCurveTo(half + 4, 3, half + 11, 4)
  pen.stroke()
}

function drawFeet(pen: Pen, runner: Runner, color: string, tick: number) {
  const speed = Math.abs(runner.vx) + Math.abs(runner.vy)
  const swing = speed > 0.4 ? Math.sin(tick * 0.42) * 9 : 0
  for (const side of [-1, 1]) {
    const along = side * swing
    const x = runner.x - runner.dy * side * 13 + runner.dx * along
    const y = runner.y + runner.dx * side * 13 + runner.dy * along + 13
    fillCircle(pen, x, y, 8, shade(color, -0.5))
  }
}

function drawEyes(pen: Pen, runner: Runner, y: number) {
  for (const side of [-1, 1]) {
    const eyeX = runner.x + runner.dx * 9 - runner.dy * side * 9
    const eyeY = y + runner.dy * 8 + runner.dx * side * 9 - 2
    fillCircle(pen, eyeX, eyeY, 6.6, '#ffffff')
    if (runner.stun === 0) {
      fillCircle(pen, eyeX + runner.dx * 2.4, eyeY + runner.dy * 2.4, 3.4, '#10202c')
      continue
    }
    pen.strokeStyle = '#10202c'
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(eyeX - 3, eyeY - 3)
    pen.lineTo(eyeX + 3, eyeY + 3)
    pen.moveTo(eyeX + 3, eyeY - 3)
    pen.lineTo(eyeX - 3, eyeY + 3)
    pen.stroke()
  }
}

/** Stars around the head of a knocked over player. */
function drawStars(pen: Pen, { x, y }: Runner, look: Look) {
  for (let star = 0; star < 3; star++) {
    const angle = (look.calm ? 0 : look.seconds * 6) + star * 2.09
    fillCircle(pen, x + Math.cos(angle) * 24, y - 24 + Math.sin(angle) * 8, 4, '#ffe066')
  }
}

/** An islander with the effects of a dash or hit. */
export function drawRunner(
  pen: Pen,
  runner: Runner,
  who: number,
  { look, tick }: { look: Look; tick: number },
) {
  if (!runner.alive) return
  const color = COLORS[who]!
  const bob = look.calm || runner.stun > 0 ? 0 : Math.abs(Math.sin(tick * 0.21 + who)) * 3
  const { x, y } = runner
  pen.fillStyle = 'rgb(10 20 30 / .22)'
  pen.beginPath()
  pen.ellipse(x + 3, y + 19, RUNNER, RUNNER * 0.55, 0, 0, 2 * Math.PI)
  pen.fill()
  if (runner.dash > 0) {
    pen.globalAlpha = 0.3
    fillCircle(pen, x - runner.dx * 18, y - runner.dy * 18, RUNNER * 0.85, color)
    fillCircle(pen, x - runner.dx * 34, y - runner.dy * 34, RUNNER * 0.6, color)
    pen.globalAlpha = 1
  }
  drawFeet(pen, runner, color, tick + who * 5)
  const isSheltered = runner.wait > 0 && runner.stun === 0 && tick % 16 < 6
  pen.globalAlpha = isSheltered ? 0.55 : 1
  // A dash stretches, a fall flattens.
  const [wide, high] = runner.stun > 0 ? [1.14, 0.86] : runner.dash > 0 ? [0.94, 1.06] : [1, 1]
  const half = (RUNNER * SPRITE) / 60
  const picture = { key: `folk${who}`, width: SPRITE, height: SPRITE, paint: paintFolk(color) }
  art.draw(pen, picture, {
    x: x - half * wide,
    y: y - bob - half * high,
    width: 2 * half * wide,
    height: 2 * half * high,
  })
  pen.globalAlpha = 1
  drawEyes(pen, runner, y - bob)
  if (runner.stun > 0) drawStars(pen, runner, look)
  if (who === 0) {
    pen.strokeStyle = 'rgb(255 255 255 / .85)'
    pen.lineWidth = 3.5
    pen.beginPath()
    pen.arc(x, y, RUNNER + 9, -Math.PI / 2, -Math.PI / 2 + (1 - runner.rest / DASH_REST) * 2 * Math.PI)
    pen.stroke()
  }
  if (who === look.leader) drawCrown(pen, x, y - RUNNER - 12 - bob, 11)
}

/** All islanders, those in front last. */
export function drawFolk(pen: Pen, { players, tick }: Field, look: Look) {
  const order = players.map((_, who) => who).toSorted((one, other) => players[one]!.y - players[other]!.y)
  for (const who of order) drawRunner(pen, players[who]!, who, { look, tick })
}

/** A field of two rings in the sea, with a rim. */
export function drawDisc(
  pen: Pen,
  radius: number,
  { rim, light, dark }: { rim: string; light: string; dark: string },
) {
  fillCircle(pen, 0, 22, radius + 30, shade(rim, -0.45))
  fillCircle(pen, 0, 0, radius + 30, rim)
  fillCircle(pen, 0, 0, radius + 10, light)
  pen.fillStyle = dark
  for (let ray = 0; ray < 16; ray += 2) {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, radius + 10, (ray * Math.PI) / 8, ((ray + 1) * Math.PI) / 8)
    pen.fill()
  }
}

/** An arrow beside the person towards something out of view. */
export function pointTo(
  pen: Pen,
  from: Runner,
  to: { readonly x: number; readonly y: number },
  color: string,
) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  pen.save()
  pen.translate(from.x, from.y)
  pen.rotate(angle)
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(66, 0)
  pen.lineTo(48, -12)
  pen.lineTo(52, 0)
  pen.lineTo(48, 12)
  pen.fill()
  pen.restore()
}

/** Between the person and the middle of the field. */
export const nearMiddle = ({ players }: Field, lean = 0.55, reach = 760): Watch => ({
  x: players[0]!.x * lean,
  y: players[0]!.y * lean,
  reach,
})

export const folkBasics = {
  hero: ({ players }: Field) => players[0]!,
  ready: ({ players }: Field) => 1 - players[0]!.rest / DASH_REST,
} as const

/** Positions for the small map. */
export const mapOf = ({ players }: Field, radius: number) => ({
  radius,
  at: players.map(({ alive, x, y }) => (alive ? ([x, y] as const) : ([NaN, NaN] as const))),
})

export const clearFolk = () => art.clear()
