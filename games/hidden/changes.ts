import { pickIndex, type Random } from '#kit/random/random.ts'
import { THINGS, TINTS, type Thing } from './things.ts'

/** Kinds that look nearly the same upside down: a flower, a coconut, a ball, a book. */
const ROUND: readonly number[] = [8, 13, 26, 27]

/** Number of ways to change a thing; the first three are easy to see. */
export const CHANGES = 6

/** A thing as the other picture shows it, if it does; `inside` is the size of the picture. */
export function changed(
  thing: Thing,
  how: number,
  inside: { readonly width: number; readonly height: number },
  random: Random,
): Thing | undefined {
  const { kind, tint, turn, scale, x, y } = thing
  if (how === 0) return undefined
  if (how === 1) return { ...thing, kind: (kind + 1 + pickIndex(THINGS.length - 1, random)) % THINGS.length }
  if (how === 3 && !ROUND.includes(kind)) return { ...thing, turn: turn + Math.PI }
  if (how === 2 || how === 3)
    return { ...thing, tint: (tint + 1 + pickIndex(TINTS.length - 1, random)) % TINTS.length }
  if (how === 4) return { ...thing, scale: scale * (scale > 1.3 ? 0.62 : 1.5) }
  return { ...thing, x: x + (x > inside.width / 2 ? -30 : 30), y: y + (y > inside.height / 2 ? -14 : 14) }
}
