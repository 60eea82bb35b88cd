import { seededRandom, shuffled } from '#kit/random/random.ts'

/** One line of a file, counted from 1. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** A line that decides nothing: empty, a comment, an import, a bracket, the name of a type. */
const IDLE = /^\s*(\/\/|\/\*|\*|import\b|export (interface|type)\b|readonly\b|[{}()[\],;]*\s*$)/

/** The lines of a file that may carry a mutant. */
export const tellingLines = (text: string): readonly number[] =>
  text.split('\n').flatMap((line, index) => (IDLE.test(line) ? [] : [index + 1]))

const ELEMENT = /^\s*(\{[^{}<]*)?<[A-Z][\w.]*( .*)?\/>\}?$/
const STATEMENT = /^\s*[a-z]\w*(\.\w+)*\(.*\)$/

/** The lines of a file that wire one part to another and can be cut out whole: an element, or a call. */
export const wiringLines = (text: string): readonly number[] =>
  text.split('\n').flatMap((line, index, all) => {
    const isPart = /([(,?:|=]|&&|=>)\s*$/.test(all[index - 1] ?? '')
    const goesOn = /^\s*\./.test(all[index + 1] ?? '')
    return !isPart && !goesOn && (ELEMENT.test(line) || STATEMENT.test(line)) ? [index + 1] : []
  })

/** The text without that line, which leaves an empty statement behind a condition; the others keep their numbers. */
export const withoutLine = (text: string, cut: number): string =>
  text
    .split('\n')
    .map((line, index) => (index + 1 !== cut ? line : ELEMENT.test(line) ? '' : ';'))
    .join('\n')

/** So many places, the same for the same seed. */
export const sampleOf = (places: readonly Place[], count: number, seed: number): readonly Place[] =>
  shuffled(places, seededRandom(seed)).slice(0, count)
