import { durak } from './durak-rules.ts'
import { cassino, escoba, scopa } from './fishing-rules.ts'
import { cornerGin, ginRummy, knockRummy, oklahomaGin, straightGin } from './gin-rules.ts'
import { crazyEights, digForEights, mauMau, pesten, switchCards, upOrDown } from './match-rules.ts'
import { ninetyNine } from './ninety-nine-rules.ts'
import { pishti } from './pishti-rules.ts'
import { president } from './president-rules.ts'
import { sevens } from './sevens-rules.ts'
import type { ShedKind, ShedRules } from './state.ts'
import { thirtyOne } from './thirty-one-rules.ts'

const all: readonly ShedRules[] = [
  crazyEights,
  mauMau,
  sevens,
  president,
  durak,
  scopa,
  escoba,
  ninetyNine,
  thirtyOne,
  ginRummy,
  switchCards,
  pesten,
  upOrDown,
  digForEights,
  oklahomaGin,
  knockRummy,
  cornerGin,
  straightGin,
  cassino,
  pishti,
]

export const rulesOf = (kind: ShedKind): ShedRules => all.find((rules) => rules.kind === kind)!
