import { dealLot } from './lot-deal.ts'
import { lotLevels } from './lot-levels.ts'
import { lotRules, type LotState } from './lot-rules.ts'
import { lotLine } from './lot-search.ts'
import type { Board } from './move.ts'

function first(level: number): LotState {
  const levels = lotLevels.split(' ')
  const [seed = '1', par = '9'] = (levels[(level - 1) % levels.length] ?? '').split('.')
  return { ...dealLot(level, parseInt(seed, 36)), par: parseInt(par, 36) }
}

export const lotBoard: Board<LotState> = {
  rules: (level) => lotRules(first(level)),
  best: (state) => lotLine(state)?.[0],
  line: (level) => lotLine(first(level)),
}
