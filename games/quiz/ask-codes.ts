import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { between, choice, unasked, type Ask, type Kind, type Moment } from './question.ts'

/** Morse signs of A to Z. */
export const MORSE =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  )
/** Raised dots of A to Z in braille: 1 to 3 down the left side, 4 to 6 down the right. */
export const BRAILLE =
  '1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356'.split(
    ' ',
  )
/** Arms of the flag alphabet in eighths of a turn, clockwise from straight down; J stands at its own place. */
export const SEMAPHORE =
  '10 20 30 40 05 06 07 21 31 46 41 51 61 71 32 42 52 62 72 43 53 47 56 57 63 67'.split(' ')

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
export const placeOf = (letter: string) => LETTERS.indexOf(letter)

/** Easily confused letters, by the difference of their codes. */
function alike(codes: readonly string[], letter: string): readonly string[] {
  const own = codes[placeOf(letter)]!
  const apart = (other: string) => {
    const code = codes[placeOf(other)]!
    const differ = [...code].filter((sign, at) => own[at] !== sign).length
    return differ + Math.abs(code.length - own.length) * 2
  }
  return LETTERS.filter((other) => other !== letter).toSorted((one, other) => apart(one) - apart(other))
}

/** Letters in a good learning order. */
export const asLetters =
  (kind: Kind, codes: readonly string[], order: string): Ask =>
  (random, { hard, past }) => {
    const known = [...order].slice(0, between(8, order.length, hard))
    const letter = pickOne(unasked(known, past), random)
    const near = alike(codes, letter)
    const wrong = shuffled(near.slice(0, hard < 0.4 ? 12 : 5), random).slice(0, 3)
    return choice({ kind, subject: letter }, letter, { wrong, random })
  }

export const askMorse = asLetters('morse', MORSE, 'ETAOINSMRDHUGKLWVFBYPCXJQZ')
export const askBraille = asLetters('braille', BRAILLE, 'ABCDEFGHIJKLMNOPQRSTUVXYZW')
export const askSemaphore = asLetters('semaphore', SEMAPHORE, 'ABCDEFGHIKLMNOPQRSTUYVWXZJ')

/** Three plausible wrong numbers beside the right one. */
export function nearNumbers(value: number, slips: readonly number[], random: Random): string[] {
  const near = [...new Set(slips.map((slip) => value + slip))].filter(
    (other) => other >= 0 && other !== value,
  )
  return shuffled(near, random).slice(0, 3).map(String)
}

export function asNumber(
  kind: Kind,
  range: (hard: number) => readonly [number, number],
  slips: readonly number[],
): Ask {
  return (random, { hard, past }) => {
    const [least, most] = range(hard)
    let value = least
    for (let attempt = 0; attempt < 20; attempt++) {
      value = least + pickIndex(most - least + 1, random)
      if (!past.includes(String(value))) break
    }
    return choice({ kind, subject: String(value) }, String(value), {
      wrong: nearNumbers(value, slips, random),
      random,
    })
  }
}

/** Dots are ones, bars fives; above twenty a second level counts twenties. */
export const askMaya = asNumber(
  'maya',
  (hard) => (hard < 0.3 ? [1, 9] : hard < 0.6 ? [6, 19] : hard < 0.85 ? [20, 99] : [60, 399]),
  [-5, 5, -1, 1, 4, -4, 20, -20, 6],
)
/** A bead above the bar is five, beads below are ones. */
export const askAbacus = asNumber(
  'abacus',
  (hard) => (hard < 0.25 ? [1, 9] : hard < 0.55 ? [10, 99] : hard < 0.85 ? [100, 999] : [1000, 9999]),
  [-5, 5, -1, 1, 10, -10, 50, -50, 100],
)
export const askBinary = asNumber(
  'binary',
  (hard) => (hard < 0.3 ? [1, 7] : hard < 0.6 ? [5, 15] : hard < 0.85 ? [12, 31] : [24, 63]),
  [-1, 1, 2, -2, 4, -4, 8, -8, 16],
)

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
export const reduced = (part: number, whole: number) =>
  `${part / divisor(part, whole)}/${whole / divisor(part, whole)}`

