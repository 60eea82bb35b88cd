import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Spot } from './court.ts'
import type { HoopsDefinition } from './definitions.ts'
import type { Motion } from './motion.ts'
import type { Rain } from './rain.ts'
import { isOnFire, type Hoops } from './rules.ts'
import type { Throw } from './throw.ts'

const SUN = '#FFD86B'
const FIRE = ['#FF7A2E', SUN, '#FFFFFF'] as const
const WATER = ['#BFE8FF', '#FFFFFF', SUN] as const

interface Surroundings {
  readonly context: GameContext<HoopsDefinition, Throw>
  readonly effects: Effects
  readonly weather: Rain
  readonly motion: Motion
  /** Pixels a court unit. */
  readonly scale: number
  toScreen(spot: Spot): Point
}

/** Sound, light and words for what a tick has brought. */
export function react({ kind, x = 0, y = 0, amount = 0 }: SimEvent, now: Hoops, around: Surroundings) {
  const { context, effects, motion } = around
  const { host, text } = context
  if (kind === 'throw') host.sound('jump', 2)
  if (kind === 'rim') {
    host.sound('hit', Math.min(8, Math.round(amount)))
    motion.net = { ...motion.net, aside: motion.net.aside + (now.ball.vx > 0 ? 0.3 : -0.3) }
  }
  if (kind === 'board') host.sound('bounce', -3)
  if (kind === 'buoy') host.sound('bounce', 5)
  if (kind === 'floor' && amount > 2) {
    host.sound('bounce', -8)
    motion.squash = Math.min(1, amount / 12)
  }
  if (kind === 'swish' || kind === 'bank' || kind === 'basket')
    basket(kind, amount, around.toScreen({ x, y }), now, around)
  if (kind === 'fire') {
    host.toast(text('fire'))
    host.sound('boost')
    host.happy(0.7)
  }
  if (kind === 'life') {
    host.toast(text('life'))
    host.sound('coin', 5)
  }
  if (kind === 'miss') {
    host.sound('bad')
    effects.quake(4)
    if (now.left < 0) host.announce(text('missed', { count: now.lives }))
  }
  if (kind === 'next') {
    motion.popIn = 0
    motion.tail = []
  }
}

function basket(
  kind: 'swish' | 'bank' | 'basket',
  points: number,
  at: Point,
  now: Hoops,
  around: Surroundings,
) {
  const { effects, weather, motion, scale } = around
  const { host, text, number } = around.context
  const isSwish = kind === 'swish'
  const fire = isOnFire(now)
  motion.net = { aside: now.ball.vx > 0 ? 0.5 : -0.5, wide: isSwish ? 1 : 0.7 }
  host.sound('score', Math.min(12, now.streak - 1))
  if (isSwish) host.sound('slice', 4)
  host.happy(isSwish ? 0.5 : 0.3)
  weather.pour(isSwish ? 1 : 0.5)
  effects.burst(
    { x: at.x, y: at.y + 26 * scale },
    { count: isSwish ? 22 : 12, colors: fire ? FIRE : WATER, speed: 190 },
  )
  if (fire) effects.quake(5)
  effects.rise(signed(`+${number(points)}`), { x: at.x, y: at.y - 34 * scale }, fire ? '#FFB347' : SUN)
  const extra = isSwish ? text('swish') : kind === 'bank' ? text('bank') : ''
  if (extra) effects.rise(extra, { x: at.x, y: at.y - 34 * scale - 28 }, '#FFFFFF')
  host.announce(text('scored', { points }))
}
