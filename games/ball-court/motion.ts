import type { SimEvent } from '#kit/game/contract.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { GameHost } from '#kit/game/contract.ts'
import type { Reaction } from './scene.ts'

/** Visual effects: trail, cheers and slow motion. */
export interface Motion {
  trail: Point[]
  cheer: number
  flash: number
  /** Frames, of which slow motion skips some. */
  frames: number
}

const TRAIL = 14
/** Touch strength at full volume, in units per tick. */
const LOUD = 5
/** A jump farther than this is a new serve. */
const JUMP = 90

export const stillMotion = (): Motion => ({ trail: [], cheer: 0, flash: 0, frames: 0 })

export function followRunner(motion: Motion, runner: Point | undefined) {
  motion.cheer = motion.cheer < 0.02 ? 0 : motion.cheer * 0.975
  motion.flash = motion.flash < 0.02 ? 0 : motion.flash * 0.88
  const last = motion.trail.at(-1)
  if (!runner || (last && Math.abs(last.x - runner.x) + Math.abs(last.y - runner.y) > JUMP)) motion.trail = []
  if (runner) motion.trail.push({ x: runner.x, y: runner.y })
  if (motion.trail.length > TRAIL) motion.trail.shift()
}

export interface Around {
  readonly host: GameHost
  readonly effects: Stage['effects']
  readonly motion: Motion
  readonly toScreen: (at: Point) => Point
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string
  readonly number: (value: number) => string
}

export function react(event: SimEvent, reaction: Reaction, around: Around) {
  const { host, effects, motion, text } = around
  const at = around.toScreen({ x: event.x ?? 0, y: event.y ?? 0 })
  const isTouch = reaction.sound === 'hit' || reaction.sound === 'bounce'
  const loud = isTouch ? Math.min(1, (event.amount ?? LOUD) / LOUD) : 1
  if (reaction.sound) host.sound(reaction.sound, (reaction.pitch ?? 0) + Math.round((1 - loud) * -5))
  const { count = 12, colors, rise, quake } = reaction
  if (colors) effects.burst(at, { count: Math.ceil(count * loud), colors, speed: 90 + count * 4, size: 6 })
  else if (reaction.count) effects.burst(at, { count, speed: 120 + count * 5 })
  if (rise) effects.rise(riseText(rise, event, around), at, reaction.color ?? '#FFF3B0')
  if (quake) {
    effects.quake(quake)
    motion.flash = 1
  }
  if (reaction.happy) {
    motion.cheer = 1
    host.happy(reaction.happy)
  }
  if (reaction.say) host.announce(text(reaction.say, { count: event.amount ?? 0 }))
}

function riseText(rise: string, { amount = 0 }: SimEvent, { text, number }: Around): string {
  if (rise === 'amount') return `\u2066${amount > 0 ? '+' : ''}${number(amount)}\u2069`
  return text(rise, { count: amount })
}
