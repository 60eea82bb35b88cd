import { join } from 'node:path'
import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction, inTrial } from '#kit/db/transaction.ts'
import { fetchPublic } from '#kit/server/public-fetch.ts'
import { openUploads } from '#modules/hosted/server/index.ts'
import { beginAction, noteAction } from '#modules/operator/server/index.ts'
import {
  conflict,
  type Change,
  type Changing,
  type CommandContext,
  type Input,
  type CommandRefusal,
  type Prepared,
  type Same,
  type Surroundings,
} from './command.ts'

/** The parameters of a change: the input, and the line for the audit log. */
export interface ChangeRun {
  readonly input: Input
  readonly surroundings: Surroundings
  readonly line: string
}

const uploadsOf = ({ dataFolder }: Surroundings) => openUploads(join(dataFolder, 'hosted'))
const NOTHING: Prepared = new Map()

interface Preparing extends Pick<ChangeRun, 'input' | 'surroundings'> {
  readonly db: Db
  readonly isTrial: boolean
}

/** Slow work outside the database happens before the transaction, which must not wait. */
const prepare = async (
  command: Changing,
  { input, surroundings, db, isTrial }: Preparing,
): Promise<Prepared | CommandRefusal> =>
  (await command.prepare?.({ context: contextOn(db, surroundings), input, isTrial })) ?? NOTHING

/** Builds a command's context from a database or a transaction. */
export function contextOn<Within extends Db>(
  db: Within,
  surroundings: Surroundings,
): CommandContext & { readonly db: Within } {
  const { keys, operator, host, cloudGames } = surroundings
  return {
    db,
    now: surroundings.now(),
    keys,
    operator,
    host,
    cloudGames,
    fetchPublic: surroundings.fetchPublic ?? fetchPublic,
    publicUrl: surroundings.publicUrl,
    consoleUrl: surroundings.consoleUrl,
    gamesUrl: surroundings.gamesUrl,
    uploads: uploadsOf(surroundings),
    catalogue: () => surroundings.catalogue(),
  }
}

/** Runs a change and rolls it back: what it would do, or why it cannot. */
export async function planChange(
  command: Changing,
  { input, surroundings }: Pick<ChangeRun, 'input' | 'surroundings'>,
  db: Db,
): Promise<Change | Same | CommandRefusal> {
  const prepared = await prepare(command, { input, surroundings, db, isTrial: true })
  if ('ok' in prepared) return prepared
  return inTrial(db, async (tx) => {
    await beginAction(tx)
    return command.change({ ...contextOn(tx, surroundings), prepared }, input)
  })
}

/** The state before, to detect changes since. */
export const stateBefore = ({ subject, before }: Pick<Change, 'subject' | 'before'>) =>
  JSON.stringify([subject, before])

export interface Agreed {
  readonly db: Db
  /** Whether the change equals what was shown. */
  isAgreed(done: Change): boolean
  /** Runs first in the transaction of the change; a refusal ends it. */
  readonly first?: (tx: Tx) => Promise<CommandRefusal | undefined>
  /** Appended to the reason in the audit log. */
  readonly because?: string
}

const changedMeanwhile = conflict('it has changed meanwhile: have another look')

/** Makes a confirmed change in one transaction with its audit entry. */
export async function makeChange(
  command: Changing,
  { input, surroundings, line }: ChangeRun,
  { db, isAgreed, first, because }: Agreed,
): Promise<(Change & { readonly actionId: number }) | Same | CommandRefusal> {
  if (command.prepare) {
    // A refusal must have no effect outside the database.
    const looked = await planChange(command, { input, surroundings }, db)
    if (!looked.ok || 'isSame' in looked) return looked
    if (!isAgreed(looked)) return changedMeanwhile
  }
  const prepared = await prepare(command, { input, surroundings, db, isTrial: false })
  if ('ok' in prepared) return prepared
  return inTransaction(db, async (tx) => {
    await beginAction(tx)
    const refused = await first?.(tx)
    if (refused) throw new Refused(refused)
    const context = { ...contextOn(tx, surroundings), prepared }
    const done = await command.change(context, input)
    if (!done.ok || 'isSame' in done) return done
    // Changes exactly what was shown and confirmed, or nothing.
    if (!isAgreed(done)) throw new Refused(changedMeanwhile)
    const reason = [done.reason, input.options['reason'], because].filter(Boolean).join('; ')
    const { operator, host, now } = context
    const act = { operator, host, now, command: command.name, line, reason }
    return { ...done, actionId: await noteAction(tx, act, done) }
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.answer
    throw error
  })
}

/** Rolls the transaction back. */
class Refused extends Error {
  override name = 'Refused'
  readonly answer: CommandRefusal
  constructor(answer: CommandRefusal) {
    super(answer.why)
    this.answer = answer
  }
}
