import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import type { Ask, Question } from './question.ts'

/**
 * one: a single guess. second: a miss is crossed out and a second guess earns half. order: every right answer in its order.
 * all: every right answer in any order. spell: letters in order, a wrong one costs a life and may be mended.
 * climb: no lives; a right answer is a step up, a wrong one two steps down.
 */
export type Way = 'one' | 'second' | 'order' | 'all' | 'spell' | 'climb'

export interface QuizRules {
  readonly way: Way
  readonly questions: number
  readonly lives: number
  /** How often half of the wrong answers may be crossed out. */
  readonly halves: number
}

/** Result of a question: right, half right or wrong. */
export type Mark = 'r' | 'h' | 'w'

export interface State {
  readonly question: Question
  /** Right places touched so far. */
  readonly touched: readonly number[]
  /** Places that can no longer be touched. */
  readonly crossed: readonly number[]
  readonly isHalved: boolean
  readonly marks: string
  readonly past: readonly string[]
  readonly lives: number
  readonly halves: number
  readonly streak: number
  readonly rung: number
  readonly points: number
}

/** The input that crosses out half of the wrong answers. */
export const HALVE = -1
/** Steps of the climb. */
export const TOP = 10
const FALL = 2
const FULL = 100
const LIFE_BONUS = 100
/** Per question a climb did not need: large enough that a mistake on purpose never pays. */
const SPARED_BONUS = 200
const LONGEST_FACTOR = 4
const STREAK_STEP = 3
/** A climb gets harder with every step, like a round of its length. */
const hardness = ({ way, questions }: QuizRules, { marks, rung }: Pick<State, 'marks' | 'rung'>) =>
  way === 'climb' ? rung / (TOP - 1) : Math.min(1, marks.length / (questions - 1))

/** What a right answer is worth times, after so many in a row. */
export const factorOf = (streak: number): number =>
  Math.min(LONGEST_FACTOR, 1 + Math.floor(streak / STREAK_STEP))

export const missesOf = ({ marks }: State): number => [...marks].filter((mark) => mark !== 'r').length

export function statusOf({ way, questions, lives: given }: QuizRules, state: State): Status {
  if (way === 'climb') {
    if (state.rung >= TOP) return 'won'
    return state.marks.length >= questions ? 'lost' : 'playing'
  }
  if (given > 0 && state.lives <= 0) return 'lost'
  return state.marks.length >= questions ? 'won' : 'playing'
}

export function starsOf(rules: QuizRules, state: State): 0 | 1 | 2 | 3 {
  if (statusOf(rules, state) !== 'won') return 0
  // A corrected letter leaves its question right, but costs a life.
  const misses = Math.max(missesOf(state), rules.lives - state.lives)
  return misses === 0 ? 3 : misses <= 2 ? 2 : 1
}

/** Whether half of the wrong answers may be crossed out at this moment. */
export const mayHalve = ({ way }: QuizRules, { halves, isHalved, question, crossed }: State): boolean =>
  halves > 0 &&
  !isHalved &&
  way !== 'order' &&
  way !== 'spell' &&
  crossed.length === 0 &&
  question.right.length < question.answers.length

/** The rules of a quiz, and where its questions come from. */
interface Quiz {
  readonly rules: QuizRules
  readonly ask: Ask
}

export function turnRules(rules: QuizRules, ask: Ask): TurnRules<State, number> {
  const quiz: Quiz = { rules, ask }
  return {
    start: (random) => start(quiz, random),
    step: (state, input, random) => answered(quiz, state, input, random),
    legal: (state) => legal(quiz, state),
    status: (state) => statusOf(rules, state),
    score: ({ points }) => points,
    progress: ({ rung, marks }) =>
      rules.way === 'climb' ? rung / TOP : Math.min(1, marks.length / rules.questions),
  }
}

function asked(quiz: Quiz, state: State, random: Random): State {
  if (statusOf(quiz.rules, state) !== 'playing') return state
  const { marks, past } = state
  const question = quiz.ask(random, { index: marks.length, hard: hardness(quiz.rules, state), past })
  return {
    ...state,
    question,
    past: [...past, question.subject],
    touched: [],
    crossed: [],
    isHalved: false,
  }
}

