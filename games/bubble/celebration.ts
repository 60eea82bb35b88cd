import type { Beat } from '#kit/game/beats/beats.ts'
import type { Actor } from '#kit/game/beats/beat-player.ts'
import type { GameContext } from '#kit/game/contract.ts'
import { shade, signed, type Box } from '#kit/game/draw.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import { colorOf } from './art.ts'
import type { BubbleDefinition } from './definitions.ts'
import { BOMB } from './state.ts'

const SCALE = [0, 2, 4, 7, 9]
const QUAKE_FROM = 9
const GAIN_COLOR = '#fff3b8'
const CHAIN_COLOR = '#6ff0e4'

/** Semitones of a pentatonic scale: every pop of a burst and every burst of a streak climbs. */
const pitchOf = (step: number) => Math.floor(step / SCALE.length) * 12 + SCALE[step % SCALE.length]!

type Words = Pick<GameContext<BubbleDefinition>, 'host' | 'number'>

/** Sparks and a note for one bubble that bursts. */
export function popped(
  { host }: Words,
  effects: Effects,
  { at, unit, actor, chain, index }: { at: Point; unit: number; actor: Actor; chain: number; index: number },
) {
  const color = colorOf(actor.kind)
  effects.burst(at, {
    count: actor.kind === BOMB ? 26 : 8,
    colors: [color, shade(color, 0.5), '#ffffff'],
    speed: actor.kind === BOMB ? 330 : 170,
    size: unit * 0.2,
    life: 0.55,
  })
  if (actor.kind === BOMB) {
    effects.quake(9)
    host.sound('hit', -4)
    return
  }
  host.sound('pop', Math.min(26, pitchOf(Math.min(9, index) + 2 * (chain - 1))))
}

/** What a shot has won, once it has landed. */
export function landed({ host, number }: Words, effects: Effects, beat: Beat, at: Point | undefined) {
  const hits = (beat.popped?.length ?? 0) + (beat.fell?.length ?? 0)
  if (hits === 0) {
    if (beat.flights) host.sound('place')
    return
  }
  if (beat.gain && at)
    effects.rise(
      signed(`+${number(beat.gain)}`),
      { x: at.x, y: at.y - 20 },
      (beat.chain ?? 1) > 1 ? CHAIN_COLOR : GAIN_COLOR,
    )
  if (beat.chain && beat.chain > 1 && at)
    effects.rise(signed(`×${number(Math.min(5, beat.chain))}`), { x: at.x, y: at.y + 12 }, CHAIN_COLOR)
  if ((beat.fell?.length ?? 0) > 2) host.sound('score', Math.min(12, beat.fell!.length))
  if (hits < QUAKE_FROM) return
  effects.quake(Math.min(12, hits * 0.6))
  host.happy(Math.min(0.7, hits / 30))
}

/** Fountains over a cleared board. */
export function triumph(host: Words['host'], effects: Effects, box: Box) {
  host.happy(1)
  for (let fountain = 0; fountain < 4; fountain++) {
    const at = { x: box.x + (box.width * (fountain + 0.5)) / 4, y: box.y + box.height * 0.4 }
    effects.burst(at, { count: 26, speed: 340, life: 1.2 })
  }
}
