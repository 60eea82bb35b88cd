import { pickIndex, pickOne, shuffled } from '#kit/random/random.ts'
import { asLetters, asNumber } from './ask-codes.ts'
import { between, choice, type Ask } from './question.ts'

/** Signal flags of A to Z by their colours, so that flags of the same colours count as alike. */
export const SIGNALS =
  'WB R BWRWB YBY BR WR YB WR YK BWB YB YK BW BW RY BW Y RY WB RWB RW WR BWR WB YR YBRK'.split(' ')

export const askPennants = asLetters('pennant', SIGNALS, 'QBEHKOFIPSUXVMJRDTALNGCWYZ')

/** Strokes are ones, arches tens, coils hundreds, lotus flowers thousands. */
export const askEgypt = asNumber(
  'egypt',
  (hard) => (hard < 0.25 ? [3, 49] : hard < 0.55 ? [50, 399] : hard < 0.8 ? [200, 999] : [1100, 4999]),
  [1, -1, 10, -10, 9, -9, 100, -100, 90, -90],
)

/** Mean radii of the planets from the sun outwards, in kilometres. */
const RADII = [2440, 6052, 6371, 3390, 69911, 58232, 25362, 24622] as const

/** Four planets by their way to the sun, or by their size; the subject lists them as they are offered. */
export const askPlanets: Ask = (random, { index, hard, past }) => {
  const kind = index % 2 === 0 ? 'orbit' : 'girth'
  // Neighbouring planets are avoided at first.
  const least = hard < 0.4 ? 2 : 1
  let answers: readonly number[] = []
  for (let attempt = 0; attempt < 60; attempt++) {
    answers = shuffled([...RADII.keys()], random).slice(0, 4)
    const sorted = answers.toSorted((one, other) => one - other)
    const isApart = sorted.every((one, at) => at === 0 || one - sorted[at - 1]! >= least)
    if (isApart && !past.includes(answers.join(''))) break
  }
  const order = answers.toSorted((one, other) =>
    kind === 'orbit' ? one - other : RADII[other]! - RADII[one]!,
  )
  return {
    kind,
    subject: answers.join(''),
    answers: answers.map(String),
    right: order.map((planet) => answers.indexOf(planet)),
  }
}

const PHASES = 8

/** Three moons of a row in eighths of its round, `?` for the one that is asked. */
export const askMoon: Ask = (random, { hard, past }) => {
  const steps = hard < 0.3 ? [1] : hard < 0.6 ? [1, 2, 7] : [1, 2, 3, 5, 6, 7]
  let [subject, right] = ['', 0]
  for (let attempt = 0; attempt < 12; attempt++) {
    const [from, step] = [pickIndex(PHASES, random), pickOne(steps, random)]
    const row = [0, 1, 2, 3].map((place) => (from + place * step) % PHASES)
    const gap = hard < 0.35 ? 3 : hard < 0.7 ? pickOne([0, 3], random) : pickIndex(4, random)
    right = row[gap]!
    subject = row.map((phase, place) => (place === gap ? '?' : String(phase))).join('')
    if (!past.includes(subject)) break
  }
  const others = shuffled(
    Array.from({ length: PHASES }, (_, phase) => phase).filter((phase) => phase !== right),
    random,
  )
  // The same shape on its other side is the trap.
  const wrong = [...new Set([(PHASES - right) % PHASES, ...others])].filter((phase) => phase !== right)
  return choice({ kind: 'moon', subject }, String(right), { wrong: wrong.slice(0, 3).map(String), random })
}

/** Strength of a lamp in the colour of the light. */
const STRENGTH = ['2c', '98', 'ff'] as const
export const lightOf = (lamps: string) => `#${[...lamps].map((lamp) => STRENGTH[Number(lamp)]!).join('')}`

/** A red, a green and a blue lamp, each off, half or full; the answers are lamps too, shown as the light they make. */
export const askLights: Ask = (random, { hard, past }) => {
  const levels = hard < 0.35 ? [0, 2] : [0, 1, 2]
  const all = levels
    .flatMap((red) => levels.flatMap((green) => levels.map((blue) => `${red}${green}${blue}`)))
    .filter((lamps) => lamps !== '000')
  const fresh = all.filter((lamps) => !past.includes(lamps))
  const right = pickOne(fresh.length > 0 ? fresh : all, random)
  const apart = (lamps: string) =>
    [...lamps].reduce((sum, lamp, at) => sum + Math.abs(Number(lamp) - Number(right[at])), 0)
  const others = shuffled(all, random).filter((lamps) => lamps !== right)
  const near = others.toSorted((one, other) => apart(one) - apart(other)).slice(0, hard < 0.5 ? 6 : 4)
  return choice({ kind: 'light', subject: right }, right, {
    wrong: shuffled(near, random).slice(0, 3),
    random,
  })
}

const HALF_DAY = 720

/** A clock seen in a mirror; the answers are minutes. */
export const askMirror: Ask = (random, { hard, past }) => {
  const step = hard < 0.25 ? 30 : hard < 0.6 ? 15 : 5
  let time = 0
  for (let attempt = 0; attempt < 20; attempt++) {
    time = step * pickIndex(HALF_DAY / step, random)
    if (!past.includes(String(time)) && (time * 2) % HALF_DAY !== 0) break
  }
  const [hours, minutes] = [Math.floor(time / 60) * 60, time % 60]
  const traps = [
    HALF_DAY - time,
    hours + ((60 - minutes) % 60),
    HALF_DAY - 60 - hours + minutes,
    time + 60,
    time + 660,
  ]
  const spare = [time + 30, time + 15, time + 120].map((other) => other % HALF_DAY)
  const wrong = [...new Set([...traps.map((trap) => trap % HALF_DAY), ...spare])]
    .filter((other) => other !== time)
    .slice(0, 3)
  return choice({ kind: 'mirror', subject: String(time) }, String(time), { wrong: wrong.map(String), random })
}

/** What a note lasts, in half beats: whole, dotted half, half, dotted quarter, quarter and eighth; capitals are rests. */
export const LASTS: Readonly<Record<string, number>> = {
  w: 8,
  d: 6,
  h: 4,
  k: 3,
  q: 2,
  e: 1,
  H: 4,
  Q: 2,
  E: 1,
}
const FIRST_NOTES = [...'qqh']
const MORE_NOTES = [...'qqhweQ']
const ALL_NOTES = [...'qhdkeeQHE']

/** Notes and rests whose beats are to be added up, whole beats in all. */
export const askBeats: Ask = (random, { hard, past }) => {
  const pool = hard < 0.3 ? FIRST_NOTES : hard < 0.65 ? MORE_NOTES : ALL_NOTES
  const count = between(3, 7, hard)
  let [notes, halves] = ['', 1]
  while (halves % 2 === 1 || past.includes(notes)) {
    notes = Array.from({ length: count }, () => pickOne(pool, random)).join('')
    halves = [...notes].reduce((sum, note) => sum + LASTS[note]!, 0)
  }
  const beats = halves / 2
  const wrong = shuffled([1, -1, 2, -2, 3], random)
    .map((slip) => beats + slip)
    .filter((other) => other > 0)
    .slice(0, 3)
  return choice({ kind: 'beats', subject: notes }, String(beats), { wrong: wrong.map(String), random })
}