/** The question is over: its mark, its points, and the next one. */
function ended(
  quiz: Quiz,
  state: State,
  mark: Mark,
  random: Random,
): { state: State; events: readonly SimEvent[] } {
  const isRight = mark !== 'w'
  const streak = mark === 'r' ? state.streak + 1 : 0
  const worth = mark === 'r' && !state.isHalved ? FULL : FULL / 2
  const gained = isRight ? worth * factorOf(mark === 'r' ? state.streak : 0) : 0
  const rung = isRight ? state.rung + 1 : Math.max(0, state.rung - FALL)
  const counted: State = {
    ...state,
    marks: state.marks + mark,
    streak,
    rung: quiz.rules.way === 'climb' ? rung : 0,
    lives: isRight || quiz.rules.way === 'climb' ? state.lives : state.lives - 1,
    points: state.points + gained,
  }
  const events: SimEvent[] = [{ kind: isRight ? 'right' : 'wrong', amount: gained }]
  if (factorOf(streak) > factorOf(state.streak)) events.push({ kind: 'streak', amount: factorOf(streak) })
  const status = statusOf(quiz.rules, counted)
  if (status === 'playing') return { state: asked(quiz, counted, random), events }
  const spared = quiz.rules.way === 'climb' ? (quiz.rules.questions - counted.marks.length) * SPARED_BONUS : 0
  const bonus = status === 'won' ? counted.lives * LIFE_BONUS + spared : 0
  return {
    state: { ...counted, points: counted.points + bonus },
    events: [...events, { kind: status, amount: bonus }],
  }
}

function missed(
  quiz: Quiz,
  state: State,
  input: number,
  random: Random,
): { state: State; events: readonly SimEvent[] } {
  const crossed = [...state.crossed, input]
  if (quiz.rules.way === 'second' && state.crossed.length === (state.isHalved ? halfOf(state.question) : 0))
    return { state: { ...state, crossed, streak: 0 }, events: [{ kind: 'near' }] }
  if (quiz.rules.way !== 'spell' && quiz.rules.way !== 'all') return ended(quiz, state, 'w', random)
  const hurt: State = {
    ...state,
    lives: state.lives - 1,
    streak: 0,
    crossed: quiz.rules.way === 'all' ? crossed : [],
  }
  if (hurt.lives > 0) return { state: hurt, events: [{ kind: 'slip' }] }
  const over = { ...hurt, marks: `${hurt.marks}w` }
  return { state: over, events: [{ kind: 'wrong', amount: 0 }, { kind: 'lost' }] }
}

function start(quiz: Quiz, random: Random) {
  const question: Question = { kind: 'flag', subject: '', answers: [], right: [] }
  const { lives, halves } = quiz.rules
  const blank: State = {
    question,
    touched: [],
    crossed: [],
    isHalved: false,
    marks: '',
    past: [],
    lives,
    halves,
    streak: 0,
    rung: 0,
    points: 0,
  }
  return asked(quiz, blank, random)
}

function answered(quiz: Quiz, state: State, input: number, random: Random) {
  const { question, touched } = state
  if (input === HALVE) {
    const wrong = [...question.answers.keys()].filter((place) => !question.right.includes(place))
    const crossed = shuffled(wrong, random).slice(0, halfOf(question))
    return {
      state: { ...state, crossed, isHalved: true, halves: state.halves - 1 },
      events: [{ kind: 'half' }],
    }
  }
  const isOrdered = quiz.rules.way === 'order' || quiz.rules.way === 'spell'
  const isRight = isOrdered ? question.right[touched.length] === input : question.right.includes(input)
  if (!isRight) return missed(quiz, state, input, random)
  const reached: State = { ...state, touched: [...touched, input] }
  if (reached.touched.length < question.right.length) return { state: reached, events: [{ kind: 'step' }] }
  const wasMissed =
    quiz.rules.way === 'second' && state.crossed.length > (state.isHalved ? halfOf(question) : 0)
  return ended(quiz, reached, wasMissed ? 'h' : 'r', random)
}

function legal(quiz: Quiz, state: State) {
  if (statusOf(quiz.rules, state) !== 'playing') return []
  const { question, touched, crossed } = state
  const open = [...question.answers.keys()].filter(
    (place) => !crossed.includes(place) && (quiz.rules.way === 'spell' || !touched.includes(place)),
  )
  return mayHalve(quiz.rules, state) ? [...open, HALVE] : open
}

/** How many wrong answers are crossed out: half of them, rounded up. */
const halfOf = ({ answers, right }: Question) => Math.ceil((answers.length - right.length) / 2)
