import { durak } from './durak-rules.ts'
import { escoba, scopa } from './fishing-rules.ts'
import { ginRummy } from './gin-rules.ts'
import { crazyEights, mauMau } from './match-rules.ts'
import { ninetyNine } from './ninety-nine-rules.ts'
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
]

export const rulesOf = (kind: ShedKind): ShedRules => all.find((rules) => rules.kind === kind)!
