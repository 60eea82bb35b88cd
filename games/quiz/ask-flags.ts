import { pickOne, shuffled } from '#kit/random/random.ts'
import { FLAG_COUNTRIES, flagTexts } from './flag-texts.ts'
import { between, choice, unasked, type Ask } from './question.ts'

/** The best known flags start a round. */
const FAMOUS =
  'FR IT DE GB JP CN US CA CH SE GR TR KR IN ZA AU AR CU JM RU UA IE NL BE PL NO FI DK VN CL CO PE NZ AT NG'.split(
    ' ',
  )
const EASY_SHARE = 0.4
const TURNED_FROM = 3

/** Red, green, blue, yellow, black, white: the tone of a colour of a flag. */
function tone(color: string): string {
  if (color === 'W' || color === 'K') return color
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16))
  if (red > 150 && green > 110) return blue > 150 ? 'W' : 'yellow'
  if (red > green && red > blue) return 'red'
  return green >= blue ? 'green' : 'blue'
}

/** Memorable features of a flag: shapes and colours. */
function features(country: string): ReadonlySet<string> {
  const words = flagTexts.get(country)!.split(' ').slice(1).join(' ').split(';')
  const kinds = words.map((word) => word[0]!)
  const tones = words.flatMap((word) => word.match(/\b([0-9A-F]{6}|[WK])\b/g) ?? []).map(tone)
  return new Set([`first ${kinds[0]}`, ...kinds, ...tones])
}

const kept = new Map(FLAG_COUNTRIES.map((country) => [country, features(country)]))

/** How easily two flags are mixed up, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [first, second] = [kept.get(one)!, kept.get(other)!]
  const shared = [...first].filter((feature) => second.has(feature)).length
  return shared / (first.size + second.size - shared)
}

/** Flag to country, and every third time country to flag; the wrong flags get more alike. */
export const askFlags: Ask = (random, { index, hard, past }) => {
  const pool = hard < EASY_SHARE ? FAMOUS : FLAG_COUNTRIES
  const subject = pickOne(unasked(pool, past), random)
  const near = FLAG_COUNTRIES.filter((country) => country !== subject).toSorted(
    (one, other) => likeness(subject, other) - likeness(subject, one),
  )
  const wrong = shuffled(near.slice(0, between(50, 7, hard)), random).slice(0, 3)
  const kind = index % TURNED_FROM === TURNED_FROM - 1 ? 'country' : 'flag'
  return choice({ kind, subject }, subject, { wrong, random })
}