/** A shell cut into equal pieces, `eaten/all`; answers are in lowest terms. */
export const askFractions: Ask = (random, { hard }) => {
  const whole = pickOne(hard < 0.3 ? [2, 3, 4] : hard < 0.65 ? [4, 5, 6, 8] : [6, 8, 9, 10, 12], random)
  const part = 1 + pickIndex(whole - 1, random)
  const right = reduced(part, whole)
  const others = [
    reduced(whole - part, whole),
    reduced(part, whole + 1),
    reduced(Math.min(whole - 1, part + 1), whole),
    reduced(Math.max(1, part - 1), whole),
    reduced(part, whole + part),
    '1/2',
    '2/3',
    '3/4',
    '1/3',
  ]
  const wrong = [...new Set(others)].filter((other) => other !== right).slice(0, 6)
  return choice({ kind: 'fraction', subject: `${part}/${whole}` }, right, {
    wrong: shuffled(wrong, random).slice(0, 3),
    random,
  })
}

/** Two arms that open by so many degrees; `turned degrees` tells where the first one points. */
export const askAngles: Ask = (random, { hard }) => {
  const step = hard < 0.35 ? 45 : hard < 0.7 ? 15 : 10
  const most = hard < 0.5 ? 180 : 350
  const value = step * (1 + pickIndex(Math.floor(most / step) - 1, random))
  const gap = hard < 0.35 ? 45 : hard < 0.7 ? 30 : 20
  const wrong = shuffled([gap, -gap, 2 * gap, -2 * gap, 3 * gap], random)
    .map((slip) => value + slip)
    .filter((other) => other > 0 && other < 360)
    .slice(0, 3)
    .map(String)
  const turned = hard < 0.2 ? 0 : pickIndex(12, random) * 30
  return choice({ kind: 'angle', subject: `${turned} ${value}` }, String(value), { wrong, random })
}

/** A square of the chess board by column and row, seen from White or, after a while, from Black. */
export const askSquares: Ask = (random, { hard }: Moment) => {
  const [column, row] = [pickIndex(8, random), pickIndex(8, random)]
  const name = (x: number, y: number) => `${'abcdefgh'[x]!}${y + 1}`
  const right = name(column, row)
  const traps = [
    name(7 - column, row),
    name(column, 7 - row),
    name(7 - column, 7 - row),
    name(row, column),
    name((column + 1) % 8, row),
    name(column, (row + 1) % 8),
    name((column + 7) % 8, row),
  ]
  const wrong = shuffled(
    [...new Set(traps)].filter((other) => other !== right),
    random,
  ).slice(0, 3)
  const side = hard > 0.45 && random() < 0.6 ? 'b' : 'w'
  return choice({ kind: 'square', subject: `${column}${row}${side}${hard < 0.3 ? '+' : ''}` }, right, {
    wrong,
    random,
  })
}

/** Dials from simple to fine: end, value of a large and of a small mark. */
const DIALS: readonly (readonly (readonly [end: number, large: number, small: number])[])[] = [
  [
    [10, 1, 1],
    [20, 5, 1],
  ],
  [
    [100, 20, 5],
    [40, 10, 2],
    [60, 20, 4],
  ],
  [
    [200, 50, 10],
    [120, 30, 5],
    [1000, 200, 40],
    [80, 20, 5],
  ],
]

/** A gauge from 0 to its end with some numbers on it: `end large small value`, in whole units. */
export const askGauges: Ask = (random, { hard }) => {
  const [end, large, small] = pickOne(DIALS[hard < 0.3 ? 0 : hard < 0.7 ? 1 : 2]!, random)
  const value = small * (1 + pickIndex(end / small - 1, random))
  const slips = [small, -small, 2 * small, -2 * small, large, -large]
  const wrong = nearNumbers(value, slips, random).filter((other) => Number(other) <= end)
  const spare = [value + 3 * small, value - 3 * small, value + 4 * small]
    .filter((other) => other > 0)
    .map(String)
  const three = [...new Set([...wrong, ...spare])].filter((other) => Number(other) !== value).slice(0, 3)
  return choice({ kind: 'gauge', subject: `${end} ${large} ${small} ${value}` }, String(value), {
    wrong: three,
    random,
  })
}
