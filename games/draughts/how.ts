import type { DraughtsDefinition } from './definitions.ts'

/** How to play, as keys of whole sentences in the order they should be read. */
export function how(definition: DraughtsDefinition): readonly string[] {
  const { ways, menCapture, king, choice, crown, goal } = definition
  return [
    `how.move.${ways}`,
    `how.capture.${ways === 'straight' ? 'straight' : menCapture}`,
    goal === 'first-king' ? undefined : `how.king.${ways === 'straight' ? 'straight' : king}`,
    `how.choice.${choice}`,
    crown === 'at-once' ? 'how.crown' : undefined,
    `how.goal.${goal}`,
  ].filter((key) => key !== undefined)
}
