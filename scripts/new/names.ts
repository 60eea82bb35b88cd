import { WrongWish } from './plan.ts'

/** One name in every spelling that files need. */
export interface Name {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
  readonly snake: string
  /** The spelling for people: `Play time`. */
  readonly title: string
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const CAMEL = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)+$/
/** Words that say nothing about a folder's content (docs/style.md 5). */
const EMPTY_WORDS = ['utils', 'helpers', 'common', 'misc', 'manager', 'service', 'data']

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function nameOf(words: readonly string[]): Name {
  const pascal = words.map(capital).join('')
  return {
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    title: capital(words.join(' ')),
  }
}

/** The name of a module or a game family. */
export function folderName(text: string): Name {
  if (!KEBAB.test(text)) throw new WrongWish(`"${text}" is no name for a folder: write it like play-time`)
  if (EMPTY_WORDS.includes(text)) throw new WrongWish(`"${text}" says nothing: name what the folder holds`)
  return nameOf(text.split('-'))
}

/** The name of a call: a verb and a noun. */
export function callName(text: string): Name {
  if (!CAMEL.test(text))
    throw new WrongWish(`"${text}" is no name for a call: write a verb and a noun, like listLines`)
  return nameOf(text.split(/(?=[A-Z])/).map((word) => word.toLowerCase()))
}
