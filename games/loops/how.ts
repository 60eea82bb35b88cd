import type { LoopsDefinition } from './definitions.ts'

/** Pearl kinds whose pitch contains the second half of the rule. */
const TURNED = new Set(['pearl-tour', 'counted-pearls', 'area-pearls'])
const PATHS = new Set(['tracks', 'bridges'])

/** How to play, as text keys: the pitch of a kind is its rule. */
export const how = ({ id, kind }: LoopsDefinition): readonly string[] => [
  `pitch.${id}`,
  ...(PATHS.has(kind) ? [] : ['how.loop']),
  ...(kind === 'castle'
    ? ['how.castle']
    : kind === 'country'
      ? ['how.country']
      : kind === 'skies' || kind === 'area-pearls' || kind === 'area-stones'
        ? ['how.skies']
        : []),
  ...(kind === 'counted-pearls' ? ['pitch.counted-loop'] : []),
  ...(TURNED.has(kind) ? ['pitch.pearl-string'] : []),
  ...(kind === 'stone-tour' || kind === 'area-stones' ? ['pitch.milestones'] : []),
  ...(kind === 'half-tour' ? ['pitch.halfway-marks'] : []),
  ...(kind === 'knot-tour' ? ['pitch.knots-and-rails'] : []),
  kind === 'bridges' ? 'how.bridges' : 'how.draw',
  'how.help',
]
