import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { after, beside } from '../rules/turtle-sums.ts'

function stoneOf(level: number, random: Random): string {
  const kind = random()
  const high = 3 + Math.min(6, Math.floor(level / 4))
  if (kind < 0.42) return `+${1 + pickIndex(high, random)}`
  if (kind < 0.72) return `-${1 + pickIndex(high, random)}`
  if (kind < 0.88 || level < 5) return `*${2 + pickIndex(level < 12 ? 1 : 2, random)}`
  return ':2'
}

interface Sea {
  readonly width: number
  readonly stones: readonly string[]
  readonly value: number
}

/** Lengths of the ways that reach the island with each number. */
function arrivals({ width, stones, value: start }: Sea): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const walked: number[] = []
  const walk = (at: number, value: number) => {
    if (stones[at] === 'G') {
      found.set(value, [...(found.get(value) ?? []), walked.length])
      return
    }
    walked.push(at)
    for (const next of beside(at, width, stones.length)) {
      const then = walked.includes(next) ? undefined : after(value, stones[next]!)
      if (then !== undefined) walk(next, then)
    }
    walked.pop()
  }
  walk(stones.indexOf('S'), start)
  return found
}

/** A sea of stones with a number that few ways bring to the island. */
export function makeTurtle(level: number, random: Random): string {
  const [width, height] = level <= 6 ? [3, 3] : level <= 18 ? [4, 4] : level <= 24 ? [4, 5] : [5, 5]
  const shortest = width + height - 2
  for (;;) {
    const stones = Array.from({ length: width * height }, () => stoneOf(level, random))
    stones[width * (height - 1)] = 'S'
    stones[width - 1] = 'G'
    const value = 1 + pickIndex(9, random)
    const targets = [...arrivals({ width, stones, value })].filter(
      ([target, ways]) =>
        target > 0 &&
        ways.length <= (level <= 6 ? 2 : 4) &&
        Math.min(...ways) >= shortest + (level < 4 ? 0 : level < 19 ? 2 : 4),
    )
    if (targets.length > 0) return `${width} ${value} ${pickOne(targets, random)[0]} ${stones.join(',')}`
  }
}
