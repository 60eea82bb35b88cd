import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { otherEnd, type Net } from './net.ts'
import type { Clue } from './puzzle.ts'

const SHORTEST = 2
const LONGEST = 6

/**
 * The board cut into areas that the loop crosses once each: stretches of it, and the adjacent cells it leaves
 * out.
 */
export function areasAlong(net: Net, order: readonly number[], random: Random): number[][] {
  const turn = pickIndex(order.length, random)
  const rest = [...order.slice(turn), ...order.slice(0, turn)]
  const areas: number[][] = []
  while (rest.length > 0) {
    const wanted = SHORTEST + pickIndex(LONGEST - SHORTEST + 1, random)
    areas.push(rest.splice(0, rest.length - wanted < SHORTEST ? rest.length : wanted))
  }
  const owner = new Map(areas.flatMap((cells, area) => cells.map((cell) => [cell, area] as const)))
  const near = (node: number) => net.at[node]!.map((edge) => otherEnd(net, edge, node))
  // Left-out cells that touch stay together: no border may run between them.
  for (const node of net.places.keys()) {
    if (owner.has(node)) continue
    const group = new Set([node])
    for (const one of group) for (const next of near(one)) if (!owner.has(next)) group.add(next)
    const around = [...group].flatMap(near).filter((one) => owner.has(one))
    const area = owner.get(pickOne(around, random))!
    for (const one of group) {
      owner.set(one, area)
      areas[area]!.push(one)
    }
  }
  return areas
}

/** Alternating areas: the loop visits all suns and no moon, then all moons and no sun. */
export function spreadSkies(
  areas: readonly (readonly number[])[],
  isOn: (node: number) => boolean,
  random: Random,
): Clue[] {
  return areas.flatMap((cells, value) => {
    const [taken, left] = value % 2 === 0 ? ['sun', 'moon'] : ['moon', 'sun']
    const sky = (at: number): Clue => ({ kind: 'sky', at, value, sign: isOn(at) ? taken! : left! })
    const on = shuffled(cells.filter(isOn), random)
    const off = shuffled(
      cells.filter((cell) => !isOn(cell)),
      random,
    )
    return [...on.slice(0, Math.ceil(on.length * 0.55)), ...off.slice(0, Math.ceil(off.length * 0.7))].map(
      sky,
    )
  })
}
