import type { OldDefinition } from './definition.ts'
import { huntGame } from './hunts.ts'
import { millGame } from './mills.ts'
import type { OldGame } from './position.ts'
import { taflGame } from './tafl.ts'

const known = new Map<string, OldGame>()

const make = (definition: OldDefinition): OldGame =>
  definition.kind === 'mill'
    ? millGame(definition)
    : definition.kind === 'hunt'
      ? huntGame(definition)
      : taflGame(definition)

export function gameOf(definition: OldDefinition): OldGame {
  const game = known.get(definition.id) ?? make(definition)
  known.set(definition.id, game)
  return game
}
