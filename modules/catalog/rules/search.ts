/** Letters without their marks and capitals, so that "pokład" is found by "poklad". */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .trim()

export interface Searched {
  readonly title: string
  readonly pitch: string
  readonly slug: string
  readonly tags: readonly string[]
}

/** How well a game fits what was typed: 0 is not at all. */
export function fit({ title, pitch, slug, tags }: Searched, typed: string): number {
  const wanted = folded(typed)
  if (!wanted) return 0
  const name = folded(title)
  if (name === wanted || slug === wanted) return 100
  if (name.startsWith(wanted)) return 80
  if (name.split(/[\s-]+/).some((word) => word.startsWith(wanted))) return 60
  if (name.includes(wanted) || slug.includes(wanted.replace(/\s+/g, '-'))) return 40
  if (tags.includes(wanted)) return 20
  return wanted.length > 2 && folded(pitch).includes(wanted) ? 10 : 0
}

/** The games that fit, best first; equal ones keep their order. */
export function found<Game extends Searched>(games: readonly Game[], typed: string, most: number): Game[] {
  return games
    .map((game) => ({ game, score: fit(game, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ game }) => game)
}

/** The nearest spelling among the slugs, for "did you mean"; nothing when none is near. */
export function nearestSlug(slugs: readonly string[], wanted: string): string | undefined {
  const target = folded(wanted)
  const farthest = Math.max(1, Math.floor(target.length / 3))
  let best: { readonly slug: string; readonly distance: number } | undefined
  for (const slug of slugs) {
    if (Math.abs(slug.length - target.length) > farthest) continue
    const distance = editDistance(folded(slug), target)
    if (distance <= farthest && (!best || distance < best.distance)) best = { slug, distance }
  }
  return best?.slug
}

/** Letters to add, drop or change between two words (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[other.length]!
}
