import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Whether something that was kept or sent has a shape. */
export const fits = <Shape extends TSchema>(shape: Shape, given: unknown): given is Static<Shape> =>
  Value.Check(shape, given)

/** What is wrong with it, in words for operators; nothing when it fits. */
export function misfit(shape: TSchema, given: unknown): string | undefined {
  if (Value.Check(shape, given)) return undefined
  const [fault] = Value.Errors(shape, given)
  return `${fault?.instancePath || 'the whole'} ${fault?.message ?? 'is wrong'}`
}
