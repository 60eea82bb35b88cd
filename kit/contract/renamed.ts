import { fromEpochSeconds, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import { Type, type TObject, type TProperties, type TSchema } from 'typebox'

const WIRE_NAMES = 'x-wire-names'
const WIRE_NUMBERS = 'x-wire-numbers'
const WIRE_SECONDS = 'x-wire-seconds'

/**
 * An object whose fields have other names on the wire: `renamed({ code: 'sellCode' }, { code: ListingCode })`.
 * The schema itself describes the object by our names; `toWire` and `fromWire` translate.
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

/** A moment here, whole seconds since the epoch on the wire. */
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

/** Our value as it travels. */
export const toWire = (schema: TSchema, value: unknown): unknown => translate(schema, value, 'out')
/** A travelled value under our names; what the schema does not know stays as it is, for the validator to judge. */
export const fromWire = (schema: TSchema, value: unknown): unknown => translate(schema, value, 'in')

function translate(schema: TSchema, value: unknown, way: 'in' | 'out'): unknown {
  const shaped = schema as Shaped
  if (shaped.anyOf) return value === null ? null : translateChoice(shaped.anyOf, value, way)
  if (shaped[WIRE_NUMBERS]) return translateName(shaped[WIRE_NUMBERS], value, way)
  if (shaped[WIRE_SECONDS]) return translateMoment(value, way)
  if (Array.isArray(value) && shaped.items) {
    const { items } = shaped
    return value.map((item) => translate(items, item, way))
  }
  if (!shaped.properties || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return translateFields(shaped.properties, shaped[WIRE_NAMES] ?? {}, value as Fields, way)
}

function translateFields(
  properties: Readonly<Record<string, TSchema>>,
  wireNames: Readonly<Record<string, string>>,
  value: Fields,
  way: 'in' | 'out',
): Fields {
  const pairs = Object.entries(properties).flatMap(([name, schema]) => {
    const wireName = wireNames[name] ?? name
    const [from, to] = way === 'in' ? [wireName, name] : [name, wireName]
    return Object.hasOwn(value, from) && value[from] !== undefined
      ? [[to, translate(schema, value[from], way)] as const]
      : []
  })
  return Object.fromEntries(pairs)
}

/** A union here is always "this or null", so the first branch that is not null fits. */
function translateChoice(branches: readonly TSchema[], value: unknown, way: 'in' | 'out'): unknown {
  const branch = branches.find((one) => (one as { type?: string }).type !== 'null')
  return branch ? translate(branch, value, way) : value
}

function translateName(
  numbers: Readonly<Record<string, number>>,
  value: unknown,
  way: 'in' | 'out',
): unknown {
  if (way === 'out') return numbers[value as string]
  return Object.keys(numbers).find((name) => numbers[name] === value) ?? value
}

function translateMoment(value: unknown, way: 'in' | 'out'): unknown {
  if (typeof value !== 'number') return value
  return way === 'out' ? toEpochSeconds(value as Instant) : fromEpochSeconds(value)
}
