import type { Db } from '#kit/db/db.ts'
import { areaHelp, commandHelp, wholeHelp } from './command-help.ts'
import {
  usageError,
  type Change,
  type Changing,
  type Command,
  type Input,
  type CommandRefusal,
  type Same,
  type Shown,
  type Surroundings,
} from './command.ts'
import { confirmed } from './confirm.ts'
import { contextOn, makeChange, planChange, stateBefore, type ChangeRun } from './make-change.ts'
import { readInput } from './read-input.ts'
import { changeText } from './tables.ts'

/** Output, its stream, and the exit code. */
export interface Said {
  readonly text: string
  readonly code: 0 | 1 | 2
  readonly isTrouble: boolean
}

/** Of a reason, in letters. */
export const MOST_REASON = 500

const said = (text: string, code: Said['code'] = 0): Said => ({ text, code, isTrouble: false })
const json = (facts: unknown) => JSON.stringify(facts, undefined, 2)

/** Runs a command line by the table of commands. */
export async function runLine(
  commands: readonly Command[],
  line: readonly string[],
  surroundings: Surroundings,
): Promise<Said> {
  const [area = '', verb] = line
  if (area === '' || area === 'help' || area === '--help') return said(wholeHelp(commands))
  const ofArea = commands.filter(({ name }) => name.split(' ')[0] === area)
  if (ofArea.length === 0) return trouble(`portal: there is no "${area}"; see portal --help`)
  const lone = ofArea.find(({ name }) => name === area)
  const command = lone ?? ofArea.find(({ name }) => name === `${area} ${verb}`)
  if (!command) {
    if (verb === undefined || verb === '--help') return said(areaHelp(ofArea))
    return trouble(`portal ${area}: there is no "${verb}"; see portal ${area} --help`)
  }
  const input = readInput(command, line.slice(lone ? 1 : 2))
  if (!input.ok) return refused(command, input, line.includes('--json'))
  if (input.has('help')) return said(commandHelp(command))
  return runCommand(command, { input, surroundings, line: `portal ${line.map(quoted).join(' ')}` })
}

async function runCommand(command: Command, run: ChangeRun): Promise<Said> {
  const { input, surroundings } = run
  if (command.kind === 'change') return surroundings.withDb((db) => runChange(command, run, db))
  const outcome =
    command.kind === 'work'
      ? await command.work(surroundings, input)
      : await surroundings.withDb((db) => command.read(contextOn(db, surroundings), input))
  return outcome.ok ? printed(outcome, input) : refused(command, outcome, input.has('json'))
}

const printed = ({ text, facts, isBad }: Shown, input: Input): Said =>
  said(input.has('json') ? json(facts) : text, isBad ? 1 : 0)

/** Dry run, display, confirmation, then the change: in one transaction with its audit entry. */
async function runChange(command: Changing, run: ChangeRun, db: Db): Promise<Said> {
  const { input, surroundings } = run
  const isJson = input.has('json')
  if ([...(input.options['reason'] ?? '')].length > MOST_REASON)
    return refused(command, usageError(`--reason has at most ${MOST_REASON} letters`), isJson)
  const planned = await planChange(command, run, db)
  if (!planned.ok) return refused(command, planned, isJson)
  if ('isSame' in planned) return toldSame(planned, isJson)
  if (input.has('dry-run'))
    return said(isJson ? json({ isDone: false, ...factsOf(planned) }) : changeText(planned, 'Would be done'))
  const going = await confirmed(surroundings, input, changeText(planned, 'To be done'))
  if (!going.ok) return refused(command, going, isJson)
  const done = await makeChange(command, run, {
    db,
    isAgreed: (made) => stateBefore(made) === stateBefore(planned),
  })
  if (!done.ok) return refused(command, done, isJson)
  if ('isSame' in done) return toldSame(done, isJson)
  const { actionId, told } = done
  const text = [changeText(done, 'Done'), ...(told ? [told] : [])].join('\n')
  return said(isJson ? json({ isDone: true, actionId, ...factsOf(done), ...(told ? { told } : {}) }) : text)
}

const toldSame = ({ text }: Same, isJson: boolean) =>
  said(isJson ? json({ isDone: false, isSame: true, text }) : text)

const factsOf = ({ subject, before, after, text, warnings = [] }: Change) => ({
  subject,
  before,
  after,
  text,
  warnings,
})

const trouble = (text: string, code: Said['code'] = 2): Said => ({ text, code, isTrouble: true })

function refused({ name }: Command, { code, why }: CommandRefusal, isJson: boolean): Said {
  if (isJson) return said(json({ refused: why }), code)
  const hint = code === 2 ? `; see portal ${name} --help` : ''
  return trouble(`portal ${name}: ${why}${hint}`, code)
}

/** Quotes a word for a shell. */
export const quoted = (word: string) => (/^[\w.:/#@=-]+$/.test(word) ? word : JSON.stringify(word))
