import { dice } from '#kit/random/dice.ts'
import type { Point } from './stage.ts'

export type Ease = (k: number) => number

export const ease = {
  linear: (k: number) => k,
  out: (k: number) => 1 - (1 - k) ** 3,
  inOut: (k: number) => (k < 0.5 ? 4 * k ** 3 : 1 - (-2 * k + 2) ** 3 / 2),
  back: (k: number) => 1 + 2.7 * (k - 1) ** 3 + 1.7 * (k - 1) ** 2,
} as const satisfies Record<string, Ease>

export interface TweenOptions {
  readonly ease?: Ease
  /** Delay in seconds. */
  readonly delay?: number
  done?(): void
}

export interface BurstOptions {
  readonly count?: number
  readonly colors?: readonly string[]
  /** Pixels per second. */
  readonly speed?: number
  readonly size?: number
  readonly gravity?: number
  /** Seconds. */
  readonly life?: number
}

/** Purely visual motion: it never affects the rules, so it may use unseeded randomness. */
export interface Effects {
  /** Calls `paint(k)` with k from 0 to 1 over the time; with reduced motion immediately with 1. */
  tween(seconds: number, paint: (k: number) => void, options?: TweenOptions): void
  burst(at: Point, options?: BurstOptions): void
  /** A short text that rises and fades, such as "+40". */
  rise(text: string, at: Point, color?: string): void
  quake(pixels: number): void
  busy(): boolean
  clear(): void
  step(seconds: number): void
  /** `width` of the stage keeps rising texts inside. */
  draw(pen: CanvasRenderingContext2D, width?: number): void
  shake(): Point
}

interface Tween {
  age: number
  readonly seconds: number
  readonly paint: (k: number) => void
  readonly options: TweenOptions
}
interface Particle {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  turn: number
  readonly life: number
  readonly size: number
  readonly color: string
  readonly gravity: number
}
interface Rising {
  readonly text: string
  readonly x: number
  y: number
  age: number
  readonly color: string
}

const CONFETTI = ['#ff5d73', '#ffb347', '#ffe66d', '#4ecdc4', '#5b8def', '#b57bff']
const MOST_PARTICLES = 260
const RISE_SECONDS = 0.9
/** Pixels between a rising text and the edge. */
const RISE_MARGIN = 6

/** All current effects. */
interface Air {
  readonly reducedMotion: boolean
  tweens: Tween[]
  particles: Particle[]
  rising: Rising[]
  quaking: number
  wasCleared: boolean
}

export function effects(reducedMotion: boolean): Effects {
  const air: Air = {
    reducedMotion,
    tweens: [],
    particles: [],
    rising: [],
    quaking: 0,
    wasCleared: false,
  }
  return {
    tween(seconds, paint, options = {}) {
      const length = reducedMotion ? 0.001 : seconds
      const delay = reducedMotion ? 0 : (options.delay ?? 0)
      air.tweens.push({ age: -delay, seconds: length, paint, options })
    },
    burst: (at, options) => burst(air, at, options),
    rise(text, at, color = '#ffffff') {
      air.rising.push({ text, x: at.x, y: at.y, age: 0, color })
    },
    quake(pixels) {
      if (!reducedMotion) air.quaking = Math.max(air.quaking, pixels)
    },
    busy: () => air.tweens.length > 0 || air.particles.length > 0 || air.rising.length > 0 || air.quaking > 0,
    clear() {
      air.tweens = []
      air.particles = []
      air.rising = []
      air.quaking = 0
      air.wasCleared = true
    },
    step: (seconds) => step(air, seconds),
    draw: (pen, width) => draw(air, pen, width),
    shake: () => ({ x: (dice() - 0.5) * air.quaking, y: (dice() - 0.5) * air.quaking }),
  }
}

function advance(tween: Tween, seconds: number): boolean {
  tween.age += seconds
  if (tween.age < 0) return true
  const k = Math.min(1, tween.age / tween.seconds)
  tween.paint((tween.options.ease ?? ease.out)(k))
  if (k < 1) return true
  tween.options.done?.()
  return false
}

function burst(
  air: Air,
  at: Point,
  { count = 14, colors = CONFETTI, speed = 180, size = 7, gravity = 300, life = 0.7 }: BurstOptions = {},
) {
  const wanted = air.reducedMotion ? Math.min(3, count) : count
  for (let index = 0; index < wanted && air.particles.length < MOST_PARTICLES; index++) {
    const angle = dice() * 2 * Math.PI
    const pace = speed * (0.3 + dice())
    air.particles.push({
      x: at.x,
      y: at.y,
      vx: Math.cos(angle) * pace,
      vy: Math.sin(angle) * pace,
      age: 0,
      turn: angle,
      life: life * (0.5 + dice() / 2),
      size: size * (0.5 + dice()),
      color: colors[index % colors.length]!,
      gravity,
    })
  }
}

function step(air: Air, seconds: number) {
  const running = air.tweens
  air.tweens = []
  air.wasCleared = false
  const going = running.filter((tween) => !air.wasCleared && advance(tween, seconds))
  // The end of a tween may clear the stage; then the others are dropped, too.
  air.tweens = air.wasCleared ? air.tweens : [...going, ...air.tweens]
  air.particles = air.particles.filter((particle) => {
    particle.age += seconds
    particle.x += particle.vx * seconds
    particle.y += particle.vy * seconds
    particle.vy += particle.gravity * seconds
    particle.turn += seconds * 6
    return particle.age < particle.life
  })
  air.rising = air.rising.filter((text) => {
    text.age += seconds
    text.y -= seconds * 44
    return text.age < RISE_SECONDS
  })
  air.quaking = air.quaking < 0.4 ? 0 : air.quaking * 0.88
}

function draw(air: Air, pen: CanvasRenderingContext2D, width = Infinity) {
  for (const { x, y, age, life, turn, size, color } of air.particles) {
    pen.save()
    pen.globalAlpha = Math.min(1, ((life - age) / life) * 2)
    pen.translate(x, y)
    pen.rotate(turn)
    pen.fillStyle = color
    pen.fillRect(-size / 2, -size / 2, size, size)
    pen.restore()
  }
  for (const { text, x, y, age, color } of air.rising) {
    pen.save()
    pen.globalAlpha = 1 - (age / RISE_SECONDS) ** 2
    pen.font = '800 22px "Bricolage Grotesque Variable", system-ui, sans-serif'
    pen.textAlign = 'center'
    pen.lineWidth = 4
    pen.strokeStyle = 'rgb(0 10 18 / .55)'
    const half = width < Infinity ? pen.measureText(text).width / 2 + RISE_MARGIN : 0
    const middle = Math.max(half, Math.min(width - half, x))
    pen.strokeText(text, middle, y)
    pen.fillStyle = color
    pen.fillText(text, middle, y)
    pen.restore()
  }
}
