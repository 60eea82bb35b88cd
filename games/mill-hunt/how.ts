import type { OldDefinition } from './definition.ts'

/** How to play, as text keys in reading order. */
export function how(definition: OldDefinition): readonly string[] {
  if (definition.kind === 'tafl')
    return ['how.touch', 'how.tafl', `how.tafl.${definition.escape}`, `how.tafl.${definition.hold}`]
  if (definition.kind === 'hunt')
    return [definition.hand > 0 ? 'how.put' : 'how.touch', `how.${definition.id}.1`, `how.${definition.id}.2`]
  if (definition.goal === 'row')
    return definition.flies ? ['how.holes', 'how.row.straight'] : ['how.put', 'how.row', 'how.row.first']
  return [
    definition.early ? 'how.early' : 'how.put',
    'how.mill',
    'how.mill.end',
    ...(definition.flies ? ['how.mill.fly'] : []),
  ]
}
