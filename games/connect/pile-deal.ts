import { hash32, pickIndex, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { coversOf, freeIn, layeredPile, steppedPile, type Place } from './pile.ts'

export interface PileDeal {
  readonly places: readonly Place[]
  readonly covers: readonly (readonly number[])[]
  /** The face, or the number, of each tile. */
  readonly faces: readonly number[]
  /** Tiles in an order that clears the pile. */
  readonly line: readonly number[]
  /** What numbers have to make; 0 where there are no numbers. */
  readonly target: number
}

export const TRAY = 7
export const TRIPLE = 3
const HIGHEST = 9
const FACES_IN_ALL = 20

/** An order in which a pile can be taken apart, by chance. */
function orderOf(covers: readonly (readonly number[])[], random: Random): number[] {
  const gone = new Set<number>()
  while (gone.size < covers.length)
    gone.add(
      pickOne(
        freeIn(covers, (tile) => gone.has(tile)),
        random,
      ),
    )
  return [...gone]
}

/**
 * Faces along an order, so that a tray never holds more than `room` tiles, at most 6: with 6 one kind must have two
 * there, for the next tile has to take three away.
 */
function trayFaces(order: readonly number[], kinds: number, room: number, random: Random): number[] {
  const faces = Array<number>(order.length).fill(0)
  const open = new Map<number, number>()
  const first = pickIndex(FACES_IN_ALL, random)
  let unopened = order.length / TRIPLE
  let next = 0
  for (const tile of order) {
    const counts = [...open]
    const held = counts.reduce((sum, [, count]) => sum + count, 0)
    const pairs = counts.filter(([, count]) => count === TRIPLE - 1)
    const singles = counts.filter(([, count]) => count === 1)
    const mayOpen =
      unopened > 0 && open.size < kinds && (held + 1 < room || (held + 1 === room && pairs.length > 0))
    const ways = [
      ...(held < room ? singles : []),
      // The third of a kind comes late: a tray that fills up is the game.
      ...(held + 2 > room || random() < 0.3 || (!mayOpen && singles.length === 0) ? pairs : []),
    ]
    const isNew = mayOpen && (ways.length === 0 || random() < 0.6)
    while (isNew && open.has(1 + ((first + next) % FACES_IN_ALL))) next = (next + 1) % kinds
    const face = isNew ? 1 + ((first + next) % FACES_IN_ALL) : pickOne(ways, random)[0]
    if (isNew) {
      unopened--
      next = (next + 1) % kinds
    }
    const count = (open.get(face) ?? 0) + 1
    if (count === TRIPLE) open.delete(face)
    else open.set(face, count)
    faces[tile] = face
  }
  return faces
}

function dealTray(level: number, random: Random): PileDeal {
  const all = layeredPile(level)
  const places = all.slice(0, all.length - (all.length % TRIPLE))
  const covers = coversOf(places)
  const line = orderOf(covers, random)
  const kinds = Math.min(14, Math.max(3, Math.round(places.length / 5)))
  const room = level < 4 ? 4 : level < 16 ? 5 : 6
  return { places, covers, line, faces: trayFaces(line, kinds, room, random), target: 0 }
}

/** Parts of a target, two to four of them, each from 1 to 9. */
function partsOf(target: number, count: number, random: Random): number[] {
  const parts: number[] = []
  let rest = target
  for (let left = count; left > 0; left--) {
    const low = Math.max(1, rest - HIGHEST * (left - 1))
    const high = Math.min(HIGHEST, rest - (left - 1))
    const part = left === 1 ? rest : low + pickIndex(high - low + 1, random)
    parts.push(part)
    rest -= part
  }
  return parts
}

function dealSums(level: number, random: Random): PileDeal {
  const places = steppedPile(level)
  const covers = coversOf(places)
  const line = orderOf(covers, random)
  const target = 8 + ((level * 3) % 5) + Math.floor(level / 10)
  const faces = Array<number>(places.length).fill(0)
  for (let at = 0; at < line.length;) {
    const rest = line.length - at
    const wished = level > 6 && random() < 0.4 ? 3 : 2
    const count = rest <= 3 ? rest : rest === 4 ? 2 : wished
    for (const part of partsOf(target, count, random)) faces[line[at++]!] = part
  }
  return { places, covers, line, faces, target }
}

const dealt = new Map<string, PileDeal>()

/** The pile of a level, the same for everybody. */
export function pileLevel(kind: 'tray' | 'sums', level: number): PileDeal {
  const name = `${kind} ${level}`
  const known = dealt.get(name)
  if (known) return known
  const random = seededRandom(hash32(`connect ${name}`))
  const deal = kind === 'tray' ? dealTray(level, random) : dealSums(level, random)
  dealt.set(name, deal)
  return deal
}
