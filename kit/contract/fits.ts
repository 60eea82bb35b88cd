import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Whether a stored or received value matches a schema. */
export const fits = <Shape extends TSchema>(shape: Shape, given: unknown): given is Static<Shape> =>
  Value.Check(shape, given)

/** The mismatch, for operators; undefined when it matches. */
export function misfit(shape: TSchema, given: unknown): string | undefined {
  if (Value.Check(shape, given)) return undefined
  const [fault] = Value.Errors(shape, given)
  return `${fault?.instancePath || 'the whole'} ${fault?.message ?? 'is wrong'}`
}
