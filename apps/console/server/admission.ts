import { usageError, type Change, type Command, type CommandRefusal } from '#apps/cli/command.ts'
import { COMMANDS } from '#apps/cli/commands.ts'
import { MOST_REASON } from '#apps/cli/run-command.ts'
import { mayUse, openStaff, whyNot, type StaffOperator } from '#modules/staff/server/index.ts'
import type { ConsoleParts, Why } from './console-parts.ts'
import { parseInput, type CommandInput, type ParsedInput } from './command-input.ts'
import { note } from './note.ts'
import type { OwnFiles, OwnFolder } from './own-files.ts'

export const findCommand = (name: string): Command | undefined => COMMANDS.find((one) => one.name === name)

/** A refusal of the console: with a reason of its own, or with the command's text. */
export interface Refused {
  readonly ok: false
  readonly why: Why
  readonly text?: string
}
export const refused = (why: Why, text?: string): Refused => ({ ok: false, why, ...(text ? { text } : {}) })
export const inWords = ({ why, isConflict }: CommandRefusal): Refused =>
  refused(isConflict ? 'conflict' : 'invalid', why)

const UNTOUCHABLE = {
  yourself: 'nobody decides about themselves',
  owner: 'only owners decide about owners',
  escalated: 'only owners decide what was sent up to them',
} as const

interface Entered extends ParsedInput {
  readonly command: Command
  readonly folder: OwnFolder
}

/** Checks who may do what to whom; refusals are logged. */
export function openAdmission(
  { database: { db }, clock }: Pick<ConsoleParts, 'database' | 'clock'>,
  ownFiles: OwnFiles,
) {
  /** The command and its input, if the role allows it; a refusal is logged. */
  async function entered(operator: StaffOperator, given: CommandInput): Promise<Entered | Refused> {
    const command = findCommand(given.command)
    if (!command) return refused('unknown')
    if (!mayUse(operator.role, command.name)) {
      await noteRefusal(operator, command.name, { refused: `the role ${operator.role} may not` })
      return refused('role')
    }
    if (command.kind === 'work' && command.onlyHere !== undefined)
      return refused('onlyHere', command.onlyHere)
    if ([...(given.options['reason'] ?? '')].length > MOST_REASON)
      return inWords(usageError(`--reason has at most ${MOST_REASON} letters`))
    const folder = ownFiles.folderFor(command, given)
    const read = parseInput(command, folder.given)
    if (!read.ok) {
      folder.close()
      return inWords(read)
    }
    // The audit log uses the operator's names.
    const shownLine = parseInput(command, given)
    return { ...read, command, folder, line: shownLine.ok ? shownLine.line : read.line }
  }

  const noteRefusal = (operator: StaffOperator, command: string, after: object, subject?: string) =>
    note(db, clock(), { operator: operator.name, command, after, ...(subject ? { subject } : {}) })

  /** Why this operator may not act on this target; logged. */
  async function untouchable(
    operator: StaffOperator,
    command: string,
    change: Change,
  ): Promise<Refused | undefined> {
    const owners = (await openStaff(db)).filter(({ role }) => role === 'owner')
    const why = whyNot(operator, change, owners)
    if (!why) return undefined
    await noteRefusal(operator, command, { refused: UNTOUCHABLE[why] }, change.subject)
    return refused(why)
  }

  /** A command's refusal; only a conflict with a newer version is logged. */
  async function saidNo(operator: StaffOperator, command: string, answer: CommandRefusal): Promise<Refused> {
    if (answer.isConflict) await noteRefusal(operator, command, { refused: answer.why })
    return inWords(answer)
  }

  return { entered, noteRefusal, untouchable, saidNo }
}
