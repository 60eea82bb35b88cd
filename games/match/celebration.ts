import type { Actor } from '#kit/game/beats/beat-player.ts'
import type { Beat } from '#kit/game/beats/beats.ts'
import type { GameContext } from '#kit/game/contract.ts'
import { shade, signed, type Box } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import type { MatchDefinition } from './definitions.ts'
import { colorOf, type Suit } from './gem-art.ts'

const SCALE = [0, 2, 4, 7, 9]
const BIG_BURST = 8
const GAIN_COLOR = '#fff3b8'
const CHAIN_COLOR = '#6ff0e4'
const pitchOf = (step: number) => Math.floor(step / SCALE.length) * 12 + SCALE[step % SCALE.length]!

type Words = Pick<GameContext<MatchDefinition>, 'host' | 'number'>

/** Sparks of one gem; every link of a chain sounds higher. */
export function popped(
  { host }: Words,
  effects: Effects,
  {
    at,
    unit,
    actor,
    beat,
    index,
    suit,
  }: { at: Point; unit: number; actor: Actor; beat: Beat; index: number; suit: Suit },
) {
  const color = colorOf(actor.kind, suit)
  const isPower = actor.kind >= 8
  effects.burst(at, {
    count: isPower ? 22 : 7,
    colors: [color, shade(color, 0.5), '#ffffff'],
    speed: isPower ? 320 : 160,
    size: unit * 0.17,
    life: 0.55,
  })
  if (isPower) {
    effects.quake(7)
    host.sound('boost', 3)
  }
  if (index < 6) host.sound('pop', Math.min(28, pitchOf(index + 3 * ((beat.chain ?? 1) - 1))))
}

/** Points of a link rise where it burst; long chains shake the board. */
export function landed({ host, number }: Words, effects: Effects, beat: Beat, at: Point | undefined) {
  const count = beat.popped?.length ?? 0
  if (count === 0) return
  const chain = beat.chain ?? 1
  if (beat.gain && at) effects.rise(signed(`+${number(beat.gain)}`), at, chain > 1 ? CHAIN_COLOR : GAIN_COLOR)
  if (chain > 1 && at) {
    effects.rise(signed(`×${number(chain)}`), { x: at.x, y: at.y + 26 }, CHAIN_COLOR)
    host.sound('merge', pitchOf(chain * 2))
  }
  if (count < BIG_BURST && chain < 3) return
  effects.quake(Math.min(12, count * 0.5 + chain))
  host.happy(Math.min(0.7, count / 24 + chain / 12))
}

/** Fountains over a won board. */
export function triumph(host: Words['host'], effects: Effects, box: Box) {
  host.happy(1)
  for (let fountain = 0; fountain < 4; fountain++) {
    const at = { x: box.x + (box.width * (fountain + 0.5)) / 4, y: box.y + box.height * 0.4 }
    effects.burst(at, { count: 26, speed: 340, life: 1.2 })
  }
}
