import { stepFrom, WAYS, type PushState } from './push-rules.ts'

/** A walk over all remaining floor: narrow places first, never isolating a piece. */
export function sinkingLine(
  { columns, floor, crabs }: PushState,
  most: number,
): readonly number[] | undefined {
  const left = new Set(
    Array.from(floor, (_, cell) => cell).filter((cell) => floor[cell] === ' ' && cell !== crabs[0]),
  )
  const line: number[] = []
  let looked = 0
  const exits = (cell: number) =>
    WAYS.flatMap((step, way) => {
      const to = stepFrom({ columns, floor }, cell, step)
      return left.has(to) ? [{ way, to }] : []
    })
  const isWhole = (from: number) => {
    const seen = new Set([from])
    for (const cell of seen) for (const { to } of exits(cell)) seen.add(to)
    return seen.size === left.size + 1
  }
  const dig = (cell: number): boolean => {
    if (left.size === 0) return true
    if (++looked > most || !isWhole(cell)) return false
    const open = exits(cell).map((exit) => ({ ...exit, onward: exits(exit.to).length }))
    for (const { way, to } of open.sort((one, other) => one.onward - other.onward)) {
      left.delete(to)
      line.push(way)
      if (dig(to)) return true
      line.pop()
      left.add(to)
    }
    return false
  }
  return dig(crabs[0]!) ? line : undefined
}
