import { cellsOf, drive, GONE, legalDrives, type LotState } from './lot-rules.ts'
import type { Move } from './move.ts'

const MOST_POSITIONS = 5000

type Places = Pick<LotState, 'lot' | 'at'>

const after = (state: Places, [index, way]: Move): Places => ({
  lot: state.lot,
  at: state.at.with(index, drive(state, index, way).to),
})

/** A car that can leave now. */
export function leaving(state: Places): Move | undefined {
  const cells = cellsOf(state)
  for (const index of state.lot.cars.keys()) {
    if (state.at[index] === GONE) continue
    for (const way of [state.lot.cars[index]!.nose, -state.lot.cars[index]!.nose])
      if (drive(state, index, way, cells).to === GONE) return [index, way]
  }
  return undefined
}

/** Empties the lot: cars that can leave do, else the shortest shunting that frees one. */
export function lotLine(start: Places): readonly Move[] | undefined {
  const line: Move[] = []
  let state = start
  while (state.at.some((place) => place !== GONE)) {
    const part = shunting(state)
    if (!part) return undefined
    for (const move of part) state = after(state, move)
    line.push(...part)
  }
  return line
}

function shunting(start: Places): readonly Move[] | undefined {
  interface Step {
    readonly state: Places
    readonly move?: Move
    readonly parent?: Step
  }
  const seen = new Set([start.at.join()])
  const queue: Step[] = [{ state: start }]
  for (let next = 0; next < queue.length && queue.length < MOST_POSITIONS; next++) {
    const step = queue[next]!
    const out = leaving(step.state)
    if (out) {
      const line: Move[] = [out]
      for (let back: Step | undefined = step; back?.move; back = back.parent) line.unshift(back.move)
      return line
    }
    for (const move of legalDrives(step.state)) {
      const state = after(step.state, move)
      const name = state.at.join()
      if (seen.has(name)) continue
      seen.add(name)
      queue.push({ state, move, parent: step })
    }
  }
  return undefined
}
