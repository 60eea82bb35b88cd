import type { GameContext } from '#kit/game/contract.ts'
import { albanianCalendar } from './albanian.ts'
import { figuresOf } from './figures.ts'
import type { Question } from './question.ts'
import { ELEMENTS } from './ask-signs.ts'
import type { QuizDefinition } from './definitions.ts'

/** Names and figures in the player's language, mostly from the browser's Intl. */
export interface Words {
  country(code: string): string
  weekday(fromMonday: number): string
  /** The weekday as short as the language has it. */
  shortWeekday(fromMonday: number): string
  date(month: number, day: number): string
  today(): string
  /** "in 10 days", "10 days ago". */
  away(days: number): string
  /** Area or people of a country. */
  figure(kind: string, code: string): string
  /** What an answer says; empty where it is a picture. */
  answer(question: Question, place: number): string
  question(question: Question): string
  list(parts: readonly string[]): string
  number(value: number): string
  /** Names of the seven white keys, from C. */
  readonly notes: readonly string[]
}

/** Minutes on a dial as digits: twelve stands where a day would have nothing. */
export const digits = (minutes: number): string =>
  `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`

/** A length of time as digits. */
export const span = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const ASKED: Readonly<Record<Question['kind'], string>> = {
  flag: 'ask.which',
  outline: 'ask.which',
  country: 'ask.flag',
  area: 'ask.area',
  people: 'ask.people',
  borders: 'ask.borders',
  thanks: 'ask.language',
  read: 'ask.time',
  dial: 'ask.dial',
  later: 'ask.then',
  before: 'ask.then',
  ahead: 'ask.weekday',
  back: 'ask.weekday',
  date: 'ask.weekday',
  scrap: 'ask.weekday',
  leaps: 'ask.weekday',
  roman: 'ask.roman',
  cell: 'ask.symbol',
  number: 'ask.place',
  treble: 'ask.note',
  bass: 'ask.note',
  morse: 'ask.letter',
  braille: 'ask.letter',
  semaphore: 'ask.letter',
  maya: 'ask.place',
  abacus: 'ask.place',
  binary: 'ask.place',
  fraction: 'ask.fraction',
  angle: 'ask.angle',
  square: 'ask.square',
  gauge: 'ask.gauge',
  pennant: 'ask.letter',
  egypt: 'ask.place',
  orbit: 'ask.orbit',
  girth: 'ask.girth',
  moon: 'ask.moon',
  light: 'ask.light',
  cubes: 'ask.cubes',
  pips: 'ask.pips',
  gears: 'ask.gears',
  scales: 'ask.scales',
  axes: 'ask.axes',
  jugs: 'ask.jugs',
  beats: 'ask.beats',
  lamps: 'ask.lamps',
  mirror: 'ask.time',
  reach: 'ask.reach',
  fold: 'ask.fold',
  turned: 'ask.turned',
  rope: 'ask.rope',
}

// The first of January 2024 is a Monday.
const dayAt = (month: number, day: number) => new Date(Date.UTC(2024, month, day))

const raised = (word: string, locale: string) => word.slice(0, 1).toLocaleUpperCase(locale) + word.slice(1)

function calendarOf(locale: string): Calendar {
  if (locale === 'sq') return albanianCalendar
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const shortWeekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const away = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    weekday: (fromMonday) => raised(weekdays.format(dayAt(0, 1 + fromMonday)), locale),
    // Arabic has no short names of its own; without their article the words are those of its calendars.
    shortWeekday: (fromMonday) =>
      raised(shortWeekdays.format(dayAt(0, 1 + fromMonday)).replace(/^ال(?=...)|[.,]$/g, ''), locale),
    date: (month, day) => dates.format(dayAt(month, day)),
    today: () => raised(near.format(0, 'day'), locale),
    away: (days) => raised(away.format(days, 'day'), locale),
  }
}

export function openWords({
  locale,
  text,
  number,
}: Pick<GameContext<QuizDefinition, number>, 'locale' | 'text' | 'number'>): Words {
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 })
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const names: Names = {
    locale,
    languages: new Intl.DisplayNames([locale], { type: 'language' }),
    calendar: calendarOf(locale),
    country: (code) => regions.of(code) ?? code,
    number,
    notes: text('notes').split('/'),
    planets: text('planets').split('/'),
  }
  return {
    country: names.country,
    ...names.calendar,
    figure(kind, code) {
      const { area = 0, people = 0 } = figuresOf(code) ?? {}
      return kind === 'area' ? text('unit.area', { value: number(area) }) : compact.format(people)
    },
    answer: (question, place) => answerOf(names, question, place),
    question: ({ kind }) => text(ASKED[kind]),
    list: (parts) => list.format(parts),
    number: (value) => number(value),
    notes: names.notes,
  }
}

type Calendar = Pick<Words, 'weekday' | 'shortWeekday' | 'date' | 'today' | 'away'>

/** What the answers of a language are made of. */
interface Names extends Pick<Words, 'country' | 'number' | 'notes'> {
  readonly locale: string
  readonly languages: Intl.DisplayNames
  readonly calendar: Calendar
  readonly planets: readonly string[]
}

function answerOf(names: Names, { kind, answers }: Question, place: number): string {
  const answer = answers[place]!
  const { number } = names
  switch (kind) {
    case 'thanks':
      return raised(names.languages.of(answer) ?? answer, names.locale)
    case 'read':
    case 'later':
    case 'before':
    case 'dial':
    case 'mirror':
      return digits(Number(answer))
    case 'ahead':
    case 'back':
    case 'date':
    case 'scrap':
    case 'leaps':
      return names.calendar.weekday(Number(answer))
    case 'roman':
      return answer
    case 'cell':
      return ELEMENTS[Number(answer) - 1]!
    case 'number':
    case 'maya':
    case 'abacus':
    case 'binary':
    case 'gauge':
    case 'egypt':
    case 'cubes':
    case 'pips':
    case 'scales':
    case 'axes':
    case 'beats':
    case 'lamps':
      return number(Number(answer))
    case 'gears':
      return `${answer.endsWith('r') ? '↻' : '↺'} ${number(parseInt(answer, 10))}`
    case 'orbit':
    case 'girth':
      return names.planets[Number(answer)]!
    case 'jugs':
      return number(Number(answer[0]) * Number(answer[1]))
    // Pictures are told by their places.
    case 'moon':
    case 'light':
    case 'fold':
    case 'turned':
      return number(place + 1)
    case 'angle':
      return `${number(Number(answer))}°`
    case 'morse':
    case 'braille':
    case 'semaphore':
    case 'fraction':
    case 'square':
    case 'pennant':
    case 'reach':
    case 'rope':
      return answer
    case 'treble':
    case 'bass':
      return keyName(names.notes, Number(answer))
    default:
      return names.country(answer)
  }
}

const WHITE_BELOW = [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6]
const BLACK_KEYS = [1, 3, 6, 8, 10]

const keyName = (notes: readonly string[], key: number) =>
  `${notes[WHITE_BELOW[key]!] ?? ''}${BLACK_KEYS.includes(key) ? '♯' : ''}`
