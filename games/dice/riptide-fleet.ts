import { write } from '#kit/game/draw.ts'
import type { SceneBase } from './scene-base.ts'
import type { RiptideMany } from './riptide-many.ts'
import { GOAL } from './riptide-rules.ts'
import { boat, sea } from './riptide-sea.ts'

type Pen = CanvasRenderingContext2D

/** Sails by seat, from the own one. */
const SAILS = ['#ffd166', '#ff7d68', '#7bdc8b', '#c9a6ff'] as const
/** The lanes begin below the sky. */
const SKY = 0.26

interface Fleet {
  readonly shown: Pick<RiptideMany, 'scores' | 'out' | 'speaker' | 'pot'>
  /** Names by seat, from the own one. */
  readonly names: readonly string[]
}

/** A boat for each of two to four people, with name and points. */
export function drawFleet(pen: Pen, base: SceneBase, { shown, names }: Fleet, sway: number) {
  const box = sea(base.room)
  const { scores, out, speaker, pot } = shown
  const lane = (box.height * (1 - SKY)) / scores.length
  const size = Math.min(lane * 0.62, 40)
  const at = (value: number) => {
    const share = 0.1 + 0.74 * Math.min(1, value / GOAL)
    return box.x + box.width * (base.isRtl ? 1 - share : share)
  }
  const [start, end] = base.isRtl
    ? [box.x + box.width - 14, box.x + 14]
    : [box.x + 14, box.x + box.width - 14]
  for (const [seat, score] of scores.entries()) {
    const y = box.y + box.height * SKY + lane * (seat + 0.62)
    const isTurn = seat === speaker && !out[seat]
    pen.globalAlpha = out[seat] ? 0.4 : 1
    const look = { isRtl: base.isRtl, color: SAILS[seat]! }
    if (isTurn && pot > 0) {
      pen.globalAlpha = 0.42
      boat(pen, at(score + pot), y, size, look)
      pen.globalAlpha = 1
    }
    boat(pen, at(score), y + Math.sin(sway + seat * 2) * 1.5, size, look)
    const words = { size: Math.min(15, lane * 0.3), color: isTurn ? '#fff6c0' : '#e6f2f5' }
    const label = y - lane * 0.48
    write(pen, names[seat] ?? '', start, label, {
      ...words,
      align: base.isRtl ? 'right' : 'left',
      widest: box.width * 0.6,
    })
    write(pen, base.number(score), end, label, { ...words, align: base.isRtl ? 'left' : 'right' })
    pen.globalAlpha = 1
  }
}
