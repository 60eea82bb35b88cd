import type { Random } from '#kit/random/random.ts'

const MOST_OF_A_FIELD = 40
const DEEPEST = 6

/** Values that answers had, by the names of their fields. */
export interface Pool {
  keep(result: unknown): void
  /** The params with some fields of a name that was seen filled with a value that exists. */
  mixInto(params: unknown): unknown
}

/** Remembers the latest values of each field. */
export function openPool(random: Random): Pool {
  const byName = new Map<string, unknown[]>()
  const any: unknown[] = []

  function note(name: string, value: unknown) {
    const values = byName.get(name) ?? []
    byName.set(name, values)
    put(values, value)
    put(any, value)
  }

  function put(values: unknown[], value: unknown) {
    if (values.length < MOST_OF_A_FIELD) values.push(value)
    else values[Math.floor(random() * MOST_OF_A_FIELD)] = value
  }

  function look(value: unknown, name: string, depth: number): void {
    if (depth > DEEPEST) return
    if (Array.isArray(value)) for (const one of value.slice(0, 5)) look(one, name, depth + 1)
    else if (typeof value === 'object' && value !== null)
      for (const [field, part] of Object.entries(value)) look(part, field, depth + 1)
    else if (typeof value === 'string' || typeof value === 'number') note(name, value)
  }

  const pick = (values: readonly unknown[] | undefined) =>
    values && values[Math.floor(random() * values.length)]

  return {
    keep: (result) => look(result, '', 0),
    mixInto(params) {
      if (typeof params !== 'object' || params === null || Array.isArray(params)) return params
      return Object.fromEntries(
        Object.entries(params).map(([name, value]) => {
          if (random() < 0.5) return [name, value]
          const known = pick(byName.get(name)) ?? (random() < 0.2 ? pick(any) : undefined)
          if (known === undefined) return [name, value]
          return [name, Array.isArray(value) ? [known] : known]
        }),
      )
    },
  }
}
