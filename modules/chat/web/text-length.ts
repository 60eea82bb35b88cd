import { LONGEST_TEXT } from '../model.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Counts graphemes: a flag or a letter with its marks is one. */
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length

/** One trimmed line, as it is sent. */
export const sentText = (typed: string): string => typed.replace(/\s+/g, ' ').trim()

export const isTooLong = (text: string): boolean => lengthOf(text) > LONGEST_TEXT
