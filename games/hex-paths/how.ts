import type { PathDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how({ shape, goal, avoid, stones, swap, rocks }: PathDefinition): readonly string[] {
  const first =
    shape === 'bridges'
      ? stones === 2
        ? 'how.bridge.two'
        : 'how.bridge'
      : stones === 2
        ? 'how.two'
        : 'how.place'
  const aim =
    shape === 'bridges'
      ? 'how.banks'
      : goal === 'shores'
        ? avoid
          ? 'how.avoid'
          : 'how.shores'
        : avoid
          ? `how.avoid.${goal}`
          : `how.${goal}`
  return [first, aim, ...(swap ? ['how.swap'] : []), ...(rocks > 0 ? ['how.rocks'] : [])]
}
