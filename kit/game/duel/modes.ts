import { hash32 } from '#kit/random/random.ts'
import type { Seat } from './rules.ts'

export type Strength = 1 | 2 | 3 | 4
/** `friend` shares the device, `away` plays remotely. */
export type Opponent = Strength | 'friend' | 'away'
export type Starter = 'you' | 'computer' | 'random'

/** Who plays which seat. It is part of the run's level number, so that a replay contains it. */
export interface Mode {
  readonly opponent: Opponent
  /** The player's seat; the first one against a friend. */
  readonly seat: Seat
}

export const STRENGTHS: readonly Strength[] = [1, 2, 3, 4]
export const STARTERS: readonly Starter[] = ['you', 'computer', 'random']
export const FRIEND_LEVEL = 40
/** Levels of remote games, by the player's own seat. */
export const AWAY_LEVELS: readonly [first: number, second: number] = [50, 51]

export const isStrength = (value: number): value is Strength =>
  Number.isInteger(value) && value >= 1 && value <= 4

/**
 * Levels: 1 to 4 when the player starts, 11 to 14 when the computer does, 21 to 24 at random, 40 with a
 * friend here, 50 and 51 with a remote friend.
 */
export const levelOf = (opponent: Exclude<Opponent, 'away'>, starter: Starter): number =>
  opponent === 'friend' ? FRIEND_LEVEL : STARTERS.indexOf(starter) * 10 + opponent

export const starterOf = (level: number): Starter => STARTERS[Math.floor(level / 10)] ?? 'you'

/** Every number maps to a mode, so that unknown levels still work. */
export function modeOf(level: number, seed: number): Mode {
  if (level === FRIEND_LEVEL) return { opponent: 'friend', seat: 0 }
  const away = AWAY_LEVELS.indexOf(level)
  if (away === 0 || away === 1) return { opponent: 'away', seat: away }
  const strength = level % 10
  const starter = starterOf(level)
  const lucky: Seat = hash32(`seat:${seed}`) & 1 ? 1 : 0
  const seat = starter === 'random' ? lucky : starter === 'computer' ? 1 : 0
  return { opponent: isStrength(strength) ? strength : 1, seat }
}
