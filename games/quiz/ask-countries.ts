import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { bordered, type Borders } from './borders.ts'
import { figures, figuresOf, type Figures } from './figures.ts'
import { between, choice, unasked, type Ask, type Moment, type Question } from './question.ts'

/** Countries with an outline, best known first. */
export const OUTLINED =
  `IT GB FR ES US AU JP CL BR NO GR SE MX CA DE NZ PT IE EG ZA IS FI AR TR ID MG KR DK SA PH VN TH
CU PE KE CO VE DZ NG MM IR MY PL NL CH AT RO HU TZ ET CD ML NA MZ TN SN CM GH NE LA BD KP MN KZ PG HR BG CZ SK LT LV EE
AF AL PA CR BO GY BW CI GN YE UZ
PY ZM ZW TD UG GT NI EC UY OM BY SI`.split(/\s+/)
const FIRST_POOL = 24

/** Outline to country; wrong answers increasingly come from the same continent. */
export const askOutlines: Ask = (random, { hard, past }) => {
  const subject = pickOne(
    unasked(OUTLINED.slice(0, between(FIRST_POOL, OUTLINED.length, hard)), past),
    random,
  )
  const isNear = (country: string) => figuresOf(country)?.continent === figuresOf(subject)?.continent
  const others = shuffled(OUTLINED, random).filter((country) => country !== subject)
  const near = others.filter(isNear).slice(0, between(1, 3, hard))
  const wrong = [...near, ...others.filter((country) => !near.includes(country))].slice(0, 3)
  return choice({ kind: 'outline', subject }, subject, { wrong, random })
}

const WELL_KNOWN =
  'RU CA US CN BR AU IN AR MX ID FR ES DE JP GB IT PL GR PT NL BE CH AT DK IE EG ZA NG TR IR SA VN TH KR CU CL CO PE SE NZ IS LU SG MT JM'.split(
    ' ',
  )
const GROUP = 4

/** Four countries whose figures lie at least this many times apart. */
function apart(
  { pool, factor }: { readonly pool: readonly Figures[]; readonly factor: number },
  size: (one: Figures) => number,
  random: Random,
): readonly string[] {
  const group: Figures[] = []
  for (const one of shuffled(pool, random)) {
    const isApart = group.every((other) => {
      const [less, more] = [size(one), size(other)].toSorted((first, second) => first - second)
      return more! >= less! * factor
    })
    if (isApart) group.push(one)
    if (group.length === GROUP) break
  }
  return group.map(({ country }) => country)
}

/** Four countries by area and by people alternately; their figures get closer. */
export const askSizes: Ask = (random, { index, hard }) => {
  const isArea = index % 2 === 0
  const size = ({ area, people }: Figures) => (isArea ? area : people) ?? 0
  const pool = figures.filter((one) => size(one) > 0 && (hard > 0.5 || WELL_KNOWN.includes(one.country)))
  const answers = apart({ pool, factor: 2.2 - 0.85 * hard }, size, random)
  const order = [...answers.keys()].toSorted(
    (one, other) => size(figuresOf(answers[other]!)!) - size(figuresOf(answers[one]!)!),
  )
  return { kind: isArea ? 'area' : 'people', subject: String(index), answers, right: order }
}

const ANSWERS = 6

function borderQuestion(subject: Borders, moment: Moment, random: Random): Question {
  const wanted = Math.min(subject.neighbours.length, 2 + pickIndex(2 + between(0, 1, moment.hard), random))
  const neighbours = shuffled(subject.neighbours, random).slice(0, wanted)
  const beyond = subject.neighbours
    .flatMap((country) => bordered.get(country)?.neighbours ?? [])
    .filter((country, at, all) => all.indexOf(country) === at)
  const strangers = (countries: readonly string[]) =>
    shuffled(
      countries.filter(
        (country) =>
          country !== subject.country &&
          !subject.neighbours.includes(country) &&
          !subject.unclear.includes(country),
      ),
      random,
    )
  const onContinent = [...bordered.keys()].filter(
    (country) => figuresOf(country)?.continent === figuresOf(subject.country)?.continent,
  )
  // Neighbours of neighbours are the traps: more with every question.
  const traps = strangers(beyond).slice(0, between(1, ANSWERS - wanted, moment.hard))
  const rest = strangers(onContinent).filter((country) => !traps.includes(country))
  const wrong = [...traps, ...rest].slice(0, ANSWERS - wanted)
  const answers = shuffled([...neighbours, ...wrong], random)
  const right = [...answers.keys()].filter((at) => neighbours.includes(answers[at]!))
  return { kind: 'borders', subject: subject.country, answers, right }
}

/** Which of six countries touch this one. */
export const askBorders: Ask = (random, moment) => {
  const pool = [...bordered.values()].filter(({ isAsked }) => isAsked).map(({ country }) => country)
  const known = pool.slice(0, between(18, pool.length, moment.hard))
  return borderQuestion(bordered.get(pickOne(unasked(known, moment.past), random))!, moment, random)
}
