import { pickOne, type Random } from '#kit/random/random.ts'
import words from './name-words.json' with { type: 'json' }

interface NameWords {
  /** Word order: `{quality} {animal}`. */
  readonly name: string
  readonly qualities: readonly string[]
  readonly animals: readonly string[]
}

export type NameLanguage = keyof typeof words

const nameOf = ({ name }: NameWords, quality: string, animal: string) =>
  name.replace('{quality}', quality).replace('{animal}', animal)

/** Every ready-made name of a language: any of its qualities with any of its animals. */
export const namesIn = (language: NameLanguage): readonly string[] =>
  words[language].qualities.flatMap((quality) =>
    words[language].animals.map((animal) => nameOf(words[language], quality, animal)),
  )

/** Distinct names of a language, for players who may not type one. */
export function drawNames(language: NameLanguage, count: number, random: Random): readonly string[] {
  const { qualities, animals } = words[language]
  const drawn = new Set<string>()
  while (drawn.size < count)
    drawn.add(nameOf(words[language], pickOne(qualities, random), pickOne(animals, random)))
  return [...drawn]
}

let all: ReadonlySet<string> | undefined

/** Whether a name is a ready-made one, in any language. */
export function isOffered(nickname: string): boolean {
  all ??= new Set((Object.keys(words) as NameLanguage[]).flatMap(namesIn))
  return all.has(nickname)
}
