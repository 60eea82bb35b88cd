import type { SavedRecord, SavedRun } from '../model.ts'
import { documentText } from './document.ts'
import { LARGEST_UNPACKED } from './limits.ts'
import { shapeOf } from './shape.ts'

/**
 * A record for a place that may not hold all of it, each lighter than the one before: whole, without the proof of its run, without that
 * of the runs that wait for a choice, and without these. None that the server would not unpack.
 */
export function* lighterOf(record: SavedRecord): Generator<SavedRecord> {
  const { others, ...decided } = { ...record, ...withoutInputs(record) }
  const waiting = others && { others: others.map((other) => ({ ...other, ...withoutInputs(other) })) }
  const unproved = others ? { ...decided, others } : decided
  for (const lighter of [record, unproved, { ...decided, ...waiting }, decided]) {
    const text = documentText({ record: lighter })
    if (shapeOf(text) === 'fits' && bytesOf(text) <= LARGEST_UNPACKED) yield lighter
  }
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

function withoutInputs({ run }: { readonly run?: SavedRun }): { readonly run?: SavedRun } {
  if (!run) return {}
  const { inputs: _inputs, ...unproved } = run
  return { run: unproved }
}
