import { FLAGS } from './flags.ts'

/** Country to the text of its flag, width first. */
export const flagTexts: ReadonlyMap<string, string> = new Map(
  FLAGS.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)]),
)

export const FLAG_COUNTRIES: readonly string[] = [...flagTexts.keys()]
