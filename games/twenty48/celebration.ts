import type { GameContext } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Grid } from './board-scene.ts'
import type { Slide } from './board.ts'
import type { Twenty48Definition } from './definitions.ts'
import { tileLook } from './tile-look.ts'

/** Power from which a merge vibrates. */
const JOYFUL_POWER = 7
const GAIN_COLOR = '#6ff0e4'
/** Smaller gains would clutter the board in fast play. */
const SHOWN_GAIN = 8
/** Merges climb a pentatonic scale, which is always consonant. */
const SCALE = [0, 2, 4, 7, 9]

/** Semitones above the first merge, that of two 2s. */
const mergePitch = (power: number) =>
  Math.floor((power - 2) / SCALE.length) * 12 + SCALE[(power - 2) % SCALE.length]!

export interface Occasion {
  readonly slide: Slide
  readonly topBefore: number
  /** The tile this board is played for. */
  readonly goal: number
  readonly grid: Grid
  readonly effects: Effects
}

/** Sound, rising gain and bursts of one swipe; more of them the larger the tile. */
export function celebrate(
  { host, text, number }: Pick<GameContext<Twenty48Definition>, 'host' | 'text' | 'number'>,
  { slide: { merges, gained }, topBefore, goal, grid, effects }: Occasion,
) {
  const [first, ...others] = merges
  if (!first) return host.sound('move')
  const { cell, power } = others.reduce((best, merge) => (merge.power > best.power ? merge : best), first)
  const at = grid.middle(cell)
  host.sound('merge', mergePitch(power))
  if (gained >= SHOWN_GAIN)
    effects.rise(`+${number(gained)}`, { x: at.x, y: at.y - grid.tile * 0.3 }, GAIN_COLOR)
  if (power < JOYFUL_POWER) return
  const isBest = power > topBefore
  const { top, side } = tileLook(power)
  effects.burst(at, { count: isBest ? 34 : 16, colors: [top, side, '#ffffff'], speed: 230 })
  if (isBest && 2 ** power >= goal) {
    triumph(grid, effects)
    host.happy(1)
    host.sound('win')
    host.toast(text('say.goal', { tile: number(2 ** power) }))
    return
  }
  host.happy(isBest ? 0.6 : 0.3)
  if (isBest) host.sound('score', power - JOYFUL_POWER)
}

function triumph({ box }: Grid, effects: Effects) {
  effects.quake(7)
  for (let fountain = 0; fountain < 4; fountain++) {
    const at = { x: box.x + (box.width * (fountain + 0.5)) / 4, y: box.y + box.height * 0.35 }
    effects.burst(at, { count: 30, speed: 320, life: 1.2 })
  }
}
