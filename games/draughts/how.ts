import type { DraughtsDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how(definition: DraughtsDefinition): readonly string[] {
  const { ways, menCapture, king, choice, crown, goal, grips, aslant } = definition
  const step = aslant ? 'aslant' : ways
  const capture = grips ? 'grips' : ways === 'diagonal' ? menCapture : ways
  const crowned = aslant ? 'aslant' : grips ? 'grips' : ways === 'diagonal' ? king : ways
  return [
    `how.move.${step}`,
    `how.capture.${capture}`,
    goal === 'first-king' ? undefined : `how.king.${crowned}`,
    `how.choice.${choice}`,
    crown === 'at-once' ? 'how.crown' : undefined,
    `how.goal.${goal}`,
  ].filter((key) => key !== undefined)
}
