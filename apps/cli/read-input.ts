import { parseArgs } from 'node:util'
import { usageError, type Command, type Input, type CommandRefusal, type Option } from './command.ts'

const OF_ALL: Readonly<Record<string, Option>> = {
  json: { says: 'prints JSON for programs' },
  help: { says: 'prints this help' },
}

const OF_CHANGES: Readonly<Record<string, Option>> = {
  'dry-run': { says: 'dry run: shows what would change' },
  yes: { says: 'skips the confirmation' },
  reason: { says: 'the reason, for the audit log', value: 'TEXT' },
}

/** All options of a command: its own and the common ones. */
export const optionsOf = ({ kind, options = {} }: Command): Readonly<Record<string, Option>> => ({
  ...options,
  ...(kind === 'change' ? OF_CHANGES : {}),
  ...OF_ALL,
})

/** Parses a command line by its table entry; an error is one clear sentence. */
export function readInput(
  command: Command,
  given: readonly string[],
): (Input & { readonly ok: true }) | CommandRefusal {
  const options = optionsOf(command)
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values: Record<string, string> = {}
  const positionals: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option) return usageError(`there is no option ${token.rawName}`)
    if (token.name in values) return usageError(`${token.rawName} is given twice`)
    const value = token.value as string | undefined
    if (option.value === undefined && value !== undefined)
      return usageError(`${token.rawName} takes no value`)
    const isNone = value === undefined || value === '' || (!token.inlineValue && value.startsWith('--'))
    if (option.value !== undefined && isNone) return usageError(`${token.rawName} wants ${option.value}`)
    values[token.name] = value ?? ''
  }
  return readWords(command, positionals, values)
}

function readWords(
  { args = [] }: Command,
  positionals: readonly string[],
  options: Readonly<Record<string, string>>,
): (Input & { readonly ok: true }) | CommandRefusal {
  const words: Record<string, string> = {}
  const rest = [...positionals]
  let many: readonly string[] = []
  for (const { name, isOptional, isMany } of args) {
    if (isMany) many = rest.splice(0)
    const word = isMany ? many[0] : rest.shift()
    if ((word === undefined || word.trim() === '') && !isOptional && !('help' in options))
      return usageError(`${name} is missing`)
    if (word !== undefined) words[name] = word
  }
  if (rest.length > 0)
    return usageError(`there is nothing to do with "${rest[0]}"; put quotes around several words`)
  return { ok: true, words, many, options, has: (option) => option in options }
}
