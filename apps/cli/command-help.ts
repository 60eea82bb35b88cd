import type { Argument, Command } from './command.ts'
import { optionsOf } from './read-input.ts'

const INTRODUCTION = `portal: the command line of the operator

It works with the database of the server (DATABASE_URL, or the embedded one in DATA_DIR), whether the server runs or not; a
running one notices within seconds. Every change is shown, asked for and written down ("portal audit list").`

const usageOf = ({ name, args = [] }: Command) => ['portal', name, ...args.map(shownArgument)].join(' ')

function shownArgument({ name, isOptional, isMany }: Argument): string {
  const word = isMany ? `${name} …` : name
  return isOptional ? `[${word}]` : word
}

function listed(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usageOf(command).length)) + 2
  return commands.map((command) => `  ${usageOf(command).padEnd(width)}${command.says}`).join('\n')
}

const areaOf = ({ name }: Command) => name.split(' ')[0]!

/** The commands by their area, in the order of the table. */
export const byArea = (commands: readonly Command[]): ReadonlyMap<string, readonly Command[]> =>
  Map.groupBy(commands, areaOf)

export function wholeHelp(commands: readonly Command[]): string {
  const areas = [...byArea(commands).values()].map(listed)
  return [INTRODUCTION, ...areas, 'More about one: portal AREA VERB --help'].join('\n\n')
}

export const areaHelp = (commands: readonly Command[]): string =>
  `${listed(commands)}\n\nMore about one: portal ${areaOf(commands[0]!)} VERB --help`

/** Everything about one command. */
export function commandHelp(command: Command): string {
  const { says, note, args = [], example } = command
  const options = Object.entries(optionsOf(command)).map(
    ([name, { value, says: meaning }]) => [value ? `--${name} ${value}` : `--${name}`, meaning] as const,
  )
  const rows = [...args.map(({ name, says: meaning }) => [name, meaning] as const), ...options]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return [
    `${usageOf(command)}\n  ${says}.`,
    ...(note ? [note] : []),
    rows.map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`).join('\n'),
    `Example: ${example}`,
  ].join('\n\n')
}

/** The generated page about all commands. */
export function commandsPage(commands: readonly Command[]): string {
  const parts = [...byArea(commands)].map(
    ([area, some]) => `## ${area}\n\n${some.map(commandPart).join('\n')}`,
  )
  return `${PAGE_INTRODUCTION}\n${parts.join('\n')}`
}

const PAGE_INTRODUCTION = `# The operator's commands

Made from the table of commands by \`node scripts/commands-page.ts\`; a test keeps it in step. They run on the server
(\`npx portal …\`), whether it serves or not. Every command has \`--help\` and \`--json\`. One that changes something also has
\`--dry-run\`, \`--yes\` and \`--reason TEXT\`: it shows what it would do, asks for a number (without a terminal it refuses unless
\`--yes\` is there) and is written down with who, where, when, before and after. It ends with 0, with 1 when the portal says no,
with 2 when the line makes no sense.
`

function commandPart(command: Command): string {
  const { says, note, args = [], options = {}, kind, example } = command
  const rows = [
    ...args.map(({ name, says: meaning }) => `- \`${name}\` ${meaning}`),
    ...Object.entries(options).map(
      ([name, { value, says: meaning }]) => `- \`--${name}${value ? ` ${value}` : ''}\` ${meaning}`,
    ),
  ]
  return [
    `### ${usageOf(command)}`,
    '',
    `${says}${kind === 'change' ? ' (a change)' : ''}.${note ? ` ${note}` : ''}`,
    '',
    ...(rows.length > 0 ? [...rows, ''] : []),
    `\`${example}\``,
    '',
  ].join('\n')
}
