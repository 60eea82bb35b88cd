import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'

export type Strength = 0 | 1 | 2

/** What every run of this family knows; plain data that a tick changes in place. */
export interface Match {
  tick: number
  status: Status
  points: number
  /** 1 to 3: skill of the computer; in golf the hole. */
  readonly level: number
}

/** Rules of a sport. An input is an integer: 0 waits, the others are defined by the sport. */
export interface Sport<State extends Match = Match> {
  start(level: number, random: Random): State
  tick(state: State, input: number, random: Random): readonly SimEvent[]
  progress(state: State): number
  bot(state: State, random: Random, strength: Strength): number
  /** A sample of inputs for random play. */
  readonly sampled: readonly number[]
  /** The largest input there is. */
  readonly most: number
}

/** A cup of three rounds: losing one ends it. */
export interface Cup extends Match {
  /** 0 to 2. */
  round: number
  mine: number
  theirs: number
}

export const ROUNDS = 3
const ROUND_BONUS = 300
const GAP_BONUS = 50

/** Skill of the computer: 0 in the first round of the easy cup, 1 in the last of the hard one. */
export const skillOf = ({ level, round }: Cup) => ((level - 1) * 2 + round) / 6

/** Closes a round that has been decided: the next one, or the end of the cup. */
export function endRound(cup: Cup, events: SimEvent[]) {
  if (cup.mine <= cup.theirs) {
    cup.status = 'lost'
    events.push({ kind: 'lost' })
    return
  }
  cup.points += ROUND_BONUS * (cup.round + 1) + GAP_BONUS * (cup.mine - cup.theirs)
  if (cup.round === ROUNDS - 1) {
    cup.status = 'won'
    events.push({ kind: 'won' })
    return
  }
  cup.round++
  cup.mine = cup.theirs = 0
  events.push({ kind: 'round', amount: cup.round + 1 })
}

/** Progress of a cup with rounds to `goal` points. */
export const cupProgress = ({ status, round, mine }: Cup, goal: number) =>
  status === 'won' ? 1 : Math.min(0.99, (round + Math.min(1, mine / goal) * 0.9) / ROUNDS)

/** A symmetric random error, mostly small. */
export const bell = (random: Random) => random() + random() - 1
