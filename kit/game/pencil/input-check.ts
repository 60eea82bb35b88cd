import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { Input, State } from './state.ts'

/** Whether untrusted data is an input of this board. */
export function isPencilInput(sim: Sim<Input>, input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  const { kind, cell, value, on } = input as Partial<Record<'kind' | 'cell' | 'value' | 'on', unknown>>
  const { puzzle } = (sim as TurnSim<State, Input>).state
  if (!isWithin(cell, 0, puzzle.solution.length - 1)) return false
  if (kind === 'check') return typeof on === 'boolean'
  if (kind === 'erase' || kind === 'hint') return true
  return (kind === 'put' || kind === 'note') && isWithin(value, puzzle.lowest, puzzle.highest)
}

const isWithin = (value: unknown, lowest: number, highest: number) =>
  Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest
