import { Type, type Static } from 'typebox'
import { usageError, type Command, type Input, type CommandRefusal } from '#apps/cli/command.ts'
import { optionsOf, readInput } from '#apps/cli/read-input.ts'
import { quoted } from '#apps/cli/run-command.ts'

const Word = Type.String({ maxLength: 2000 })

/** A command with the values of a form. */
export const CommandInput = Type.Object({
  command: Type.String({ maxLength: 60 }),
  words: Type.Record(Type.String({ maxLength: 40 }), Word),
  options: Type.Record(Type.String({ maxLength: 40 }), Word),
  /** The operator's files, in base64. */
  files: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[\\w][\\w. -]{0,99}$' }),
      content: Type.String(),
    }),
    { maxItems: 50 },
  ),
})
export type CommandInput = Static<typeof CommandInput>

/** Terminal options that the console replaces. */
const OF_TERMINALS = ['json', 'help', 'yes']
const isOfTerminals = (command: Command, name: string) =>
  OF_TERMINALS.includes(name) || (command.kind === 'change' && name === 'dry-run')

/** The options shown in a form: all except terminal ones. */
export const shownOptions = (command: Command) =>
  Object.entries(optionsOf(command)).filter(([name]) => !isOfTerminals(command, name))

export interface ParsedInput {
  readonly ok: true
  readonly input: Input
  /** The equivalent command line. */
  readonly line: string
}

/** Parses a form with the command line's parser, for identical refusals. */
export function parseInput(
  command: Command,
  given: Pick<CommandInput, 'words' | 'options'>,
): ParsedInput | CommandRefusal {
  const foreign = Object.keys(given.options).find((name) => isOfTerminals(command, name))
  if (foreign !== undefined) return usageError(`--${foreign} is for terminals`)
  const known = optionsOf(command)
  const strange = Object.keys(given.options).find((name) => !Object.hasOwn(known, name))
  if (strange !== undefined) return usageError(`there is no --${strange}`)
  const options = Object.entries(given.options)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (known[name]!.value ? `--${name}=${value}` : `--${name}`))
  const names = (command.args ?? []).map(({ name }) => name)
  const unknown = Object.keys(given.words).find((name) => !names.includes(name))
  if (unknown !== undefined) return usageError(`there is no ${unknown}`)
  const words = (command.args ?? []).flatMap(({ name, isMany }) => {
    const word = (given.words[name] ?? '').trim()
    return isMany ? word.split(/\s+/).filter(Boolean) : [word]
  })
  while (words.at(-1) === '') words.pop()
  const isTold = command.kind === 'work' && 'yes' in known ? ['--yes'] : []
  const input = readInput(command, [...options, ...isTold, '--', ...words])
  if (!input.ok) return input
  const line = ['portal', ...command.name.split(' '), ...words, ...options].map(quoted).join(' ')
  return { ok: true, input, line }
}
