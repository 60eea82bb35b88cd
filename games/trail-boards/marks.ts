import type { TrailDefinition } from './definitions.ts'

/** Sign on a cell. */
export type Mark =
  | 'rose'
  | 'cross'
  | 'water'
  | 'three'
  | 'two'
  | 'sun'
  | 'goose'
  | 'ahead'
  | 'behind'
  | 'door'

/** Signs of a board, by cell. */
export function marksOf({ kind, rules }: TrailDefinition): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>()
  if (kind !== 'snakes') for (const cell of rules.safe) marks.set(cell, kind === 'cross' ? 'door' : 'cross')
  for (const cell of rules.gifts) marks.set(cell, 'rose')
  for (const cell of rules.flights ?? []) marks.set(cell, 'goose')
  if (kind === 'geese')
    for (const [cell, to] of Object.entries(rules.jumps ?? {}))
      marks.set(Number(cell), to > Number(cell) ? 'ahead' : 'behind')
  if (kind === 'senet')
    for (const [cell, mark] of [
      [14, 'cross'],
      [25, 'rose'],
      [26, 'water'],
      [27, 'three'],
      [28, 'two'],
      [29, 'sun'],
    ] as const)
      marks.set(cell, mark)
  if (kind === 'ashta') marks.set(12, 'cross')
  return marks
}
