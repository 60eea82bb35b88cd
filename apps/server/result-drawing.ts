import { BRAND_AMBER } from '#kit/brand/brand.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import { coverFrame, type Pictures } from './cover-frame.ts'

const speak = textsFrom({ challenge: 'modules/scores/web/challenge/messages' })

/** The text on every result picture besides the result. */
export const pictureLine = (language: Language): string => speak(language)('challenge.dare')

/** A result to draw; contains neither a player's name nor their text. */
export interface ResultSubject {
  /** Path of the game's cover. */
  readonly cover: string
  /** Formatted by the game, in the language. */
  readonly score: string
  readonly language: Language
}

/** All text fits in the square that messengers crop to. */
const WIDEST = 600
const SCORE_SIZE = 118
const LINE_SIZES = [46, 42, 38] as const
const LINE_TOP = 506
/** Average width of a bold letter in ems; CJK characters are square, and combining marks have no width. */
const LETTER = 0.62
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\uffef]/u
const MARK = /\p{Mn}/u

const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (MARK.test(letter) ? 0 : WIDE.test(letter) ? 1 : LETTER), 0)

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The text in one line, or in two of about equal width if it is too wide. */
export function linesOf(line: string, most: number): readonly string[] {
  if (emsOf(line) <= most) return [line]
  const words = line.split(' ')
  const breaks = words.slice(1).map((_, index) => {
    return [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const
  })
  const widest = (lines: readonly string[]) => Math.max(...lines.map(emsOf))
  return breaks.toSorted((one, other) => widest(one) - widest(other))[0] ?? [line]
}

/** The largest font size at which the line fits. */
function fittingLines(line: string) {
  const sizes = LINE_SIZES.map((size) => ({ size, lines: linesOf(line, WIDEST / size) }))
  const fits = sizes.find(({ size, lines }) => lines.every((one) => emsOf(one) * size <= WIDEST))
  return fits ?? sizes.at(-1)!
}

const centred = (text: string, { y, size, fill }: { y: number; size: number; fill: string }) =>
  `<text x="600" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" font-family="Onest" font-weight="700">${escaped(text)}</text>`

/** The cover, the result and the dare, over the enlarged cover. */
export function resultDrawing({ score, language }: ResultSubject, pictures: Pictures): string {
  // Few fonts have the narrow space that some languages group digits with.
  const figure = score.replaceAll('\u202f', '\u00a0')
  const { size, lines } = fittingLines(pictureLine(language))
  const scoreSize = Math.min(SCORE_SIZE, Math.floor(WIDEST / emsOf(figure)))
  const words = lines.map((line, index) =>
    centred(line, { y: LINE_TOP + index * Math.round(size * 1.25), size, fill: '#fff' }),
  )
  return coverFrame(pictures, {
    top: 34,
    size: 288,
    radius: 44,
    shadow: 6,
    shade: 0.78,
    icon: { size: 84, margin: 32 },
    below: [centred(figure, { y: 436, size: scoreSize, fill: BRAND_AMBER }), ...words].join('\n'),
  })
}
