import type { TerritoryDefinition } from './definitions.ts'

export const FACES = [
  { face: '#ff6f4f', emboss: 'ring' },
  { face: '#35cfc0', emboss: 'dot' },
] as const
export const STONES = [
  { face: '#26333f', emboss: 'none' },
  { face: '#f8f3e6', emboss: 'none' },
] as const

/** Games on the crossings of lines are played with stones. */
export const isOnLines = ({ kind }: TerritoryDefinition) => kind === 'capture' || kind === 'nogo'
export const facesOf = (definition: TerritoryDefinition) => (isOnLines(definition) ? STONES : FACES)
