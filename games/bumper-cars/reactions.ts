import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { BumperDefinition } from './definitions.ts'
import { toScreen, type GroundPlan } from './ground-plan.ts'
import type { Match } from './match.ts'
import type { Motion } from './motion.ts'
import type { Hold } from './stick.ts'

const SUN = '#FFD86B'
const SPARKS = [SUN, '#FFFFFF', '#FFB63D'] as const
/** A car this near to an impact shakes. */
const SHAKEN_WITHIN = 34

export interface Surroundings {
  readonly context: GameContext<BumperDefinition, Hold>
  readonly effects: Effects
  readonly motion: Motion
  readonly plan: GroundPlan
  readonly match: Match
  /** The colours of both sides. */
  readonly colors: readonly [string, string]
}

/** Sound, light and words for the events of a tick. */
export function react(event: SimEvent, around: Surroundings) {
  const { kind, x = 0, y = 0, amount = 0 } = event
  const { context, effects, motion, match } = around
  const { host, text } = context
  if (kind === 'kick') {
    const { vx, vy } = match.ball
    host.sound('hit', Math.round(Math.min(12, amount * 1.6)) - 4)
    motion.squash = { angle: Math.atan2(vy, vx), k: Math.min(1, amount / 7) }
    motion.tracks.dust(x, y, Math.round(Math.min(7, amount)))
    if (amount > 5.5) effects.quake(5)
  }
  if (kind === 'bump' || kind === 'board') bump(event, around)
  if (kind === 'wall' || kind === 'post') host.sound('bounce', kind === 'wall' ? 4 : 9)
  if (kind === 'boost') host.sound('boost', amount === 0 ? 0 : -5)
  if (kind === 'pad') {
    host.sound('boost', 6)
    motion.tracks.dust(x, y, 5)
  }
  if (kind === 'post') effects.quake(3)
  if (kind === 'whistle') host.sound('flip', 7)
  if (kind === 'extra') host.toast(text('extra'))
  if (kind === 'goal') goal(event, around)
}

function bump({ kind, x = 0, y = 0, amount = 0 }: SimEvent, around: Surroundings) {
  const { context, effects, motion, match, plan } = around
  context.host.sound('bounce', -5)
  if (kind === 'bump' && amount > 3) {
    effects.burst(toScreen(plan, { x, y }), { count: 8, colors: SPARKS, speed: 150, size: 4, life: 0.4 })
    effects.quake(4)
    context.host.vibrate()
  }
  for (const car of match.cars)
    if (Math.hypot(car.x - x, car.y - y) < SHAKEN_WITHIN) motion.shocks.set(car, Math.min(1, amount / 6))
}

function goal(
  { x = 0, y = 0, amount = 0 }: SimEvent,
  { context, effects, motion, match, plan, colors }: Surroundings,
) {
  const { host, text, number } = context
  const side = amount === 0 ? 0 : 1
  const isJoy = match.mode === 'duel' || side === 0
  const color = colors[side]
  motion.bulge = side === 0 ? [0, 1] : [1, 0]
  motion.shout = { words: text('goal'), color, age: 0 }
  host.sound(isJoy ? 'score' : 'bad')
  host.vibrate()
  effects.quake(isJoy ? 12 : 6)
  effects.burst(toScreen(plan, { x, y }), {
    count: 46,
    colors: [color, '#FFFFFF', SUN],
    speed: 320,
    size: 8,
    life: 1.1,
  })
  if (isJoy) host.happy(0.6)
  const [own, theirs] = match.goals
  host.announce(text('score', { own: number(own), theirs: number(theirs) }))
}
