import { pickIndex, type Random } from '#kit/random/random.ts'
import { patchOf, type Picture, type Stroke } from './picture.ts'

/** Patches of a sheet by their first cells, with their neighbours. */
interface Patches {
  readonly firsts: readonly number[]
  readonly colours: readonly number[]
  readonly beside: readonly ReadonlySet<number>[]
}

export function patchesOf(size: number, paint: readonly number[]): Patches {
  const patchAt = paint.map(() => -1)
  const firsts: number[] = []
  for (const cell of paint.keys()) {
    if (patchAt[cell]! >= 0) continue
    for (const one of patchOf(size, paint, cell)) patchAt[one] = firsts.length
    firsts.push(cell)
  }
  const beside = firsts.map(() => new Set<number>())
  for (const [cell, patch] of patchAt.entries())
    for (const next of [cell % size < size - 1 ? cell + 1 : -1, cell + size]) {
      const other = patchAt[next]
      if (other === undefined || other === patch) continue
      beside[patch]!.add(other)
      beside[other]!.add(patch)
    }
  return { firsts, colours: firsts.map((cell) => paint[cell]!), beside }
}

/** Fewest known strokes to make a sheet one colour from one growing patch, and the first of them. */
export function washOf(
  size: number,
  paint: readonly number[],
): { readonly count: number; readonly first: Stroke | undefined } {
  const { firsts, colours, beside } = patchesOf(size, paint)
  let best: { readonly count: number; readonly first: Stroke | undefined } = { count: 0, first: undefined }
  for (const from of firsts.keys()) {
    const taken = new Set([from])
    let count = 0
    let first: Stroke | undefined
    while (taken.size < firsts.length) {
      const rim = new Set([...taken].flatMap((patch) => [...beside[patch]!].filter((one) => !taken.has(one))))
      // The colour that gains most, and among equals the one with most behind it.
      const gains = new Map<number, number>()
      for (const patch of rim) {
        const behind = [...beside[patch]!].filter((one) => !taken.has(one) && !rim.has(one)).length
        gains.set(colours[patch]!, (gains.get(colours[patch]!) ?? 0) + 1 + behind * 0.4)
      }
      const [colour] = [...gains].reduce((most, one) => (one[1] > most[1] ? one : most))
      for (const patch of rim) if (colours[patch] === colour) taken.add(patch)
      first ??= { at: firsts[from]!, colour }
      count++
    }
    if (best.first === undefined || count < best.count) best = { count, first }
  }
  return best
}

const TRIES = 40

/** Patches of a few colours, grown from seeds; too easy sheets are rejected. */
export function spillPicture(level: number, colours: readonly string[], random: Random): Picture {
  const size = level < 7 ? 6 : level < 15 ? 8 : 10
  const wanted = 3 + Math.floor(level / 5)
  let best = { first: sheetOf(size, level, colours.length - 1, random), par: 0 }
  for (let attempt = 0; attempt < TRIES && best.par < wanted; attempt++) {
    const first = sheetOf(size, level, colours.length - 1, random)
    const par = washOf(size, first).count
    if (par > best.par) best = { first, par }
  }
  return { size, target: best.first, first: best.first, colours, par: best.par }
}

function sheetOf(size: number, level: number, colours: number, random: Random): number[] {
  const seeds = Array.from({ length: 11 + level }, () => ({
    x: pickIndex(size, random),
    y: pickIndex(size, random),
    colour: 1 + pickIndex(colours, random),
  }))
  return Array.from({ length: size * size }, (_, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)]
    const far = (seed: { readonly x: number; readonly y: number }) =>
      Math.abs(seed.x - x) + Math.abs(seed.y - y)
    return seeds.reduce((near, seed) => (far(seed) < far(near) ? seed : near)).colour
  })
}
