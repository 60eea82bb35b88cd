import { fromEpochSeconds, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import { Type, type TObject, type TProperties, type TSchema } from 'typebox'

const WIRE_NAMES = 'x-wire-names'
const WIRE_NUMBERS = 'x-wire-numbers'
const WIRE_SECONDS = 'x-wire-seconds'

/**
 * An object whose fields have other names on the wire: `renamed({ code: 'sellCode' }, { code: ListingCode })`. The schema describes
 * the object with our names; `toWire` and `fromWire` translate.
 */
export function renamed<Shape extends TProperties>(
  wireNames: { readonly [Field in keyof Shape]?: string },
  shape: Shape,
): TObject<Shape> {
  return Type.Object(shape, { [WIRE_NAMES]: wireNames })
}

/** Names here, numbers on the wire: `wireEnum({ free: 0, busy: 1, full: 2 })`. */
export function wireEnum<const Name extends string>(numbers: Readonly<Record<Name, number>>) {
  const names = Object.keys(numbers) as Name[]
  return Type.Unsafe<Name>({ enum: names, [WIRE_NUMBERS]: numbers })
}

/** An `Instant` in code, whole seconds since the epoch on the wire. */
export const wireMoment = () => Type.Unsafe<Instant>({ type: 'number', [WIRE_SECONDS]: true })

type Fields = Readonly<Record<string, unknown>>
interface Shaped {
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly [WIRE_NAMES]?: Readonly<Record<string, string>>
  readonly [WIRE_NUMBERS]?: Readonly<Record<string, number>>
  readonly [WIRE_SECONDS]?: true
}

/** Converts a value to its wire form. */
export const toWire = (schema: TSchema, value: unknown): unknown => waysOf(schema).out(value)
/** Converts a wire value to our names; unknown fields stay, for the validator to judge. */
export const fromWire = (schema: TSchema, value: unknown): unknown => waysOf(schema).in(value)

type Translate = (value: unknown) => unknown
type Ways = Readonly<Record<'out' | 'in', Translate>>

const same: Translate = (value) => value
const UNCHANGED: Ways = { out: same, in: same }

/** Cached per schema, because every call translates twice. */
const known = new WeakMap<TSchema, Ways>()

function waysOf(schema: TSchema): Ways {
  const made = known.get(schema) ?? makeWays(schema as Shaped)
  known.set(schema, made)
  return made
}

function makeWays(schema: Shaped): Ways {
  if (schema.anyOf) return choiceWays(schema.anyOf)
  if (schema[WIRE_NUMBERS]) return nameWays(schema[WIRE_NUMBERS])
  if (schema[WIRE_SECONDS]) return MOMENT_WAYS
  if (schema.items) return listWays(waysOf(schema.items))
  if (schema.properties) return fieldWays(schema.properties, schema[WIRE_NAMES] ?? {})
  return UNCHANGED
}

/** A union here is always "this or null", so use the first branch that is not null. */
function choiceWays(branches: readonly TSchema[]): Ways {
  const branch = branches.find((one) => (one as { type?: string }).type !== 'null')
  if (!branch) return UNCHANGED
  const ways = waysOf(branch)
  const unlessNull =
    (translate: Translate): Translate =>
    (value) =>
      value === null ? null : translate(value)
  return { out: unlessNull(ways.out), in: unlessNull(ways.in) }
}

function nameWays(numbers: Readonly<Record<string, number>>): Ways {
  const names = new Map<unknown, string>(Object.entries(numbers).map(([name, number]) => [number, name]))
  return { out: (value) => numbers[value as string], in: (value) => names.get(value) ?? value }
}

const MOMENT_WAYS: Ways = {
  out: (value) => (typeof value === 'number' ? toEpochSeconds(value as Instant) : value),
  in: (value) => (typeof value === 'number' ? fromEpochSeconds(value) : value),
}

function listWays(ways: Ways): Ways {
  const each = (translate: Translate): Translate =>
    translate === same ? same : (value) => (Array.isArray(value) ? value.map((one) => translate(one)) : value)
  return { out: each(ways.out), in: each(ways.in) }
}

function fieldWays(
  properties: Readonly<Record<string, TSchema>>,
  wireNames: Readonly<Record<string, string>>,
): Ways {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    wireName: wireNames[name] ?? name,
    ...waysOf(schema),
  }))
  return {
    out: translateFields(fields.map(({ name, wireName, out }) => [name, wireName, out])),
    in: translateFields(fields.map(({ name, wireName, in: into }) => [wireName, name, into])),
  }
}

function translateFields(fields: readonly (readonly [from: string, to: string, Translate])[]): Translate {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const given = value as Fields
    const translated: Record<string, unknown> = {}
    for (const [from, to, translate] of fields)
      if (Object.hasOwn(given, from) && given[from] !== undefined) translated[to] = translate(given[from])
    return translated
  }
}
