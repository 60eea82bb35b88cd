import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { callsByModule } from '#apps/server/calls.ts'
import type { Call } from '#kit/contract/call.ts'
import { errorCatalogue } from '#kit/errors/catalogue.ts'

const ROOT = join(import.meta.dirname, '..')
export const CALLS_PAGE = join(ROOT, 'docs/calls.md')

const INTRODUCTION = `# Calls

Made from the contracts by \`node scripts/calls-page.ts\`; a test keeps it in step. Every call is \`POST /api/<path>\` with
\`{id, params, head}\` and answers \`{id, result, error}\`. Who: P anybody, V any token, O signed in with a provider.
Repeat: R changes nothing, S ends in the same state, K needs \`head.opId\` and has its effect once. Names are those of the
wire; a \`?\` marks what may be missing, *moment* is whole seconds since the epoch. Any call may also answer 100001, 100003
and 100500, one with a token 101005 and 100004; signed-in answers carry \`serverTime\`.
`

const WHO = { anyone: 'P', visitor: 'V', member: 'O' } as const
const REPEAT = { read: 'R', safe: 'S', keyed: 'K' } as const

/** The generated page about all calls. */
export function callsPage(): string {
  const modules = Object.entries(callsByModule).map(([name, calls]) => {
    const notes = notesOf(name)
    const parts = Object.entries(calls).map(([call, contract]) => callPart(contract, notes.get(call) ?? ''))
    return `## ${name}\n\n${parts.join('\n')}`
  })
  return `${INTRODUCTION}\n${modules.join('\n')}`
}

/** The comments in the contracts, which types do not carry. */
function notesOf(module: string): Map<string, string> {
  const files = globSync(`modules/${module}/{calls,shapes}.ts`, { cwd: ROOT })
  const source = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(\w+): defineCall\(/g)
  return new Map([...found].map(([, note, name]) => [name!, note!.replace(/\s*\n\s*\*\s*/g, ' ').trim()]))
}

function callPart(call: Call, note: string): string {
  const refusals = call.refusals.map((name) => `${errorCatalogue[name]} ${name}`).join(', ')
  const lines = [
    `### ${call.wire}`,
    '',
    note,
    '',
    `- ${WHO[call.access]} · ${REPEAT[call.repeat]}`,
    `- params \`${shapeOf(call.params)}\``,
    `- result \`${shapeOf(call.result)}\``,
    ...(refusals ? [`- refusals ${refusals}`] : []),
    '',
  ]
  return lines.join('\n')
}

interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly 'x-wire-names'?: Readonly<Record<string, string>>
  readonly 'x-wire-numbers'?: Readonly<Record<string, number>>
  readonly 'x-wire-seconds'?: true
}

function shapeOf(schema: TSchema): string {
  const shape = schema as Shape
  if (shape.anyOf) return shape.anyOf.map(shapeOf).join(' | ')
  if (shape['x-wire-seconds']) return 'moment'
  const numbers = shape['x-wire-numbers']
  if (numbers)
    return Object.entries(numbers)
      .map(([name, number]) => `${number} ${name}`)
      .join(' | ')
  if (shape.items) return `[${shapeOf(shape.items)}]`
  if (!shape.properties) return shape.type ?? 'anything'
  const fields = Object.entries(shape.properties).map(([name, field]) => {
    const optional = shape.required?.includes(name) ? '' : '?'
    return `${shape['x-wire-names']?.[name] ?? name}${optional}: ${shapeOf(field)}`
  })
  return fields.length > 0 ? `{${fields.join(', ')}}` : '{}'
}

if (import.meta.main) writeFileSync(CALLS_PAGE, callsPage())
