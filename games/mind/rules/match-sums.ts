import { levels } from '../levels/match-sums.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

export interface MatchState extends MindState {
  /** What stands where: `d` a digit, `o` plus or minus, `e` the equals sign. */
  readonly form: string
  /** Sticks of each sign, as bits. */
  readonly signs: readonly number[]
}

/** Sticks of the digits: top, upper right, lower right, bottom, lower left, upper left, middle. */
export const DIGITS = [0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f] as const
const MINUS = 1
const PLUS = 3
const EQUALS = 3
/** Places for sticks of a sign. */
const PLACES: Readonly<Record<string, number>> = { d: 7, o: 2, e: 0 }

/** A place is `sign × 7 + stick`; a move is `from × 100 + to`. */
export const placeOf = (sign: number, stick: number) => sign * 7 + stick
export const signOf = (place: number) => Math.floor(place / 7)
export const stickOf = (place: number) => place % 7
export const readMove = (input: number) => ({ from: Math.floor(input / 100), to: input % 100 })

/** All places of sticks. */
export const placesOf = (form: string): number[] =>
  [...form].flatMap((sign, index) =>
    Array.from({ length: PLACES[sign] ?? 0 }, (_, stick) => placeOf(index, stick)),
  )
export const hasStick = ({ signs }: Pick<MatchState, 'signs'>, place: number) =>
  ((signs[signOf(place)]! >> stickOf(place)) & 1) === 1

/** Parses the sticks, such as `12-4=8`; `undefined` for an invalid sign. */
export function readSums({ form, signs }: Pick<MatchState, 'form' | 'signs'>): string | undefined {
  let text = ''
  for (const [index, sign] of [...form].entries()) {
    const mask = signs[index]!
    if (sign === 'e') text += '='
    else if (sign === 'o' && (mask === MINUS || mask === PLUS)) text += mask === PLUS ? '+' : '-'
    else if (sign === 'd' && DIGITS.includes(mask as never)) text += DIGITS.indexOf(mask as never)
    else return undefined
  }
  return text
}

const value = (digits: string) => (digits.length > 1 && digits.startsWith('0') ? undefined : Number(digits))

export function isTrue(sums: string | undefined): boolean {
  if (!sums) return false
  const [left = '', right = ''] = sums.split('=')
  const [a, b] = left.split(/[+-]/).map(value)
  const sum = value(right)
  if (a === undefined || b === undefined || sum === undefined) return false
  return sum === (left.includes('+') ? a + b : a - b)
}

export const masksOf = (sums: string) =>
  [...sums].map((sign) =>
    sign === '=' ? EQUALS : sign === '+' ? PLUS : sign === '-' ? MINUS : DIGITS[Number(sign)]!,
  )
export const formOf = (sums: string) => sums.replace(/[+-]/, 'o').replace('=', 'e').replaceAll(/\d/g, 'd')

/** From the first number of so many digits to behind the last. */
const range = (digits: string) => [digits.length > 1 ? 10 ** (digits.length - 1) : 0, 10 ** digits.length]

/** Every true sum of a form. */
function* truths(form: string): Generator<string> {
  const [left = '', right = ''] = form.split('e')
  const [first = '', second = ''] = left.split('o')
  const [fromA, toA] = range(first)
  const [fromB, toB] = range(second)
  for (let a = fromA!; a < toA!; a++)
    for (let b = fromB!; b < toB!; b++)
      for (const [sign, sum] of [
        ['+', a + b],
        ['-', a - b],
      ] as const)
        if (sum >= 0 && String(sum).length === right.length) yield `${a}${sign}${b}=${sum}`
}

const bits = (mask: number) => {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}
const known = new Map<string, readonly (readonly number[])[]>()
function goalsOf(form: string) {
  const goals = known.get(form) ?? [...truths(form)].map(masksOf)
  known.set(form, goals)
  return goals
}

/** The true sums nearest to these sticks, and how many sticks have to move. */
export function nearest({ form, signs }: Pick<MatchState, 'form' | 'signs'>) {
  const total = signs.reduce((sum, mask) => sum + bits(mask), 0)
  let fewest = Infinity
  let goals: (readonly number[])[] = []
  for (const goal of goalsOf(form)) {
    if (goal.reduce((sum, mask) => sum + bits(mask), 0) !== total) continue
    const missing = goal.reduce((sum, mask, index) => sum + bits(mask & ~signs[index]!), 0)
    if (missing > fewest) continue
    if (missing < fewest) goals = []
    fewest = missing
    goals.push(goal)
  }
  return { fewest, goals }
}

const isWon = (state: MatchState) => state.moves > 0 && isTrue(readSums(state))

/** Move sticks until the sum is true. */
export const rules: MindRules<MatchState> = {
  first(level) {
    const sums = levelOf(levels, level)
    return { form: formOf(sums), signs: masksOf(sums), moves: 0 }
  },
  step(state, input) {
    const { from, to } = readMove(input)
    const signs = [...state.signs]
    signs[signOf(from)]! -= 1 << stickOf(from)
    signs[signOf(to)]! += 1 << stickOf(to)
    const next = { ...state, signs, moves: state.moves + 1 }
    const kind = readSums(next) === undefined ? 'moved' : 'reads'
    const events = [{ kind, x: from, y: to }]
    return { state: next, events: isWon(next) ? [...events, { kind: 'won' }] : events }
  },
  legal(state) {
    if (isWon(state)) return []
    const places = placesOf(state.form)
    const free = places.filter((place) => !hasStick(state, place))
    return places
      .filter((place) => hasStick(state, place))
      .flatMap((from) => free.map((to) => from * 100 + to))
  },
  status: (state) => (isWon(state) ? 'won' : 'playing'),
  progress: (state) => (isWon(state) ? 1 : 1 / (1 + nearest(state).fewest)),
  best(state) {
    const goal = nearest(state).goals[0]
    if (!goal) return undefined
    const places = placesOf(state.form)
    const wants = (place: number) => hasStick({ signs: goal }, place)
    const from = places.find((place) => hasStick(state, place) && !wants(place))
    const to = places.find((place) => !hasStick(state, place) && wants(place))
    return from === undefined || to === undefined ? undefined : from * 100 + to
  },
}
