import { createHash } from 'node:crypto'
import type { Change, Changing, Shown, Surroundings } from '#apps/cli/command.ts'
import { contextOn, makeChange, planChange, stateBefore } from '#apps/cli/make-change.ts'
import { differences } from '#apps/cli/tables.ts'
import type { Db } from '#kit/db/db.ts'
import type { StaffOperator } from '#modules/staff/server/index.ts'
import { inWords, openAdmission, refused, type Refused } from './admission.ts'
import type { ConsoleParts } from './console-parts.ts'
import type { CommandInput } from './command-input.ts'
import { CONSOLE_HOST } from './note.ts'
import type { OwnFiles } from './own-files.ts'

/** A change's dry run, as shown. */
export interface Planned {
  readonly ok: true
  readonly kind: 'planned'
  readonly change: Change
  readonly digest: string
}

export interface Agreement {
  readonly digest: string
  readonly first: NonNullable<Parameters<typeof makeChange>[2]['first']>
  readonly because?: string
}

/** Runs commands for an operator: with their role, their name in the audit log, and the rules about targets. */
export function openCommandRunner(parts: ConsoleParts, ownFiles: OwnFiles) {
  const { database, clock } = parts
  const { db } = database

  const surroundingsOf = (operator: StaffOperator): Surroundings => ({
    withDb: (work) => work(db),
    withDatabase: (work) => work(database),
    dataFolder: parts.dataFolder,
    now: clock,
    keys: parts.keys,
    operator: operator.name,
    host: CONSOLE_HOST,
    publicUrl: parts.publicUrl,
    gamesUrl: parts.gamesUrl,
    consoleUrl: new URL(parts.settings.url).origin,
    catalogue: () => parts.catalogue,
    cloudGames: parts.cloudGames,
    out: process.stderr,
  })

  const { entered, noteRefusal, untouchable, saidNo } = openAdmission(parts, ownFiles)

  /** Tries a change for an operator. */
  async function plan(
    operator: StaffOperator,
    given: CommandInput,
  ): Promise<Planned | Refused | { ok: true; kind: 'same'; text: string }> {
    const run = await entered(operator, given)
    if (!run.ok) return run
    const { command, folder } = run
    try {
      if (command.kind !== 'change') return refused('unknown')
      const change = await planChange(
        command,
        { input: run.input, surroundings: surroundingsOf(operator) },
        db,
      )
      if (!change.ok) return saidNo(operator, command.name, change)
      if ('isSame' in change) return { ok: true, kind: 'same', text: change.text }
      const refusal = await untouchable(operator, command.name, change)
      if (refusal) return refusal
      return { ok: true, kind: 'planned', change, digest: digestOf(operator.operatorId, given, change) }
    } finally {
      folder.close()
    }
  }

  /** Makes a confirmed change, in the name of the operator who planned it. */
  async function make(operator: StaffOperator, given: CommandInput, { digest, first, because }: Agreement) {
    const run = await entered(operator, given)
    if (!run.ok) return run
    try {
      const surroundings = surroundingsOf(operator)
      const done = await makeChange(
        run.command as Changing,
        { input: run.input, surroundings, line: run.line },
        {
          db,
          isAgreed: (change) => digestOf(operator.operatorId, given, change) === digest,
          first,
          ...(because ? { because } : {}),
        },
      )
      return done.ok ? done : saidNo(operator, run.command.name, done)
    } finally {
      run.folder.close()
    }
  }

  /** Runs a command that reads. */
  async function read(operator: StaffOperator, given: CommandInput): Promise<Shown | Refused> {
    const run = await entered(operator, given)
    if (!run.ok) return run
    try {
      if (run.command.kind !== 'read') return refused('unknown')
      const seen = await run.command.read(contextOn<Db>(db, surroundingsOf(operator)), run.input)
      return seen.ok ? seen : inWords(seen)
    } finally {
      run.folder.close()
    }
  }

  return { entered, noteRefusal, plan, make, read, surroundingsOf, closeLater: ownFiles.closeLater }
}

export type CommandRunner = ReturnType<typeof openCommandRunner>

/** Sorted, because forms and the database have their own orders. */
const sorted = (words: Readonly<Record<string, string>>) => Object.entries(words).toSorted()

const digestOf = (operatorId: number, { command, words, options, files }: CommandInput, change: Change) => {
  const named = files.map(({ name, content }) => [name, content])
  const whole = [operatorId, command, sorted(words), sorted(options), named, stateBefore(change)]
  return createHash('sha256').update(JSON.stringify(whole)).digest('base64url')
}

/** What a plan is shown as. */
export const shownChange = ({ subject, text, before, after, warnings = [] }: Change) => ({
  subject,
  text,
  warnings,
  differences: differences(before, after).map((line) => line.trim()),
})
