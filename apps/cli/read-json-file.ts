import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { usageError, type CommandRefusal } from './command.ts'

/** Parses a JSON file, or says what is wrong; `value` distinguishes it from a refusal. */
export function readJsonFile<Shape extends TSchema>(
  file: string,
  shape: Shape,
): { readonly value: Static<Shape> } | CommandRefusal {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return usageError(`${file} cannot be read`)
  }
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return usageError(`${file} is not JSON`)
  }
  if (Value.Check(shape, given)) return { value: given }
  const [fault] = Value.Errors(shape, given)
  const wrong = fault?.keyword === 'boolean' ? 'is not known' : (fault?.message ?? 'is wrong')
  return usageError(`${file}: ${fault?.instancePath || 'the whole'} ${wrong}`)
}
