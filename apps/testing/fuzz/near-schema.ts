import fc, { type Arbitrary } from 'fast-check'
import { NASTY } from './nasty-values.ts'

/** The part of JSON Schema that contracts are written in. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

const LONGEST = 40
const nasty = fc.constantFrom(...NASTY)

/** Values that a schema lets in, as far as they can be guessed, and now and then one that it should not. */
export function nearSchema(schema: object): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema, false) },
    { weight: 6, arbitrary: fitting(schema, true) },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}

function fitting(schema: Schema, isSpoiled: boolean): Arbitrary<unknown> {
  const well = wellFormed(schema, isSpoiled)
  return isSpoiled ? fc.oneof({ weight: 5, arbitrary: well }, { weight: 1, arbitrary: nasty }) : well
}

function wellFormed(schema: Schema, isSpoiled: boolean): Arbitrary<unknown> {
  const { minimum = -1000, maximum = 2_147_483_647 } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, isSpoiled)))
  switch (schema.type) {
    case 'object':
      return fields(schema, isSpoiled)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, isSpoiled), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 6, 6),
      })
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return text(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ pattern, minLength = 0, maxLength = LONGEST }: Schema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) }
  return fc.oneof(fc.string({ ...length, unit: 'grapheme' }), fc.string({ ...length, unit: 'binary' }))
}

function fields({ properties = {}, required = [] }: Schema, isSpoiled: boolean): Arbitrary<unknown> {
  const all = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fitting(schema, isSpoiled)]),
  )
  return fc.record(all, { requiredKeys: isSpoiled ? [] : [...required] })
}
