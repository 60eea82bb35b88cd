import type { Brush } from '#kit/game/micro/brush.ts'
import type { Kind } from './definitions.ts'
import { drawHero } from './hero-art.ts'
import type { Hero, World } from './world.ts'

/** Visual state only: stretch, stride and trail of the hero. */
export interface Actor {
  stretch: number
  stride: number
  /** Way of gravity as it is shown: it turns over smoothly. */
  turn: number
  trail: { x: number; y: number }[]
}

export const newActor = (): Actor => ({ stretch: 0, stride: 0, turn: 1, trail: [] })

const TRAIL = 8
const BLINK_EVERY = 210
const BLINK_TICKS = 8

/** One tick of the visual state. */
export function animate(actor: Actor, { hero }: World, calm: boolean) {
  actor.stretch *= 0.84
  actor.stride += Math.abs(hero.vx) * 0.19
  actor.turn += (hero.down - actor.turn) * (calm ? 1 : 0.25)
  const leavesTrail = !calm && (hero.dashing > 0 || hero.hook >= 0 || hero.rise === 2 || hero.tired > 30)
  if (leavesTrail) actor.trail.push({ x: hero.x, y: hero.y })
  if (!leavesTrail || actor.trail.length > TRAIL) actor.trail.shift()
}

interface Drawn {
  readonly pen: CanvasRenderingContext2D
  readonly brush: Brush
  readonly kind: Kind
}

export function drawActor({ pen, brush, kind }: Drawn, actor: Actor, world: World, calm: boolean) {
  const { hero } = world
  for (const [index, { x, y }] of actor.trail.entries())
    brush.disc(x, y, 2 + index * 0.55, '#ffffff', 0.05 + index * 0.03)
  if (world.wait > 0) return
  const stretch = calm ? 0 : actor.stretch
  pen.save()
  pen.translate(hero.x, hero.y + 7 * actor.turn)
  pen.scale(hero.face * (1 - stretch * 0.16), actor.turn * (1 + stretch * 0.2))
  pen.translate(0, -7)
  // Drawn a little larger than its box: what looks hit is hit.
  pen.translate(0, 7)
  pen.scale(1.12, 1.12)
  pen.translate(0, -7)
  drawHero(brush, kind, {
    stride: isStill(hero) ? 0 : actor.stride,
    isInAir: hero.coyote < 4,
    isSpread: hero.isSpread,
    isBlinking: world.tick % BLINK_EVERY < BLINK_TICKS,
  })
  pen.restore()
}

const isStill = ({ vx }: Hero) => Math.abs(vx) < 0.15
