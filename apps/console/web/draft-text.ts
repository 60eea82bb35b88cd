/** The values of an editor's fields, by name: `game`, `first`, `de.title`. */
export type Fields = Readonly<Record<string, string>>

/** Slugs, separated by lines or spaces. */
export const slugsIn = (text = '') => text.split(/[\s,]+/).filter(Boolean)

export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
