import { fillRound } from '#kit/game/draw.ts'
import { curls, planks, specks } from './art.ts'
import { HALF, HEIGHT, WIDTH, type Duel } from './duel.ts'
import type { Feel, Look, Pen } from './scene.ts'

export const DUEL_FEEL: Readonly<Record<string, Feel>> = {
  paddle: { sound: 'bounce', sparks: ['#ffffff', '#ffd98a'], count: 7, isRising: true },
  answer: { sound: 'bounce', pitch: -5 },
  wall: { sound: 'tap', pitch: -4 },
  goal: { sound: 'score', sparks: ['#ffe066', '#ffffff', '#ff9ecb'], count: 34, quake: 5, happy: 0.5 },
  hurt: { sound: 'bad', sparks: ['#ff7a6b', '#ffffff'], count: 22, quake: 6 },
  round: { sound: 'win', happy: 0.6 },
  over: { sound: 'lose' },
}

export const COACH = [
  { x: 110, y: 430 },
  { x: 240, y: 430 },
  { x: 130, y: 430 },
] as const

interface Floor {
  readonly colors: readonly [high: string, middle: string, low: string]
  readonly curl: string
  readonly seed: number
}

/** The ground of a court: light from above, small waves, a pale frame. */
export function floor(pen: Pen, look: Look, { colors, curl, seed }: Floor) {
  specks(pen, look, '#fff0d0', seed)
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT)
  for (const [at, color] of colors.entries()) ground.addColorStop(at / 2, color)
  fillRound(pen, { x: -4, y: -4, width: WIDTH + 8, height: HEIGHT + 8 }, 18, 'rgb(255 255 255 / .22)')
  fillRound(pen, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 14, ground)
  curls(pen, { width: WIDTH, height: HEIGHT, color: curl, seed })
}

export function middleLine(pen: Pen) {
  pen.strokeStyle = 'rgb(255 255 255 / .45)'
  pen.lineWidth = 3
  pen.setLineDash([12, 10])
  pen.beginPath()
  pen.moveTo(12, HEIGHT / 2)
  pen.lineTo(WIDTH - 12, HEIGHT / 2)
  pen.stroke()
  pen.setLineDash([])
}

export function paddle(pen: Pen, { x, y }: { readonly x: number; readonly y: number }, color: string) {
  pen.save()
  pen.translate(x, y)
  planks(pen, HALF, color)
  pen.restore()
}

/** A ring that closes until the serve. */
export function serveRing(pen: Pen, { serve, balls }: Duel, look: Look) {
  const ball = balls[0]
  if (serve === 0 || !ball) return
  const k = look.calm ? 0.5 : (serve % 31) / 31
  pen.strokeStyle = `rgb(255 255 255 / ${0.8 * k})`
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(ball.x, ball.y, 12 + (1 - k) * 14, 0, 2 * Math.PI)
  pen.stroke()
}

const RIVALS = [
  '#ff7a8b',
  '#b48bf0',
  '#34cfc2',
  '#74d483',
  '#5aa9f2',
  '#ff8f5c',
  '#ef7fc0',
  '#e8545a',
] as const
/** Each round brings a rival of another colour. */
export const rivalColor = (round: number) => RIVALS[(round - 1) % RIVALS.length]!
