import type { LoopsDefinition } from './definitions.ts'

const PATHS = new Set(['tracks', 'bridges'])

/** How to play, as keys of whole sentences: the pitch of a kind is its rule. */
export const how = ({ id, kind }: LoopsDefinition): readonly string[] => [
  `pitch.${id}`,
  ...(PATHS.has(kind) ? [] : ['how.loop']),
  ...(kind === 'castle'
    ? ['how.castle']
    : kind === 'country'
      ? ['how.country']
      : kind === 'skies'
        ? ['how.skies']
        : []),
  kind === 'bridges' ? 'how.bridges' : 'how.draw',
  'how.help',
]
