import type { Clue } from './puzzle.ts'

/**
 * A clue as a net of places: from each one, a cell of some colour leads on. A line obeys its clue when its cells lead
 * from the first place to one where a line may end.
 */
export interface LineNet {
  /** For each place the ways on: colour and next place, in turn. */
  readonly ways: readonly (readonly number[])[]
  readonly ends: readonly boolean[]
}

export function netOf(clue: Clue, length: number): LineNet {
  if (clue.kind === 'total') return totalNet(clue.total, clue.groups, length)
  return blockNet(clue.kind === 'none' ? [] : clue.blocks)
}

/** Blocks in order; between two of the same colour is at least one empty cell. */
function blockNet(blocks: readonly (readonly [number, number])[]): LineNet {
  const ways: number[][] = []
  const ends: boolean[] = []
  const add = (isEnd: boolean) => {
    ways.push([])
    ends.push(isEnd)
    return ways.length - 1
  }
  let gap = add(blocks.length === 0)
  ways[gap]!.push(0, gap)
  for (const [index, [length, colour]] of blocks.entries()) {
    const isLast = index === blocks.length - 1
    let at = gap
    for (let cell = 1; cell <= Math.max(1, length); cell++) {
      const next = add(isLast && cell >= length)
      ways[at]!.push(colour, next)
      at = next
    }
    if (length === 0) ways[at]!.push(colour, at)
    const after = add(isLast)
    ways[after]!.push(0, after)
    ways[at]!.push(0, after)
    const follower = blocks[index + 1]
    gap = after
    // Another colour may follow immediately: its first cell is added next.
    if (follower && follower[1] !== colour) ways[at]!.push(follower[1], ways.length)
  }
  return { ways, ends }
}

/** This many filled cells in this many groups, in any order. */
function totalNet(total: number, groups: number, length: number): LineNet {
  const ways: number[][] = []
  const ends: boolean[] = []
  const names = new Map<string, number>()
  const place = (filled: number, begun: number, inside: boolean): number => {
    const name = `${filled},${begun},${inside}`
    const known = names.get(name)
    if (known !== undefined) return known
    const at = ways.length
    names.set(name, at)
    ways.push([])
    ends.push(filled === total && begun === groups)
    ways[at]!.push(0, place(filled, begun, false))
    if (filled < total && filled < length && (inside || begun < groups))
      ways[at]!.push(1, place(filled + 1, inside ? begun : begun + 1, true))
    return at
  }
  place(0, 0, false)
  return { ways, ends }
}

/**
 * Keeps those of each cell's possible colours (bit c for colour c, bit 0 for empty) that occur in some valid
 * line; `undefined` when there is none.
 */
export function narrowed({ ways, ends }: LineNet, masks: readonly number[]): number[] | undefined {
  const places = ways.length
  const length = masks.length
  const reached = new Uint8Array(places * (length + 1))
  reached[0] = 1
  for (let at = 0; at < length; at++)
    for (let place = 0; place < places; place++) {
      if (!reached[at * places + place]) continue
      const next = ways[place]!
      for (let way = 0; way < next.length; way += 2)
        if (masks[at]! & (1 << next[way]!)) reached[(at + 1) * places + next[way + 1]!] = 1
    }
  const found = masks.map(() => 0)
  let alive = new Uint8Array(places)
  for (let place = 0; place < places; place++)
    if (reached[length * places + place] && ends[place]) alive[place] = 1
  if (!alive.includes(1)) return undefined
  for (let at = length - 1; at >= 0; at--) {
    const before = new Uint8Array(places)
    for (let place = 0; place < places; place++) {
      if (!reached[at * places + place]) continue
      const next = ways[place]!
      for (let way = 0; way < next.length; way += 2) {
        const bit = 1 << next[way]!
        if (!(masks[at]! & bit) || !alive[next[way + 1]!]) continue
        before[place] = 1
        found[at]! |= bit
      }
    }
    alive = before
  }
  return found
}
