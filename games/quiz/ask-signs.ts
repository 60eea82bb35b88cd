import { pickIndex, pickOne, shuffled } from '#kit/random/random.ts'
import { between, choice, unasked, type Ask } from './question.ts'

export const NUMERALS = ['I', 'V', 'X', 'L', 'C', 'D', 'M'] as const
const VALUES = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

export function roman(number: number): string {
  let [rest, text] = [number, '']
  for (const [value, letters] of VALUES) for (; rest >= value; rest -= value) text += letters
  return text
}

const LONGEST_NUMERAL = 9
const LIMITS = [12, 20, 40, 60, 100, 200, 400, 900, 1500, 2100, 3999] as const

/** A number to be spelled letter by letter. */
export const askRoman: Ask = (random, { hard, past }) => {
  const step = between(0, LIMITS.length - 1, hard)
  const [least, most] = [step === 0 ? 3 : Math.floor(LIMITS[step - 1]! / 2), LIMITS[step]!]
  const fits = (number: number) => roman(number).length <= LONGEST_NUMERAL && !past.includes(String(number))
  let number = least
  do number = least + pickIndex(most - least + 1, random)
  while (!fits(number))
  const right = [...roman(number)].map((letter) => NUMERALS.indexOf(letter as (typeof NUMERALS)[number]))
  return { kind: 'roman', subject: String(number), answers: NUMERALS, right }
}

/** All known elements by their number, from 1. */
export const ELEMENTS =
  `H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr
Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir
Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts
Og`.split(/\s+/)
/** Elements that one meets outside of the laboratory, by number. */
const COMMON = [
  1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 26, 28, 29, 30, 47, 50, 53, 78, 79, 80, 82, 92,
]
const POOLS = [20, 36, 54, 86, 118] as const

/** A place of the table to its symbol, and a symbol to its place, in turn. Answers are atomic numbers. */
export const askElements: Ask = (random, { index, hard, past }) => {
  const most = POOLS[between(0, POOLS.length - 1, hard)]!
  const all = Array.from({ length: most }, (_, at) => String(at + 1))
  const common = COMMON.filter((number) => number <= Math.max(most, 36)).map(String)
  const subject = pickOne(unasked(hard < 0.45 ? common : all, past), random)
  const number = Number(subject)
  const reach = between(12, 4, hard)
  const near = all.filter((other) => other !== subject && Math.abs(Number(other) - number) <= reach)
  // The same first letter is the trap of symbols.
  const alike = all.filter((other) => other !== subject && initial(other) === initial(subject))
  const mixed =
    index % 2 === 0
      ? [...shuffled(alike, random).slice(0, between(0, 2, hard)), ...shuffled(near, random)]
      : shuffled(near, random)
  const wrong = [...new Set([...mixed, ...shuffled(all, random).filter((other) => other !== subject)])].slice(
    0,
    3,
  )
  return choice({ kind: index % 2 === 0 ? 'cell' : 'number', subject }, subject, { wrong, random })
}

const initial = (number: string) => ELEMENTS[Number(number) - 1]![0]

/** Half tones above C of the seven white keys. */
export const WHITE_KEYS = [0, 2, 4, 5, 7, 9, 11] as const
const KEYS = Array.from({ length: 12 }, (_, key) => String(key))
/** Steps above the middle C; a treble staff reaches from E (2) to F (10), a bass staff from G (-10) to A (-2). */
const RANGES = {
  treble: [
    [2, 10],
    [0, 12],
    [-2, 13],
  ],
  bass: [
    [-10, -2],
    [-12, 0],
    [-13, 2],
  ],
} as const
const SIGNS_FROM = 0.55

/** The half tone in its octave of a step above the middle C, raised or lowered by its sign. */
export function keyOf(step: number, sign: string): number {
  const white = WHITE_KEYS[((step % 7) + 7) % 7]!
  return (white + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12) % 12
}

/** A note on a staff to its key: `step`, then a sign if it has one. */
export const askNotes: Ask = (random, { index, hard, past }) => {
  const kind = hard > 0.3 && index % 2 === 1 ? 'bass' : 'treble'
  const [low, high] = RANGES[kind][between(0, 2, hard)]!
  let subject = ''
  do {
    const step = low + pickIndex(high - low + 1, random)
    const sign = hard > SIGNS_FROM && random() < 0.6 ? pickOne(['#', 'b'], random) : ''
    // E sharp and its like are right but mean.
    const isPlain =
      !(sign === '#' && [2, 6].includes(((step % 7) + 7) % 7)) &&
      !(sign === 'b' && [0, 3].includes(((step % 7) + 7) % 7))
    subject = `${step}${isPlain ? sign : ''}`
  } while (past.at(-1) === subject)
  const [, step = '', sign = ''] = /^(-?\d+)(.?)$/.exec(subject)!
  return { kind, subject, answers: KEYS, right: [keyOf(Number(step), sign)] }
}
