import type { BubbleDefinition } from './definitions.ts'
import { flipBoardOf } from './flip.ts'
import { grabBoardOf } from './grab.ts'
import { hangingBoardOf } from './hanging.ts'
import { packedLevel, type PackedLevel } from './levels.ts'
import { marbleBoardOf } from './marbles.ts'
import { riggedBoardOf } from './rigged.ts'
import type { Board } from './state.ts'
import { wheelBoardOf } from './wheel.ts'

const kept = new Map<string, Board>()

/** Cached per level: layout and tables serve every run. */
export function boardOf(definition: BubbleDefinition, level: number): Board {
  const at = definition.levels > 0 ? Math.max(1, Math.min(definition.levels, level)) : 1
  const key = `${definition.id}/${at}`
  const known = kept.get(key) ?? makeBoard(definition, at, packedLevel(definition, at))
  kept.set(key, known)
  return known
}

/** The same for a level that is not in the pack yet. */
export function makeBoard(definition: BubbleDefinition, level: number, packed: PackedLevel): Board {
  switch (definition.kind) {
    case 'pack':
    case 'twin':
      return hangingBoardOf(definition, level, packed)
    case 'ceiling':
      return hangingBoardOf(definition, 1)
    case 'wheel':
      return wheelBoardOf(definition, level, packed)
    case 'marbles':
      return marbleBoardOf(definition, level, packed)
    case 'flip':
      return flipBoardOf(definition)
    case 'grab':
      return grabBoardOf(definition)
    default:
      return riggedBoardOf(definition, level, packed)
  }
}
