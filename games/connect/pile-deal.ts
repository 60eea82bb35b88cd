import { hash32, pickIndex, seededRandom, type Random } from '#kit/random/random.ts'
import { coversOf, orderOf, steppedPile, type PileDeal } from './pile.ts'
import { dealTray } from './tray-deal.ts'
import type { TrayKind } from './tray-kinds.ts'

const HIGHEST = 9

/** Splits a target into two to four parts from 1 to 9. */
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
  return { places, covers, line, faces, target, orders: [] }
}

const dealt = new Map<string, PileDeal>()

/** The pile depends on kind and level alone. */
export function pileLevel(kind: TrayKind | 'sums', level: number): PileDeal {
  const name = `${kind} ${level}`
  const known = dealt.get(name)
  if (known) return known
  const random = seededRandom(hash32(`connect ${name}`))
  const deal = kind === 'sums' ? dealSums(level, random) : dealTray(kind, level, random)
  dealt.set(name, deal)
  return deal
}
