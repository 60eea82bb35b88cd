import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { coversOf, layeredPile, orderOf, type PileDeal } from './pile.ts'
import { standingIn, TRAY_RULES, wholeSet, type TrayKind, type TrayRule } from './tray-kinds.ts'

const FACES_IN_ALL = 20
const TRIPLE = 3
const HIGHEST = 9
const TEN = 10
const DEALS = 300

/**
 * Assigns faces along an order so that a tray never holds more than `room` tiles, at most 6. With 6, one kind
 * must have two there, since the next tile has to complete a set.
 */
function tripleFaces(order: readonly number[], kinds: number, room: number, random: Random): number[] {
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
      // Delays the third of a kind: a tray that fills up is what makes the game hard.
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

/**
 * Sets nested like brackets: only the innermost open one continues, so that a belt can be cleared. `setFaces`
 * names the faces of a new set.
 */
function nestedFaces(
  order: readonly number[],
  { set, places }: TrayRule,
  depth: number,
  setFaces: (open: readonly number[]) => readonly number[],
  random: Random,
): number[] {
  const faces = Array<number>(order.length).fill(0)
  const open: { readonly faces: readonly number[]; used: number }[] = []
  let unopened = order.length / set
  for (const tile of order) {
    const held = open.reduce((sum, { used }) => sum + used, 0)
    const isRoom = held + set < places && open.length < depth
    const isNew = unopened > 0 && (open.length === 0 || (isRoom && random() < 0.55))
    if (isNew) {
      open.push({ faces: setFaces(open.flatMap((one) => one.faces)), used: 0 })
      unopened--
    }
    const top = open.at(-1)!
    faces[tile] = top.faces[top.used++]!
    if (top.used === set) open.pop()
  }
  return faces
}

/** Faces of a new set under a tray's rule. */
function setOf({ joins }: TrayRule, kinds: number, first: number, random: Random) {
  return (open: readonly number[]): readonly number[] => {
    if (joins === 'runs') {
      const low = 1 + pickIndex(HIGHEST - 2, random)
      const run = [low, low + 1, low + 2]
      const turn = pickIndex(TRIPLE, random)
      return [...run.slice(turn), ...run.slice(0, turn)]
    }
    if (joins === 'tens') {
      const one = 1 + pickIndex(HIGHEST, random)
      return [one, TEN - one]
    }
    const fresh = Array.from({ length: kinds }, (_, at) => 1 + ((first + at) % FACES_IN_ALL)).filter(
      (face) => !open.includes(face),
    )
    const face = pickOne(fresh, random)
    return [face, face, face]
  }
}

/** Plays an order through; faces of its sets as they vanish, or `undefined` when the tray was ever full. */
function vanishing(rule: TrayRule, order: readonly number[], faces: readonly number[]): number[] | undefined {
  const gone: number[] = []
  let held: readonly number[] = []
  const faceOf = (tile: number) => faces[tile]!
  for (const tile of order) {
    held = standingIn(rule, held, tile, faceOf)
    for (
      let set = wholeSet(rule, held, faceOf, undefined);
      set.length > 0;
      set = wholeSet(rule, held, faceOf, undefined)
    ) {
      gone.push(faceOf(set[0]!))
      const leaving = set
      held = held.filter((one) => !leaving.includes(one))
    }
    if (held.length >= rule.places) return undefined
  }
  return held.length === 0 ? gone : undefined
}

/** A pile that can be cleared in its order. */
export function dealTray(kind: TrayKind, level: number, random: Random): PileDeal {
  const rule = TRAY_RULES[kind]
  const all = layeredPile(level, rule.shift)
  const places = all.slice(0, all.length - (all.length % rule.set))
  const covers = coversOf(places)
  const kinds = Math.min(
    14,
    Math.max(3 + (rule.joins === 'neighbours' ? 1 : 0), Math.round(places.length / 5)),
  )
  const room = Math.min(rule.places - 1, level < 4 ? 4 : level < 16 ? 5 : 6)
  for (let attempt = 0; attempt < DEALS; attempt++) {
    const line = orderOf(covers, random)
    const isFree = rule.joins === 'equal'
    const faces = isFree
      ? tripleFaces(line, kinds, room, random)
      : nestedFaces(
          line,
          rule,
          level < 8 ? 2 : 3,
          setOf(rule, kinds, pickIndex(FACES_IN_ALL, random), random),
          random,
        )
    const sets = vanishing({ ...rule, orders: false }, line, faces)
    if (!sets) continue
    return { places, covers, line, faces, target: 0, orders: rule.orders ? sets : [] }
  }
  throw new Error(`connect: no deal for ${kind} ${level}`)
}
