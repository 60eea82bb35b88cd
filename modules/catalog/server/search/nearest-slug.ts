import { folded } from '../../rules/search/folded.ts'
import { slipsBetween } from '../../rules/search/near.ts'

/** The closest slug, for "did you mean"; undefined when none is close. */
export function nearestSlug(slugs: readonly string[], wanted: string): string | undefined {
  const target = folded(wanted)
  const farthest = Math.max(1, Math.floor(target.length / 3))
  let best: { readonly slug: string; readonly distance: number } | undefined
  for (const slug of slugs) {
    const distance = slipsBetween(folded(slug), target, farthest)
    if (distance <= farthest && (!best || distance < best.distance)) best = { slug, distance }
  }
  return best?.slug
}
