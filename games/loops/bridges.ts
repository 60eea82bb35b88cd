import { besides, SIDES, stepFrom, type Board } from '#kit/game/pencil/board.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import type { Draft } from './drafts.ts'
import { netOf } from './model.ts'
import type { Clue } from './puzzle.ts'

const DOUBLE_SHARE = 0.42

/** Islands that grow from bridge to bridge; sometimes a bridge leads back to an existing one. */
export function bridgesDraft(board: Board, random: Random): Draft | undefined {
  const { columns, rows } = board
  const wanted = Math.round(columns * rows * 0.26)
  const islands = [pickIndex(columns * rows, random)]
  const sea = new Set<number>()
  const bridges = new Map<string, number>()
  for (let attempt = 0; attempt < 400 && islands.length < wanted; attempt++) {
    const from = pickOne(islands, random)
    const step = pickOne(SIDES, random)
    const length = 2 + pickIndex(3, random)
    const way: number[] = []
    let at = stepFrom(board, from, step)
    while (at !== undefined && way.length < length - 1 && !sea.has(at) && !islands.includes(at)) {
      way.push(at)
      at = stepFrom(board, at, step)
    }
    if (at === undefined || way.length === 0 || sea.has(at)) continue
    const isNew = !islands.includes(at)
    if (isNew && (way.length < length - 1 || besides(board, at).some((cell) => islands.includes(cell))))
      continue
    if (bridges.has(nameOf(from, at))) continue
    if (isNew) islands.push(at)
    for (const cell of way) sea.add(cell)
    bridges.set(nameOf(from, at), random() < DOUBLE_SHARE ? 2 : 1)
  }
  if (islands.length < wanted * 0.8) return undefined
  islands.sort((one, other) => one - other)
  const net = netOf({ kind: 'bridges', ...board, islands })
  const solution = net.edges.map(([one, other]) => bridges.get(nameOf(islands[one]!, islands[other]!)) ?? 0)
  const fixed = islands.map((_, at): Clue => {
    return { kind: 'isle', at, value: net.at[at]!.reduce((sum, edge) => sum + solution[edge]!, 0) }
  })
  return { solution, islands, fixed, spare: [] }
}

const nameOf = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`)
