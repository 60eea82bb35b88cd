import { createHash } from 'node:crypto'
import type { Random } from '#kit/random/random.ts'

const PER_BLOCK = 5
const BYTES = 6
const RANGE = 2 ** (8 * BYTES)

/**
 * Random numbers for one move of a game with hidden hands: determined by key and move, and unpredictable for players who have
 * seen earlier ones, unlike those of a small generator whose seed can be searched.
 */
export function chanceOf(key: string, move: number): Random {
  let block = Buffer.alloc(0)
  let used = 0
  return () => {
    const at = used % PER_BLOCK
    if (at === 0)
      block = createHash('sha256')
        .update(`${key} ${move} ${used / PER_BLOCK}`)
        .digest()
    used++
    return block.readUIntBE(at * BYTES, BYTES) / RANGE
  }
}
