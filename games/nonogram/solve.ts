import { narrowed, netOf, type LineNet } from './line-net.ts'
import { blocksIn, cellsOf, type Clue, type Puzzle } from './puzzle.ts'

/** A line that reasoning may use. */
export interface Line {
  readonly index: number
  readonly cells: readonly number[]
  readonly net: LineNet
}

/** The outline of a puzzle: what its clues say, without its solution. */
export type Outline = Omit<Puzzle, 'solution'>

/** Lines whose clue says something. Behind a mirror only the left half is thought about. */
export function linesOf(outline: Outline): Line[] {
  const { columns, clues, isMirror } = outline
  const half = Math.ceil(columns / 2)
  return clues.flatMap((clue, index) => {
    if (clue.kind === 'none' || (isMirror && index >= half && index < columns)) return []
    const cells = cellsOf(outline, index)
    if (!isMirror || index < columns) return [{ index, cells, net: netOf(clue, cells.length) }]
    return [{ index, cells: cells.slice(0, half), net: halfNet(clue, half, columns) }]
  })
}

/** A row and its mirror image obey the row's clue: the blocks of the left half, the middle one cut at the axis. */
function halfNet(clue: Clue, half: number, columns: number): LineNet {
  const blocks = clue.kind === 'blocks' ? clue.blocks : []
  const crosses = blocks.length % 2 === 1
  const own = blocks.slice(0, Math.floor(blocks.length / 2))
  const middle = blocks[own.length]
  if (!crosses || !middle) {
    const net = netOf({ kind: 'blocks', blocks: own }, half)
    // With equally many blocks on each side, none is on the axis.
    return endingWith(net, 0)
  }
  const cut = Math.ceil((middle[0] + (columns % 2 === 0 ? 0 : 1)) / 2)
  return endingWith(netOf({ kind: 'blocks', blocks: [...own, [cut, middle[1]]] }, half), middle[1])
}

/** The same net for lines whose last cell has this colour. */
function endingWith({ ways, ends }: LineNet, colour: number): LineNet {
  const end = ways.length
  const onward = ways.map((way) => {
    const more: number[] = []
    for (let at = 0; at < way.length; at += 2)
      if (way[at] === colour && ends[way[at + 1]!]) more.push(colour, end)
    return [...way, ...more]
  })
  return { ways: [...onward, []], ends: [...ends.map(() => false), true] }
}

/** Possible colours of each cell, as bits. */
export type Masks = readonly number[]

export function openMasks({ columns, rows, colours }: Outline): number[] {
  return Array.from({ length: columns * rows }, () => 2 ** (colours + 1) - 1)
}

export const isDecided = (mask: number) => (mask & (mask - 1)) === 0
/** The colour of a decided cell. */
export const colourOf = (mask: number) => 31 - Math.clz32(mask)

/** Repeats line by line until nothing follows; `undefined` for contradictory clues. */
export function reasoned(lines: readonly Line[], start: Masks): number[] | undefined {
  const masks = [...start]
  const waiting = new Set(lines)
  const through = new Map<number, Line[]>()
  for (const line of lines)
    for (const cell of line.cells) through.set(cell, [...(through.get(cell) ?? []), line])
  for (const line of waiting) {
    waiting.delete(line)
    const found = narrowed(
      line.net,
      line.cells.map((cell) => masks[cell]!),
    )
    if (!found) return undefined
    for (const [at, cell] of line.cells.entries()) {
      if (masks[cell] === found[at]) continue
      masks[cell] = found[at]!
      for (const other of through.get(cell)!) if (other !== line) waiting.add(other)
    }
  }
  return masks
}

/** Cells that reasoning leaves open, in the half that counts; an empty list is a proof of the one solution. */
export function undecided(outline: Outline, solution: readonly number[]): number[] {
  const start = openMasks(outline)
  for (const cell of outline.given) start[cell] = 1 << solution[cell]!
  const masks = reasoned(linesOf(outline), start) ?? start
  const half = Math.ceil(outline.columns / 2)
  return [...masks.keys()].filter(
    (cell) => !isDecided(masks[cell]!) && !(outline.isMirror && cell % outline.columns >= half),
  )
}

/** Whether the colours of a line say exactly what its clue says. */
export function obeys(clue: Clue, line: readonly number[]): boolean {
  const blocks = blocksIn(line)
  if (clue.kind === 'none') return false
  if (clue.kind === 'total') {
    const total = line.reduce((sum, colour) => sum + (colour > 0 ? 1 : 0), 0)
    return total === clue.total && blocks.length === clue.groups
  }
  return (
    blocks.length === clue.blocks.length &&
    blocks.every(([length, colour], at) => {
      const [wanted, wantedColour] = clue.blocks[at]!
      return colour === wantedColour && (wanted === 0 || wanted === length)
    })
  )
}
