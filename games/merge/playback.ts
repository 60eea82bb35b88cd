import type { SimEvent } from '#kit/game/contract.ts'

/** A tile on its way within one wave. */
export interface Travel {
  readonly from: number
  readonly to: number
  readonly rank: number
}

/** One wave: what stands still, what moves, and what is there after it. */
export interface Wave {
  readonly still: readonly number[]
  readonly travels: readonly Travel[]
  readonly after: readonly number[]
  /** Cells that swell when the wave has come in. */
  readonly popped: readonly number[]
  readonly merges: readonly { readonly cell: number; readonly rank: number }[]
  readonly cleared: readonly number[]
}

/** Cuts the events of a turn into waves to be shown one after the other. */
export function wavesOf(cells: readonly number[], events: readonly SimEvent[]): readonly Wave[] {
  const waves: Wave[] = []
  let board = [...cells]
  let part: SimEvent[] = []
  const close = () => {
    if (part.length === 0) return
    const wave = waveOf(board, part)
    waves.push(wave)
    board = [...wave.after]
    part = []
  }
  for (const event of events)
    if (event.kind === 'wave') close()
    else part.push(event)
  close()
  return waves
}

function waveOf(board: readonly number[], events: readonly SimEvent[]): Wave {
  const still = [...board]
  const travels: Travel[] = []
  const popped: number[] = []
  const merges: { readonly cell: number; readonly rank: number }[] = []
  const cleared: number[] = []
  for (const { kind, x = 0, y = 0, amount = 0 } of events) {
    if (kind === 'move') {
      travels.push({ from: x, to: y, rank: amount })
      if (x >= 0) still[x] = 0
    }
    if (kind === 'clear') {
      cleared.push(x)
      still[x] = 0
    }
  }
  const after = [...still]
  for (const { to, rank } of travels) after[to] = rank
  const arrived = new Set(travels.map(({ to }) => to))
  for (const { kind, x = 0, amount = 0 } of events) {
    if (kind !== 'merge' && kind !== 'new') continue
    after[x] = amount
    if (kind === 'merge') merges.push({ cell: x, rank: amount })
    if (kind === 'merge' || !arrived.has(x)) popped.push(x)
  }
  return { still, travels, after, popped, merges, cleared }
}
