import { freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickOne } from '#kit/random/random.ts'
import { aimed, freshHand, hitOf, placeOfNumber, type Hand } from './board.ts'
import { numbersTo, placeInput, PLACES, slip, type Place } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'cricket-darts',
  genre: 'sports',
  input: ['hold', 'drag', 'keys'],
  ground: ['#3f6fb0', '#122448'],
}

/** Numbers to close. */
export const WANTED = [20, 19, 18, 17, 16, 15, 25] as const
export const CLOSED = 3

export interface CricketState extends Hand {
  /** Marks on each wanted number. */
  mine: number[]
  theirs: number[]
  /** Points of this leg from numbers that only one side has closed. */
  points: [mine: number, theirs: number]
  darts: { x: number; y: number }[]
  rival: boolean
  since: number
  legs: number
}

const VISIT = 3
const SHOWN = 34
const RIVAL_EVERY = 30
const PATIENCE = 1100

const allClosed = (marks: readonly number[]) => marks.every((count) => count >= CLOSED)

function newLeg(state: CricketState) {
  Object.assign(state, { mine: WANTED.map(() => 0), theirs: WANTED.map(() => 0), points: [0, 0], darts: [] })
  state.rival = false
  state.since = 0
  state.sway = 5 + 9 * hardness(state.legs, 4)
}

/** Scores a dart's marks; those beyond closed are points while the other side has the number open. */
function mark(own: number[], others: readonly number[], at: Place): { marks: number; points: number } {
  const { number, times } = hitOf(at)
  const index = WANTED.indexOf(number as (typeof WANTED)[number])
  if (index < 0) return { marks: 0, points: 0 }
  const before = own[index]!
  own[index] = Math.min(CLOSED, before + times)
  const beyond = before + times - own[index]!
  return { marks: own[index]! - before, points: others[index]! < CLOSED ? beyond * number : 0 }
}

function endLeg(state: CricketState, turn: Turn): boolean {
  const [mine, theirs] = state.points
  if (allClosed(state.mine) && mine >= theirs) {
    state.legs++
    turn.tell('leg', 200, 190)
    gain(state, turn, 12, { x: 200, y: 190 })
  } else if (allClosed(state.theirs) && theirs >= mine) slip(state, turn, { x: 200, y: 190 })
  else return false
  newLeg(state)
  return true
}

function rivalThrows(state: CricketState, turn: Turn) {
  const open = WANTED.filter((_, index) => state.theirs[index]! < CLOSED)
  const goal = placeOfNumber(open[0] ?? pickOne(WANTED, turn.random), 91)
  const stray = 52 - 30 * hardness(state.legs, 4)
  const wild = () => (turn.random() + turn.random() - 1) * stray
  const at = { x: goal.x + wild(), y: goal.y + wild() }
  const { points, marks } = mark(state.theirs, state.mine, at)
  state.points[1] += points
  state.darts.push(at)
  turn.tell(marks + points > 0 ? 'rival' : 'thud', at.x, at.y)
}

/** Close seven numbers with three marks each before the rival, and lead on points. */
export const rules: MicroRules<CricketState> = {
  inputs: numbersTo(PLACES),
  hand: 'aim',
  sight: 34,
  start() {
    const state: CricketState = {
      ...freshBase(),
      ...freshHand(),
      lamps: 3,
      sway: 4,
      mine: [],
      theirs: [],
      points: [0, 0],
      darts: [],
      rival: false,
      since: 0,
      legs: 0,
    }
    newLeg(state)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.darts.length === VISIT) {
      if (state.since < SHOWN) return
      Object.assign(state, { darts: [], rival: !state.rival, since: 0, held: 0 })
      return
    }
    if (state.rival) {
      if (state.since < RIVAL_EVERY) return
      state.since = 0
      rivalThrows(state, turn)
      endLeg(state, turn)
      return
    }
    const at = aimed(state, turn)
    if (at) {
      const { marks, points } = mark(state.mine, state.theirs, at)
      state.points[0] += points
      state.darts.push({ ...at })
      state.since = 0
      if (marks > 0) gain(state, turn, marks, at)
      turn.tell(marks + points > 0 ? 'mark' : 'thud', at.x, at.y)
      endLeg(state, turn)
    } else if (state.since > PATIENCE) {
      state.since = 0
      slip(state, turn, { x: 200, y: 190 })
    }
  },
  hints({ mine, theirs, points }) {
    const open = WANTED.filter((_, index) => mine[index]! < CLOSED)
    const paying = WANTED.filter((_, index) => mine[index]! >= CLOSED && theirs[index]! < CLOSED)
    const goal = points[1] > points[0] && paying[0] ? paying[0] : (open[0] ?? paying[0] ?? 25)
    return [0, placeInput(placeOfNumber(goal, 91)), placeInput(placeOfNumber(goal))]
  },
}
