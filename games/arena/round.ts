import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Stick } from './stick.ts'

/** How a computer player likes to play. */
export const CHARACTERS = ['greedy', 'coward', 'hunter'] as const
export type Character = (typeof CHARACTERS)[number]

/** What every player of every arena has; in a round of one person that is `players[0]`. */
export interface Player {
  alive: boolean
  /** Somebody plays it, and no computer. */
  isPerson: boolean
  /** Out: ticks until it is back, or `EMPTY` for ever. In: ticks for which nothing harms it. */
  wait: number
  knockouts: number
  /** The largest it has been. */
  peak: number
  /** What it holds; a computer player thinks only now and then. */
  stick: Stick
  readonly character: Character
  /** 0 to 1. */
  readonly skill: number
}

/** The state of a round: plain data, so that it can be kept and sent. */
export interface Round {
  tick: number
  ended: boolean
  readonly players: readonly Player[]
}

/** The rules of one arena. Each tick every player holds a stick, whoever moves it. */
export interface ArenaRules<State extends Round = Round> {
  /** A round with so many players; left out, as many as are good company. */
  start(level: number, random: Random, seats?: number): State
  /** Events are told as the player `self` lives them. */
  step(state: State, sticks: readonly Stick[], random: Random, self?: number): SimEvent[]
  /** Takes a player off the map for good; its seat stays. */
  vacate(state: State, who: number): void
  /** So many players are good company, people and computers together. */
  readonly company: number
  /** What a computer player wants to hold. */
  think(state: State, who: number, random: Random, skill: number): Stick
  /** Ticks that are left of the round or its heat. */
  left(state: State): number
  /** What the board of leaders counts. */
  sizeOf(state: State, who: number): number
  score(state: State): number
}

export const TICKS_A_SECOND = 60
/** Ticks between a fall and the way back, and the shelter that follows. */
export const AWAY_TICKS = 120
export const SHELTER_TICKS = 110
/** The wait of a seat in which nobody sits. */
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

/** Place of a player, 1 is first; equals share the better place. */
export function placeOf<State extends Round>(rules: ArenaRules<State>, state: State, who: number): number {
  const own = rules.sizeOf(state, who)
  return 1 + state.players.filter((_, other) => rules.sizeOf(state, other) > own).length
}

/** Points of the person: the largest size of the round and what the knock-outs are worth. */
export const peakScore = ({ players }: Round) => players[0]!.peak + players[0]!.knockouts * KNOCKOUT_POINTS

/** Ticks between two thoughts: a weak player is slow to see what comes. */
export const thinkEvery = (skill: number) => 5 + Math.round((1 - skill) * 10)
