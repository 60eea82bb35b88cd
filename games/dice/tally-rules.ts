import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { STRENGTH, type Mode } from './definitions.ts'
import { tallyChoice } from './tally-mind.ts'
import { CATEGORIES, pointsFor } from './tally-score.ts'

/** A line that is not filled. */
export const OPEN = -1
/** Inputs below are bits of dice that stay while the others are thrown; from here on a line is filled. */
export const FILL = 32
export const DICE = 5
export const THROWS = 3
/** A careful player passes it more often than not. */
export const TARGET = 230

export interface TallyTurn {
  readonly dice: readonly number[]
  readonly category: number
  readonly points: number
}

export interface TallyState {
  readonly mode: Mode
  /** Faces 1 to 6; all 0 before the first throw of a turn. */
  readonly dice: readonly number[]
  readonly left: number
  /** Points by line, `OPEN` where nothing is written. */
  readonly own: readonly number[]
  readonly rival: readonly number[]
  /** What the rival did after the last line. */
  readonly reply: TallyTurn | undefined
}

const openIn = (lines: readonly number[]) => lines.flatMap((points, line) => (points === OPEN ? [line] : []))
export const totalOf = (lines: readonly number[]) =>
  lines.reduce((sum, points) => sum + Math.max(0, points), 0)
export const linesLeft = ({ own }: TallyState) => openIn(own)
export const isThrown = ({ dice }: TallyState) => dice[0]! > 0

const thrown = (dice: readonly number[], keep: number, random: Random) =>
  dice.map((value, index) => (keep & (1 << index) ? value : 1 + pickIndex(6, random)))

function rivalTurn(lines: readonly number[], mode: Mode, random: Random): TallyTurn {
  const open = openIn(lines)
  let dice = thrown([0, 0, 0, 0, 0], 0, random)
  let category = open[0]!
  for (let left = THROWS - 1; left >= 0; left--) {
    const advice = tallyChoice(dice, left, open, { strength: STRENGTH[mode], random })
    category = advice.category
    if (advice.keep === undefined) break
    dice = thrown(dice, advice.keep, random)
  }
  return { dice, category, points: pointsFor(CATEGORIES[category]!, dice) }
}

const isOver = ({ own, rival, mode }: TallyState) =>
  openIn(own).length === 0 && (mode === 'solo' || openIn(rival).length === 0)

export const tallyRules = (mode: Mode): TurnRules<TallyState, number> => ({
  start: () => ({
    mode,
    dice: [0, 0, 0, 0, 0],
    left: THROWS,
    own: CATEGORIES.map(() => OPEN),
    rival: CATEGORIES.map(() => OPEN),
    reply: undefined,
  }),
  step(state, input, random) {
    if (input < FILL) {
      const next = { ...state, dice: thrown(state.dice, input, random), left: state.left - 1 }
      const isCoconut = next.dice.every((value) => value === next.dice[0])
      return { state: next, events: [{ kind: isCoconut ? 'five' : 'throw' }] }
    }
    const line = input - FILL
    const points = pointsFor(CATEGORIES[line]!, state.dice)
    const own = state.own.with(line, points)
    const kind = points === 0 ? 'blank' : points >= 25 ? 'great' : 'line'
    const events = [{ kind, amount: points }]
    const cleared = { ...state, own, dice: [0, 0, 0, 0, 0], left: THROWS, reply: undefined }
    if (mode === 'solo') return { state: cleared, events }
    const reply = rivalTurn(state.rival, mode, random)
    const rival = state.rival.with(reply.category, reply.points)
    return {
      state: { ...cleared, rival, reply },
      events: [...events, { kind: 'reply', amount: reply.points }],
    }
  },
  legal(state) {
    if (isOver(state)) return []
    if (!isThrown(state)) return [0]
    const fills = openIn(state.own).map((line) => FILL + line)
    return state.left > 0 ? [...Array(FILL - 1).keys(), ...fills] : fills
  },
  status(state) {
    if (!isOver(state)) return 'playing'
    return totalOf(state.own) >= goalOf(state) ? 'won' : 'lost'
  },
  score: ({ own }) => totalOf(own),
  progress: ({ own }) => 1 - openIn(own).length / own.length,
})

/** What must be reached: the target, or the rival's points. */
export const goalOf = ({ mode, rival }: TallyState) => (mode === 'solo' ? TARGET : totalOf(rival))
