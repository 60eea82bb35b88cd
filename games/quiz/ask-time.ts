import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { between, choice, type Ask, type Question } from './question.ts'

/** Minutes on a dial. */
export const HALF_DAY = 720

const onDial = (minutes: number) => ((minutes % HALF_DAY) + HALF_DAY) % HALF_DAY

/** Times easily confused with this one. */
function nearTimes(time: number, random: Random): string[] {
  const [hour, minute] = [Math.floor(time / 60), time % 60]
  const swapped = Math.floor(minute / 5) * 60 + ((hour * 5) % 60)
  const near = [
    time + 60,
    time - 60,
    time + 30,
    time + 5,
    time - 5,
    time - 10,
    swapped,
    hour * 60 + (60 - minute),
  ]
  const others = near.map(onDial).filter((other, at, all) => other !== time && all.indexOf(other) === at)
  return shuffled(others, random).slice(0, 3).map(String)
}

/** Reading a dial, setting one, and later adding or subtracting: `time` or `time+minutes`. */
export const askClock: Ask = (random, { index, hard }) => {
  const step = hard < 0.2 ? 15 : hard < 0.75 ? 5 : 1
  const time = pickIndex(HALF_DAY / step, random) * step
  const plain = choiceOf(random, time, index % 2 === 0 ? 'read' : 'dial', String(time))
  if (hard < 0.4) return plain
  const kind = pickOne(['later', 'before', 'dial', 'later'] as const, random)
  if (kind === 'dial') return plain
  const passed = (1 + pickIndex(between(20, 34, hard), random)) * (hard < 0.7 ? 10 : 5)
  const then = onDial(kind === 'later' ? time + passed : time - passed)
  return choiceOf(random, then, kind, `${time}+${passed}`)
}

const choiceOf = (
  random: Random,
  right: number,
  kind: 'read' | 'dial' | 'later' | 'before',
  subject: string,
) => choice({ kind, subject }, String(right), { wrong: nearTimes(right, random), random })

const WEEK = ['0', '1', '2', '3', '4', '5', '6']
/** Months whose length never changes, and of February the days before its end. */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * Weekdays from Monday, 0 to 6. `ahead` and `back`: `today+days`; `date`: `today month day month day`;
 * `scrap`: `weekday date columns rows named asked`, a piece of a month from a date on, one column with its name;
 * `leaps`: `today`, then days to go on or back, as in `2+5-3`.
 */
export const askCalendar: Ask = (random, { index, hard }) => {
  const today = pickIndex(7, random)
  if (index % 4 === 1) return askScrap(random, today, hard)
  if (index % 4 === 2) return askLeaps(random, today, hard)
  if (index % 4 === 3 && hard > 0.45) return askDate(random, today, hard)
  const kind = index % 4 === 3 || (hard > 0.6 && index % 8 === 0) ? 'back' : 'ahead'
  const days = 2 + pickIndex(between(5, 60, hard), random)
  const right = (today + (kind === 'ahead' ? days : -days) + 700) % 7
  return { kind, subject: `${today}+${days}`, answers: WEEK, right: [right] }
}

/** The longest month has a 31st, but a scrap must suit every month. */
const SHORTEST_MONTH = 28

/** At first the asked date is on the scrap, in another column than the one with a name; later it has been torn off. */
function askScrap(random: Random, weekday: number, hard: number): Question {
  const columns = between(5, 3, hard)
  const rows = between(3, 2, hard)
  const span = (rows - 1) * 7 + columns
  const first = 1 + pickIndex(SHORTEST_MONTH - span + 1, random)
  const named = pickIndex(columns, random)
  const onScrap = Array.from(
    { length: columns * rows },
    (_, at) => first + (at % columns) + 7 * Math.floor(at / columns),
  )
  const isThere = (date: number) => onScrap.includes(date) === hard < 0.4
  const all = Array.from({ length: SHORTEST_MONTH }, (_, at) => at + 1)
  const asked = pickOne(
    all.filter((date) => isThere(date) && (date - first - named) % 7 !== 0),
    random,
  )
  return {
    kind: 'scrap',
    subject: [weekday, first, columns, rows, named, asked].join(' '),
    answers: WEEK,
    right: [(weekday + asked - first + 28) % 7],
  }
}

function askLeaps(random: Random, today: number, hard: number): Question {
  const longest = between(4, 12, hard)
  const leaps = Array.from({ length: between(2, 4, hard) }, (_, at) => {
    const days = 2 + pickIndex(longest - 1, random)
    return at % 2 === 1 ? -days : days
  })
  const right = (today + leaps.reduce((sum, days) => sum + days, 0) + 700) % 7
  const written = leaps.map((days) => (days < 0 ? String(days) : `+${days}`)).join('')
  return { kind: 'leaps', subject: `${today}${written}`, answers: WEEK, right: [right] }
}

function askDate(random: Random, today: number, hard: number) {
  const isNextMonth = hard > 0.7
  // From February on into March a leap year would count.
  const months = [...LENGTHS.keys()].filter((month) => !isNextMonth || (month !== 1 && month !== 11))
  const month = pickOne(months, random)
  const length = LENGTHS[month]!
  const day = 1 + pickIndex(isNextMonth ? length : Math.floor(length / 2), random)
  const passed = isNextMonth
    ? length - day + 1 + pickIndex(20, random)
    : 3 + pickIndex(length - day - 3, random)
  const [toMonth, toDay] = day + passed > length ? [month + 1, day + passed - length] : [month, day + passed]
  return {
    kind: 'date' as const,
    subject: [today, month, day, toMonth, toDay].join(' '),
    answers: WEEK,
    right: [(today + passed) % 7],
  }
}
