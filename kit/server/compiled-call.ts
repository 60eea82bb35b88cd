import { Compile } from 'typebox/compile'
import type { Call } from '#kit/contract/call.ts'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { Handler, ServedCall } from './handler.ts'

/** A call with its validators compiled once, at start. */
export interface CompiledCall {
  readonly call: Call
  readonly handler: Handler<Call>
  readParams(wireParams: unknown): Result<unknown, 'InvalidParams'>
  writeResult(result: unknown): Readonly<Record<string, unknown>>
}

export function compileCall({ call, handler }: ServedCall, checkResults: boolean): CompiledCall {
  const params = Compile(call.params)
  const result = checkResults ? Compile(call.result) : undefined
  const wireName = (field: string) => Object.keys(toWire(call.params, { [field]: '' }) as object)[0] ?? field

  return {
    call,
    handler,
    readParams(wireParams) {
      const value = fromWire(call.params, wireParams ?? {})
      const unstorable = fieldWithNul(value)
      if (unstorable) return refuse('InvalidParams', { field: wireName(unstorable) })
      if (params.Check(value)) return ok(value as unknown)
      return refuse('InvalidParams', { field: wireName(wrongField(params.Errors(value))) })
    },
    writeResult(value) {
      if (result && !result.Check(value)) {
        const [first] = result.Errors(value)
        throw new Error(`${call.wire} answers against its contract: ${first?.instancePath} ${first?.message}`)
      }
      return toWire(call.result, value) as Readonly<Record<string, unknown>>
    },
  }
}

/** The first field with a NUL character, which no database text can hold. */
const fieldWithNul = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([, part]) => holdsNul(part))?.[0]
    : undefined

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)

interface SchemaError {
  readonly instancePath: string
  readonly params: object
}

/** Our name of the first field that is missing or wrong. */
function wrongField([first]: readonly SchemaError[]): string {
  const [missing] = (first?.params as { requiredProperties?: string[] } | undefined)?.requiredProperties ?? []
  return first?.instancePath.split('/')[1] ?? missing ?? 'params'
}
