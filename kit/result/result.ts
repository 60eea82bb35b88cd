/** The answer of a rule: either a value, or the name of the reason why not. */
export type Result<Value, Refusal extends string = never> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal; readonly data?: RefusalData }

/** What a refusal tells beside its name: the moment one may try again, the field that is wrong. */
export type RefusalData = Readonly<Record<string, string | number>>

export function ok<const Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<const Refusal extends string>(
  refusal: Refusal,
  data?: RefusalData,
): { ok: false; refusal: Refusal; data?: RefusalData } {
  return data ? { ok: false, refusal, data } : { ok: false, refusal }
}

/** Marks a branch the type checker has proved unreachable. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable value: ${JSON.stringify(value)}`)
}
