import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Move } from './move.ts'

/** The harbour is six by six; the sailboat lies in the third row and leaves to the right. */
export const SIDE = 6
export const BOAT_ROW = 2

export interface Raft {
  readonly across: boolean
  readonly line: number
  readonly length: number
}

export interface RaftState {
  readonly kind: 'rafts'
  /** The first one is the sailboat. */
  readonly rafts: readonly Raft[]
  readonly at: readonly number[]
  readonly moves: number
  readonly par: number
}

type Harbour = Pick<RaftState, 'rafts' | 'at'>

const cellOf = ({ across, line }: Raft, place: number) => (across ? line * SIDE + place : place * SIDE + line)

export function cellsTaken({ rafts, at }: Harbour): Uint8Array {
  const taken = new Uint8Array(SIDE * SIDE)
  for (const [index, raft] of rafts.entries())
    for (let part = 0; part < raft.length; part++) taken[cellOf(raft, at[index]! + part)] = 1
  return taken
}

/** How far a raft can go back (negative) and forth. */
export function reach(state: Harbour, index: number, taken = cellsTaken(state)): readonly [number, number] {
  const raft = state.rafts[index]!
  const place = state.at[index]!
  let back = 0
  let forth = 0
  while (place + back - 1 >= 0 && !taken[cellOf(raft, place + back - 1)]) back--
  while (place + forth + raft.length < SIDE && !taken[cellOf(raft, place + forth + raft.length)]) forth++
  return [back, forth]
}

export function legalSlides(state: Harbour): readonly Move[] {
  const taken = cellsTaken(state)
  const moves: Move[] = []
  for (const index of state.rafts.keys()) {
    const [back, forth] = reach(state, index, taken)
    for (let steps = back; steps <= forth; steps++) if (steps !== 0) moves.push([index, steps])
  }
  return moves
}

export const isFree = ({ at, rafts }: Harbour) => at[0]! + rafts[0]!.length === SIDE

export function raftRules(first: RaftState): TurnRules<RaftState, Move> {
  return {
    start: () => first,
    step(state, [index, steps]) {
      const [back, forth] = reach(state, index)
      const go = Math.max(back, Math.min(forth, steps))
      if (go === 0) return { state, events: [{ kind: 'blocked', x: index }] }
      const next = { ...state, at: state.at.with(index, state.at[index]! + go), moves: state.moves + 1 }
      const kind = isFree(next) ? 'free' : index === 0 ? 'sail' : 'slide'
      const events: SimEvent[] = [{ kind, x: index, amount: go }]
      return { state: next, events }
    },
    legal: legalSlides,
    status: (state) => (isFree(state) ? 'won' : 'playing'),
    score: ({ moves }) => moves,
    progress: ({ at }) => at[0]! / (SIDE - 2),
  }
}

/** A harbour from its text: 36 cells, `A` is the sailboat, a dot is water; `moves:` before it is the shortest way. */
export function readHarbour(text: string): RaftState {
  const [par = '', cells = ''] = text.split(':')
  const letters = [...new Set(cells)].filter((letter) => letter !== '.').sort()
  const rafts: Raft[] = []
  const at: number[] = []
  for (const letter of letters) {
    const first = cells.indexOf(letter)
    const across = cells[first + 1] === letter && first % SIDE < SIDE - 1
    const row = Math.floor(first / SIDE)
    const length = [...cells].filter((other) => other === letter).length
    rafts.push({ across, line: across ? row : first % SIDE, length })
    at.push(across ? first % SIDE : row)
  }
  return { kind: 'rafts', rafts, at, moves: 0, par: parseInt(par, 36) }
}

export function writeHarbour({ rafts, at }: Harbour, par: number): string {
  const cells = Array<string>(SIDE * SIDE).fill('.')
  for (const [index, raft] of rafts.entries())
    for (let part = 0; part < raft.length; part++)
      cells[cellOf(raft, at[index]! + part)] = String.fromCharCode(65 + index)
  return `${par.toString(36)}:${cells.join('')}`
}
