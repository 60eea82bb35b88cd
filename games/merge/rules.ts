import type { TurnRules } from '#kit/game/turn-sim.ts'
import { columnsKind } from './columns.ts'
import type { MergeDefinition, MergeKind } from './definitions.ts'
import { pathKind } from './paths.ts'
import { pearlKind } from './pearls.ts'
import { slideKind } from './slide.ts'
import { spreadKind } from './spread.ts'
import type { Input, KindOf, State } from './state.ts'

const KINDS: Readonly<Record<MergeKind, KindOf>> = {
  drop: columnsKind,
  shoot: columnsKind,
  hex: spreadKind,
  islands: spreadKind,
  pairs: slideKind,
  chain: pathKind,
  tens: pathKind,
  pearls: pearlKind,
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
