/** Flattens edited content for diffs: `words.de.title`. */
export function flatContent(content: unknown, place = ''): Record<string, string> {
  if (content === null || content === undefined) return {}
  if (typeof content !== 'object') return { [place]: String(content as string) }
  if (Array.isArray(content)) return { [place]: content.join(', ') }
  return Object.assign(
    {},
    ...Object.entries(content).map(([key, value]) =>
      flatContent(value, place === '' ? key : `${place}.${key}`),
    ),
  ) as Record<string, string>
}
