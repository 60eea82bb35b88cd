import { signed } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { BoardLayout } from './board-layout.ts'
import type { MergeDefinition } from './definitions.ts'
import type { Wave } from './playback.ts'
import type { Input, State } from './state.ts'
import { CORAL } from './sweep.ts'
import { colorOf } from './tile-look.ts'

type Tools = SceneTools<MergeDefinition, State, Input>

export const WAVE_SECONDS = 0.2
/** Semitones of a rising scale. */
export const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]
const GREAT_RANK = 7
const LONG_TURN = 3

const note = (step: number) => SCALE[Math.max(0, Math.min(SCALE.length - 1, step))]

/** Sparks and sounds for every wave of a turn, and its points in the end. */
export function cheerTurn(tools: Tools, layout: BoardLayout, waves: readonly Wave[], gained: number) {
  const { effects, context } = tools
  for (const [index, { merges, cleared }] of waves.entries()) {
    if (merges.length + cleared.length === 0) continue
    effects.tween(0.01, () => undefined, {
      delay: WAVE_SECONDS * (index + 0.5),
      done: () => cheerWave(tools, layout, waves[index]!, index),
    })
  }
  const last = waves.findLast(({ merges, cleared }) => merges.length + cleared.length > 0)
  const cell = last?.merges[0]?.cell ?? last?.cleared.at(-1)
  if (cell === undefined || gained <= 0) return
  const { x, y } = layout.middle(cell)
  effects.rise(signed(`+${context.number(gained)}`), { x, y: y - layout.tile * 0.3 }, '#fff3b0')
}

function cheerWave({ effects, context }: Tools, layout: BoardLayout, wave: Wave, index: number) {
  const { definition, host } = context
  const { kind } = definition
  for (const { cell, rank } of wave.merges) {
    const colors = [kind === 'islands' ? '#ffe3a0' : colorOf(kind, rank), '#ffffff']
    const count = 8 + Math.min(rank, 14)
    effects.burst(layout.middle(cell), { count, colors, speed: 150 + count * 8, size: 6 })
    host.sound('merge', note(Math.floor(index / 2) + Math.max(0, rank - 2)))
    if (rank >= GREAT_RANK && rank < CORAL && kind !== 'divide') host.happy(0.4)
  }
  for (const cell of wave.cleared)
    effects.burst(layout.middle(cell), {
      count: 6,
      colors: [colorOf(kind, 3), '#ffffff'],
      speed: 140,
      size: 6,
    })
  if (wave.cleared.length > 0)
    host.sound(kind === 'seven' ? 'pop' : 'merge', note(wave.cleared.length + index))
  if (index > LONG_TURN) effects.quake(Math.min(8, index))
}
