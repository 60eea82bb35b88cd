import { pickIndex, seededRandom, shuffled, hash32, type Random } from '#kit/random/random.ts'
import { THINGS, TINTS, type Thing } from './things.ts'

export const luckOf = (hunt: string, level: number): Random => seededRandom(hash32(`hidden:${hunt}:${level}`))

/** Every kind in every tint, in random order. */
export function allLooks(random: Random): (readonly [kind: number, tint: number])[] {
  return shuffled(
    THINGS.flatMap((_, kind) => TINTS.map((__, tint) => [kind, tint] as const)),
    random,
  )
}

/** Looks of distinct kinds. */
export function ownKinds(count: number, random: Random): (readonly [kind: number, tint: number])[] {
  return shuffled([...THINGS.keys()], random)
    .slice(0, count)
    .map((kind) => [kind, pickIndex(TINTS.length, random)] as const)
}

const TRIES = 14
const EDGE = 28

/** Spreads things as far apart as a few tries allow. Turns are small: nothing stands on its head. */
export function scatter(
  looks: readonly (readonly [kind: number, tint: number])[],
  {
    height,
    size,
    tilt = 0.6,
  }: { readonly height: number; readonly size: readonly [number, number]; readonly tilt?: number },
  random: Random,
): Thing[] {
  const placed: Thing[] = []
  for (const [kind, tint] of looks) {
    let best = { x: 0, y: 0, far: -1 }
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const x = EDGE + Math.round(random() * (400 - 2 * EDGE))
      const y = EDGE + Math.round(random() * (height - 2 * EDGE))
      let far = Infinity
      for (const other of placed)
        far = Math.min(far, (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y))
      if (far > best.far) best = { x, y, far }
    }
    const scale = Math.round((size[0] + (size[1] - size[0]) * random()) * 100) / 100
    const turn = Math.round((random() * 2 - 1) * tilt * 100) / 100
    placed.push({ kind, tint, x: best.x, y: best.y, turn, scale })
  }
  return placed
}

/** Places things side by side on the strip below a picture. */
export const inStrip = (looks: readonly Pick<Thing, 'kind' | 'tint'>[], width = 400): Thing[] =>
  looks.map(({ kind, tint }, index) => ({
    kind,
    tint,
    x: ((index + 0.5) * width) / looks.length,
    y: 34,
    turn: 0,
    scale: Math.min(1.25, 10.5 / looks.length),
  }))
