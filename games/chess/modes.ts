import { AWAY_LEVELS, FRIEND_LEVEL } from '#kit/game/duel/modes.ts'
import { hash32 } from '#kit/random/random.ts'
import type { Strength } from './engine.ts'
import { BLACK, WHITE, type Side } from './position.ts'

export type SideChoice = 'white' | 'black' | 'random'
/** `friend` shares the device, `away` plays remotely. */
export type Opponent = Strength | 'friend' | 'away'

/** Seats of a game, encoded in the run's level so that a replay knows them. */
export interface Mode {
  /** The computer's level, or another person. */
  readonly opponent: Opponent
  /** The player's side; white against a friend on the same device. */
  readonly side: Side
}

const SIDES: readonly SideChoice[] = ['white', 'black', 'random']

export const isStrength = (value: number): value is Strength =>
  Number.isInteger(value) && value >= 1 && value <= 6

/**
 * Levels 1 to 6 are white, 11 to 16 black, 21 to 26 drawn by the seed, 40 a friend here, 50 and 51 a remote
 * friend.
 */
export const levelOf = (opponent: Exclude<Opponent, 'away'>, side: SideChoice): number =>
  opponent === 'friend' ? FRIEND_LEVEL : SIDES.indexOf(side) * 10 + opponent

/** The side choice encoded in a level. */
export const sideChoiceOf = (level: number): SideChoice => SIDES[Math.floor(level / 10)] ?? 'white'

/** Every number maps to a mode, so that unknown levels still play. */
export function modeOf(level: number, seed: number): Mode {
  if (level === FRIEND_LEVEL) return { opponent: 'friend', side: WHITE }
  const away = AWAY_LEVELS.indexOf(level)
  if (away >= 0) return { opponent: 'away', side: away === 0 ? WHITE : BLACK }
  const strength = level % 10
  const choice = sideChoiceOf(level)
  const lucky = hash32(`side:${seed}`) & 1 ? BLACK : WHITE
  const side = choice === 'random' ? lucky : choice === 'black' ? BLACK : WHITE
  return { opponent: isStrength(strength) ? strength : 1, side }
}
