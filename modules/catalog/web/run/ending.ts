import { isClose, type Measured } from '#kit/game/ends/measure-end.ts'
import type { PlayState } from '#kit/game/play.ts'
import type { CatalogText } from '../texts.ts'
import type { RunText } from './texts.ts'

type Result = NonNullable<PlayState['result']>

/** The headline over an ended run: "close" only when it was close, and no record for a lost run. */
export function headlineOf(
  result: Result,
  measured: Measured | undefined,
): { readonly catalog: CatalogText } | { readonly run: RunText } {
  const { status, score, isBest, isFirst } = result
  if (status === 'won') return { catalog: 'game.won' }
  if (isBest && !isFirst) return { catalog: 'game.newBest' }
  if (isClose(score, measured)) return { catalog: 'game.lost' }
  return status === 'over' ? { catalog: 'game.over' } : { run: 'missed' }
}

export interface Standing {
  readonly key: RunText
  readonly gap?: number
  readonly mark?: number
}

/** How the score compares with its mark, as a text key and its values. */
export function standingOf(
  { status, score, isFirst, isUnmarked }: Result,
  measured: Measured | undefined,
): Standing | undefined {
  if (!measured) return isFirst && !isUnmarked && score > 0 ? { key: 'first' } : undefined
  const { by, gap, mark, isBeyond } = measured
  if (by === 'target') {
    if (status === 'won') return undefined
    return gap === 0 ? { key: 'evenTarget', mark } : { key: 'shortTarget', gap, mark }
  }
  if (score === 0) return { key: 'bestIs', mark }
  if (gap === 0) return { key: 'evenBest', mark }
  if (isBeyond) return { key: 'aheadBest', gap, mark }
  return { key: score < mark ? 'shortBest' : 'overBest', gap, mark }
}
