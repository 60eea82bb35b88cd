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

/** A game as it is compared with what was typed: all folded. */
export interface SearchLine {
  readonly name: string
  readonly words: readonly string[]
  readonly slug: string
  readonly tags: readonly string[]
  readonly pitch: string
}

export const lineOf = ({ title, pitch, slug, tags }: Searched): SearchLine => {
  const name = folded(title)
  return { name, words: name.split(/[\s-]+/), slug, tags, pitch: folded(pitch) }
}

/** What was typed, as it is compared. */
export interface Wanted {
  readonly text: string
  /** Slugs write their blanks as hyphens. */
  readonly slug: string
}

export function wantedBy(typed: string): Wanted {
  const text = folded(typed)
  return { text, slug: text.replace(/\s+/g, '-') }
}

/** Fewer letters stand in every pitch. */
export const SHORTEST_IN_PITCH = 3

/** Ways to fit, the best first, and what each is worth. */
export const FITS = {
  whole: 100,
  start: 80,
  word: 60,
  part: 40,
  tag: 20,
  pitch: 10,
} as const
export type Fit = keyof typeof FITS

export const fitsBy: Readonly<Record<Fit, (line: SearchLine, wanted: Wanted) => boolean>> = {
  whole: ({ name, slug }, { text }) => name === text || slug === text,
  start: ({ name }, { text }) => name.startsWith(text),
  word: ({ words }, { text }) => words.some((word) => word.startsWith(text)),
  part: ({ name, slug }, wanted) => name.includes(wanted.text) || slug.includes(wanted.slug),
  tag: ({ tags }, { text }) => tags.includes(text),
  pitch: ({ pitch }, { text }) => text.length >= SHORTEST_IN_PITCH && pitch.includes(text),
}

/** How well a game fits what was typed: 0 is not at all. */
export function fit(game: Searched, typed: string): number {
  const wanted = wantedBy(typed)
  if (!wanted.text) return 0
  const line = lineOf(game)
  const best = (Object.keys(FITS) as Fit[]).find((way) => fitsBy[way](line, wanted))
  return best === undefined ? 0 : FITS[best]
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
