import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Stick } from './stick.ts'

/** Playing styles of computers. */
export const CHARACTERS = ['greedy', 'coward', 'hunter'] as const
export type Character = (typeof CHARACTERS)[number]

/** State shared by all arenas; a local person is `players[0]`. */
export interface Player {
  alive: boolean
  /** Played by a person, not a computer. */
  isPerson: boolean
  /** Out: ticks until it returns, or `EMPTY` for ever. In: ticks of protection. */
  wait: number
  knockouts: number
  /** Its largest size so far. */
  peak: number
  /** Its input; a computer decides only now and then. */
  stick: Stick
  readonly character: Character
  /** 0 to 1. */
  readonly skill: number
}

/** Plain data, so that a round can be stored and sent. */
export interface Round {
  tick: number
  ended: boolean
  readonly players: readonly Player[]
}

/** Rules of an arena. Every player has a stick each tick, whoever controls it. */
export interface ArenaRules<State extends Round = Round> {
  /** A round with this many players; the usual company if absent. */
  start(level: number, random: Random, seats?: number): State
  /** Events are described from the view of player `self`. */
  step(state: State, sticks: readonly Stick[], random: Random, self?: number): SimEvent[]
  /** Removes a player for good; its seat remains. */
  vacate(state: State, who: number): void
  /** The usual number of players, people and computers together. */
  readonly company: number
  /** The stick a computer chooses. */
  think(state: State, who: number, random: Random, skill: number): Stick
  /** Ticks left of the round or its heat. */
  left(state: State): number
  /** Value on the board of leaders. */
  sizeOf(state: State, who: number): number
  score(state: State): number
}

export const TICKS_A_SECOND = 60
/** Ticks between a fall and the return, and of the protection that follows. */
export const AWAY_TICKS = 120
export const SHELTER_TICKS = 110
/** `wait` of an empty seat. */
export const EMPTY = -1
export const KNOCKOUT_POINTS = 25

/** Skill of the computer players by level: calm, lively, wild. */
const SKILLS = [
  [0.1, 0.5],
  [0.35, 0.8],
  [0.65, 1],
] as const

export const skillOf = (level: number, random: Random) => {
  const [least, most] = SKILLS[Math.min(2, Math.max(0, level - 1))]!
  return least + (most - least) * random()
}

/** A player as it comes in. */
export const newPlayer = (who: number, level: number, random: Random): Player => ({
  alive: true,
  isPerson: who === 0,
  wait: who === 0 ? SHELTER_TICKS : pickIndex(SHELTER_TICKS, random),
  knockouts: 0,
  peak: 0,
  stick: 0,
  character: CHARACTERS[who % CHARACTERS.length]!,
  skill: skillOf(level, random),
})

/** Rank of a player, 1 is first; ties share the better rank. */
export function placeOf<State extends Round>(rules: ArenaRules<State>, state: State, who: number): number {
  const own = rules.sizeOf(state, who)
  return 1 + state.players.filter((_, other) => rules.sizeOf(state, other) > own).length
}

/** Points of the person: largest size of the round plus knock-outs. */
export const peakScore = ({ players }: Round) => players[0]!.peak + players[0]!.knockouts * KNOCKOUT_POINTS

/** Ticks between decisions: weak players react slowly. */
export const thinkEvery = (skill: number) => 5 + Math.round((1 - skill) * 10)
