import { seededRandom, shuffled } from '#kit/random/random.ts'

/** A line of a file, counted from 1. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** A line without a decision: empty, a comment, an import, a bracket or a type. */
const IDLE = /^\s*(\/\/|\/\*|\*|import\b|export (interface|type)\b|readonly\b|[{}()[\],;]*\s*$)/

/** The lines of a file that may contain a mutant. */
export const tellingLines = (text: string): readonly number[] =>
  text.split('\n').flatMap((line, index) => (IDLE.test(line) ? [] : [index + 1]))

const ELEMENT = /^\s*(\{[^{}<]*)?<[A-Z][\w.]*( .*)?\/>\}?$/
const STATEMENT = /^\s*[a-z]\w*(\.\w+)*\(.*\)$/

/** The lines of a file that connect two parts and can be removed as a whole: an element or a call. */
export const wiringLines = (text: string): readonly number[] =>
  text.split('\n').flatMap((line, index, all) => {
    const isPart = /([(,?:|=]|&&|=>)\s*$/.test(all[index - 1] ?? '')
    const goesOn = /^\s*\./.test(all[index + 1] ?? '')
    return !isPart && !goesOn && (ELEMENT.test(line) || STATEMENT.test(line)) ? [index + 1] : []
  })

/** The text without that line, or with an empty statement where a condition needs one; other line numbers stay. */
export const withoutLine = (text: string, cut: number): string =>
  text
    .split('\n')
    .map((line, index) => (index + 1 !== cut ? line : ELEMENT.test(line) ? '' : ';'))
    .join('\n')

/** A random sample, the same for the same seed. */
export const sampleOf = (places: readonly Place[], count: number, seed: number): readonly Place[] =>
  shuffled(places, seededRandom(seed)).slice(0, count)
