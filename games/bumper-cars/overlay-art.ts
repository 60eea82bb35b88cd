import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { toScreen, type GroundPlan } from './ground-plan.ts'
import type { Mode } from './modes.ts'
import { BALL_RADIUS, LENGTH, MIDDLE, type Body } from './pitch.ts'

type Pen = CanvasRenderingContext2D

const SUN = '#FFD86B'
export const SHOUT_SECONDS = 1.4

/** Large words over the pitch after a goal. */
export interface Shout {
  readonly words: string
  readonly color: string
  age: number
}

/** A side's goals as a large pale digit on its half. */
export function tally(pen: Pen, plan: GroundPlan, side: 0 | 1, goals: string) {
  const at = toScreen(plan, { x: side === 0 ? LENGTH * 0.31 : LENGTH * 0.69, y: MIDDLE })
  write(pen, goals, at.x, at.y, { size: 92 * plan.scale, color: 'rgb(255 255 255 / .3)' })
}

/** Tail of a fast ball, in the tones of the chosen trail. */
export function streak(pen: Pen, ball: Body, tones: readonly string[]) {
  if (Math.hypot(ball.vx, ball.vy) < 5) return
  for (let step = 1; step <= 4; step++) {
    const k = step * 1.3
    const radius = BALL_RADIUS * (1 - step * 0.16)
    fillCircle(
      pen,
      ball.x - ball.vx * k,
      ball.y - ball.vy * k,
      radius,
      `rgb(${tones[step % tones.length]!} / .26)`,
    )
  }
}

/** A ring that closes on the ball until the whistle; it pulses while the player has not begun. */
export function kickRing(pen: Pen, share: number | undefined, time: number) {
  pen.strokeStyle = share === undefined ? SUN : '#FFFFFF'
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(
    LENGTH / 2,
    MIDDLE,
    share === undefined ? 34 + 4 * Math.sin(time * 4) : 24 + 40 * share,
    0,
    2 * Math.PI,
  )
  pen.stroke()
}

export function drawShout(pen: Pen, { width, height }: StageSize, { words, color, age }: Shout) {
  const k = Math.min(1, age / 0.22)
  const size = Math.min(84, width / 6) * (1 + 0.7 * (1 - k) ** 2)
  pen.save()
  pen.globalAlpha = age > 1.1 ? Math.max(0, (SHOUT_SECONDS - age) / 0.3) : k
  pen.translate(width / 2, height / 2)
  pen.rotate(-0.06)
  write(pen, words, 3, 4, { size, color: '#10202A', widest: width * 0.9 })
  write(pen, words, 0, 0, { size, color: '#FFFDF2', widest: width * 0.9 })
  pen.fillStyle = color
  pen.fillRect(-size * 1.1, size * 0.55, size * 2.2 * k, 7)
  pen.restore()
}

/** The boost button; its rim fills until the boost is ready. */
export function boostButton(pen: Pen, { x, y, radius }: Point & { readonly radius: number }, ready: number) {
  const isReady = ready >= 1
  pen.save()
  pen.globalAlpha = isReady ? 0.95 : 0.6
  fillCircle(pen, x, y + 3, radius, '#9A5F14')
  fillCircle(pen, x, y, radius, isReady ? '#FFB63D' : '#5B4A2E')
  pen.fillStyle = isReady ? '#2A1600' : '#FFE9C4'
  pen.beginPath()
  for (const [dx, dy] of [
    [5, -17],
    [-11, 3],
    [-1, 3],
    [-5, 17],
    [11, -4],
    [1, -4],
  ] as const) {
    pen.lineTo(x + dx, y + dy)
  }
  pen.fill()
  if (!isReady) {
    pen.strokeStyle = SUN
    pen.lineWidth = 4
    pen.beginPath()
    pen.arc(x, y, radius - 2, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * ready)
    pen.stroke()
  }
  pen.restore()
}

interface Waiting {
  readonly upright: boolean
  readonly mode: Mode
  readonly time: number
}

/** Where a thumb may rest, pulsing until one does. */
export function waitingSticks(pen: Pen, { width, height }: StageSize, { upright, mode, time }: Waiting) {
  pen.save()
  pen.globalAlpha = 0.5 + 0.3 * Math.sin(time * 4)
  for (const [across, along] of RESTING[mode]) {
    // In landscape a single player's thumb is on the left.
    const x = width * (upright || mode === 'together' ? across : along)
    const y = height * (!upright ? 0.72 : mode === 'together' ? 0.78 : 1 - along)
    fillCircle(pen, x, y, 44, 'rgb(3 26 20 / .35)')
    fillCircle(pen, x, y, 20, 'rgb(255 255 255 / .8)')
  }
  pen.restore()
}

/** Positions across and along the pitch, from the own goal. */
const RESTING: Readonly<Record<Mode, readonly (readonly [number, number])[]>> = {
  cup: [[0.5, 0.2]],
  room: [[0.5, 0.2]],
  duel: [
    [0.5, 0.22],
    [0.5, 0.78],
  ],
  together: [
    [0.25, 0.22],
    [0.75, 0.22],
  ],
}

/** Bars and a word tell a replay from the match. */
export function replaySign(pen: Pen, { width, height }: StageSize, word: string, time: number) {
  pen.fillStyle = 'rgb(3 26 20 / .8)'
  pen.fillRect(0, 0, width, 7)
  pen.fillRect(0, height - 7, width, 7)
  if (time % 1 > 0.62) return
  fillRound(pen, { x: 12, y: 18, width: 124, height: 30 }, 10, '#D8331E')
  write(pen, word, 74, 33, { size: 16, widest: 112 })
}
