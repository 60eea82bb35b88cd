import { WHOLE, type Odds } from './odds.ts'
import { type BoxKind, CARD_LEVELS, type CardLevel, compareLevels, kindsOf } from '../model.ts'

/** Boxes opened in a row without an S or higher, and without an SS or higher. */
export interface Misses {
  readonly s: number
  readonly ss: number
}

/** What one box holds. */
export interface Drawn {
  readonly level: CardLevel
  readonly kind: number
  /** The counters after this box. */
  readonly misses: Misses
}

/** Two numbers from a digest: the level roll, 0 to 999 999, and the roll for the kind. */
export interface Rolls {
  readonly level: number
  readonly kind: number
}

/** The largest multiple of a million below 2^48; above it remainders would not be equally likely. */
const FAIR_LIMIT = Math.floor(2 ** 48 / WHOLE) * WHOLE

/**
 * Reads the rolls of a box from a 32-byte digest: bytes 0–5 give the level, bytes 26–31 the kind. A biased number is skipped for bytes
 * 6–11, 12–17 and 18–23 in turn.
 */
export function rollsOf(digest: Uint8Array): Rolls {
  const number = (start: number, bytes: number) =>
    digest.subarray(start, start + bytes).reduce((sum, byte) => sum * 256 + byte, 0)
  const fair = [0, 6, 12, 18].map((start) => number(start, 6)).find((value) => value < FAIR_LIMIT)
  return { level: (fair ?? 0) % WHOLE, kind: number(26, 6) }
}

/** What is hashed for box `index` of an opening: the server's secret is the key of the HMAC (SHA-256). */
export const drawText = (salt: string, index: number) => `${salt}:${index}`

/** What decides about a box. */
export type DrawOdds = Pick<Odds, 'weights' | 'sAtLatest' | 'ssAtLatest'>

/** Opens one box (docs/economy.md 2): level by weight or guarantee, then one of its kinds, all equally likely. */
export function draw(box: BoxKind, misses: Misses, rolls: Rolls, odds: DrawOdds): Drawn {
  const rolled = levelAt(rolls.level, odds.weights[box])
  const guaranteed = guarantee(misses, odds)
  const level = guaranteed && compareLevels(guaranteed, rolled) > 0 ? guaranteed : rolled
  const kinds = kindsOf(level)
  return {
    level,
    kind: kinds[rolls.kind % kinds.length]!.kind,
    misses: {
      s: compareLevels(level, 's') >= 0 ? 0 : misses.s + 1,
      ss: compareLevels(level, 'ss') >= 0 ? 0 : misses.ss + 1,
    },
  }
}

function guarantee(misses: Misses, odds: DrawOdds): CardLevel | undefined {
  if (misses.ss + 1 >= odds.ssAtLatest) return 'ss'
  return misses.s + 1 >= odds.sAtLatest ? 's' : undefined
}

function levelAt(roll: number, weights: Odds['weights'][BoxKind]): CardLevel {
  let rest = roll
  for (const level of CARD_LEVELS) {
    rest -= weights[level]
    if (rest < 0) return level
  }
  throw new RangeError(`Roll ${roll} is outside of the weights`)
}
