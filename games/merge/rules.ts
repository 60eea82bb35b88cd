import type { TurnRules } from '#kit/game/turn-sim.ts'
import { columnsKind } from './columns.ts'
import type { MergeDefinition, MergeKind } from './definitions.ts'
import { divideKind } from './divide.ts'
import { gatherKind } from './gather.ts'
import { pathKind } from './paths.ts'
import { pearlKind } from './pearls.ts'
import { sevenKind } from './seven.ts'
import { slideKind } from './slide.ts'
import { spinKind } from './spin.ts'
import { spreadKind } from './spread.ts'
import type { Input, KindOf, State } from './state.ts'
import { sweepKind } from './sweep.ts'
import { twinKind } from './twins.ts'

const KINDS: Readonly<Record<MergeKind, KindOf>> = {
  drop: columnsKind,
  shoot: columnsKind,
  hex: spreadKind,
  islands: spreadKind,
  pairs: slideKind,
  chain: pathKind,
  tens: pathKind,
  pearls: pearlKind,
  fib: sweepKind,
  triple: sweepKind,
  reef: sweepKind,
  hexslide: sweepKind,
  seven: sevenKind,
  spin: spinKind,
  divide: divideKind,
  twins: twinKind,
  gather: gatherKind,
  zero: pathKind,
}

export function mergeRules(definition: MergeDefinition): TurnRules<State, Input> {
  const kind = KINDS[definition.kind](definition)
  return {
    ...kind,
    status: ({ over }) => (over ? 'over' : 'playing'),
    score: ({ score }) => score,
    progress: ({ score }) => score / (score + 2000),
  }
}
