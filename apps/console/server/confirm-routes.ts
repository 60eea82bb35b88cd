import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import { refuseCommand } from '#apps/cli/command.ts'
import { COMMANDS } from '#apps/cli/commands.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import {
  countWaiting,
  endWaiting,
  findStaff,
  findWaitingConfirmation,
  insertConfirmation,
  letWait,
  listWaiting,
  lookAtShown,
  mayUse,
  openStaff,
  takeShown,
  type Waiting,
  type StaffOperator,
} from '#modules/staff/server/index.ts'
import { findCommand } from './admission.ts'
import { shownChange, type CommandRunner } from './command-runner.ts'
import { refuse, type Authenticate, type ConsoleParts } from './console-parts.ts'
import { CommandInput } from './command-input.ts'
import { note } from './note.ts'
import { Proof, type Proves } from './passkey-proofs.ts'

const Confirmed = Type.Object({
  token: Type.String({ pattern: '^[\\w-]{43}$' }),
  proof: Type.Optional(Proof),
})
const Decided = Type.Object({
  confirmationId: Type.String({ maxLength: 26 }),
  verdict: Type.Enum(['confirm', 'refuse']),
  proof: Type.Optional(Proof),
})
const Looked = Type.Object({ confirmationId: Type.String({ maxLength: 26 }) })

/** The menu shows no exact number above this. */
const MOST_COUNTED = 100
const MOST_UPLOADED = 12 * 1024 * 1024
const TRY_OPTIONS = { bodyLimit: MOST_UPLOADED, schema: { body: CommandInput } }

interface Tools {
  readonly runner: CommandRunner
  readonly authenticate: Authenticate
  readonly proves: Proves
}

/** The purpose of the passkey that a change needs: an open session alone must not change operators' access. */
const purposeOf = (command: string) =>
  command.startsWith('console ') ? { purpose: `confirm ${command}` } : undefined

/** Changes of the console: a dry run, a confirmation by the same operator, and by a second one if the change is final. */
export function serveChanges(app: FastifyInstance, parts: ConsoleParts, tools: Tools): void {
  const { runner, authenticate, proves } = tools
  const { clock, keys } = parts
  const { db } = parts.database

  /** Other operators who could confirm it. */
  const othersFor = async (operator: StaffOperator, command: string) =>
    (await openStaff(db)).filter((one) => one.operatorId !== operator.operatorId && mayUse(one.role, command))

  const needsSecond = async (operator: StaffOperator, name: string) => {
    const command = findCommand(name)
    if (command?.kind !== 'change' || !command.isFinal) return 'none'
    return (await othersFor(operator, name)).length > 0 ? 'needed' : 'alone'
  }

  app.post('/api/try', TRY_OPTIONS, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { operator } = seat
    const given = request.body as CommandInput
    const planned = await runner.plan(operator, given)
    if (!planned.ok) return refuse(reply, planned.why, planned.text)
    if (planned.kind === 'same') return planned
    const now = clock()
    const { change, digest } = planned
    const [token, confirmationId] = [keys.token(), keys.id(now)]
    await insertConfirmation(
      db,
      { confirmationId, key: token },
      {
        operatorId: operator.operatorId,
        command: given.command,
        given,
        digest,
        subject: change.subject,
        says: change.text,
      },
      now,
    )
    const second = await needsSecond(operator, given.command)
    return { ok: true, kind: 'planned', token, second, ...purposeOf(given.command), ...shownChange(change) }
  })

  app.post('/api/confirm', { schema: { body: Confirmed } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { operator } = seat
    const { token } = request.body as Static<typeof Confirmed>
    const now = clock()
    const shown = { key: token, operatorId: operator.operatorId, now }
    const stale = async () => {
      const after = { refused: 'the confirmation was used, is over, or was shown to somebody else' }
      await runner.noteRefusal(operator, 'console confirm', after)
      return refuse(reply, 'stale')
    }
    const looked = await lookAtShown(db, shown)
    if (!looked) return stale()
    const { command } = looked
    const asked = purposeOf(command)
    if (asked && !(await proves({ seat, ...asked }, request, reply))) return reply
    if ((await needsSecond(operator, command)) === 'needed') {
      const isWaiting = await inTransaction(db, async (tx) => {
        const taken = await takeShown(tx, shown)
        if (!taken) return false
        await letWait(tx, taken.confirmationId, now)
        const after = { waits: 'for a second operator' }
        await note(tx, now, { operator: operator.name, command, subject: taken.subject, after })
        return true
      })
      return isWaiting ? { ok: true, kind: 'waiting' } : stale()
    }
    const given = looked.given as CommandInput
    const again = await runner.plan(operator, given)
    if (!again.ok) return refuse(reply, again.why, again.text)
    const done = await runner.make(operator, given, {
      digest: looked.digest,
      first: async (tx) => ((await takeShown(tx, shown)) ? undefined : refuseCommand(USED)),
    })
    if (!done.ok) return 'why' in done && done.text === USED ? stale() : refuse(reply, done.why, done.text)
    return answerOf(done)
  })

  serveCount(app, parts, tools)
  serveSecond(app, parts, tools)
}

const USED = 'this was confirmed already'

const answerOf = (done: object) =>
  'isSame' in done
    ? { ok: true, kind: 'same', text: (done as { text?: string }).text }
    : { ok: true, kind: 'done', ...shownChange(done as never), told: (done as { told?: string }).told }

/** How many changes wait for this operator, for the menu. */
function serveCount(
  app: FastifyInstance,
  { clock, database: { db } }: ConsoleParts,
  { authenticate }: Tools,
): void {
  app.get('/api/waiting/count', async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { operatorId, role } = seat.operator
    const commands = COMMANDS.map(({ name }) => name).filter((name) => mayUse(role, name))
    return { ok: true, count: await countWaiting(db, { operatorId, commands, limit: MOST_COUNTED }, clock()) }
  })
}

/** Changes that wait for a second operator: a fresh dry run, then confirmed or refused by somebody else. */
function serveSecond(
  app: FastifyInstance,
  { clock, database: { db } }: ConsoleParts,
  { runner, authenticate, proves }: Tools,
): void {
  app.get('/api/waiting', async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const waiting = await listWaiting(db, clock())
    const mine = waiting.filter(({ command }) => mayUse(seat.operator.role, command))
    return { ok: true, list: await Promise.all(mine.map((one) => shownWaiting(one, seat.operator))) }
  })

  const shownWaiting = async (one: Waiting, operator: StaffOperator) => ({
    confirmationId: one.confirmationId,
    command: one.command,
    subject: one.subject,
    says: one.says,
    madeAt: one.madeAt,
    expiresAt: one.expiresAt,
    by: (await findStaff(db, one.operatorId))?.name ?? '',
    isMine: one.operatorId === operator.operatorId,
  })

  /** The waiting change with this id, and who planned it. */
  async function findWaiting(confirmationId: string) {
    const found = await findWaitingConfirmation(db, confirmationId, clock())
    const planner = found && (await findStaff(db, found.operatorId))
    return found && planner?.closedAt === null ? { found, planner } : undefined
  }

  app.post('/api/waiting/look', { schema: { body: Looked } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const waiting = await findWaiting((request.body as Static<typeof Looked>).confirmationId)
    if (!waiting || !mayUse(seat.operator.role, waiting.found.command)) return refuse(reply, 'stale')
    const planned = await runner.plan(waiting.planner, waiting.found.given as CommandInput)
    if (!planned.ok) return refuse(reply, planned.why, planned.text)
    const { command } = waiting.found
    return planned.kind === 'same'
      ? planned
      : { ok: true, kind: 'planned', ...purposeOf(command), ...shownChange(planned.change) }
  })

  app.post('/api/waiting/decide', { schema: { body: Decided } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { operator } = seat
    const { confirmationId, verdict } = request.body as Static<typeof Decided>
    const waiting = await findWaiting(confirmationId)
    if (!waiting) return refuse(reply, 'stale')
    const { found, planner } = waiting
    if (!mayUse(operator.role, found.command)) return refuse(reply, 'role')
    const decide = { confirmationId, by: operator.operatorId, now: clock() }
    if (verdict === 'refuse') {
      const ended = await inTransaction(db, (tx) => endWaiting(tx, { ...decide, state: 'refused' }))
      if (!ended) return refuse(reply, 'stale')
      await runner.noteRefusal(
        operator,
        found.command,
        { refused: `planned by ${planner.name}` },
        found.subject,
      )
      return { ok: true, kind: 'refused' }
    }
    // Otherwise an operator could create an account of their own to confirm with.
    const isFresh = operator.madeAt > found.madeAt
    if (operator.operatorId === found.operatorId || isFresh) {
      const after = { refused: isFresh ? 'came after it was planned' : 'who planned it cannot be the second' }
      await runner.noteRefusal(operator, found.command, after, found.subject)
      return refuse(reply, 'second')
    }
    const asked = purposeOf(found.command)
    if (asked && !(await proves({ seat, ...asked }, request, reply))) return reply
    // The same rules apply to whoever confirms as to whoever plans.
    const own = await runner.plan(operator, found.given as CommandInput)
    if (!own.ok) return refuse(reply, own.why, own.text)
    const done = await runner.make(planner, found.given as CommandInput, {
      digest: found.digest,
      because: `confirmed by ${operator.name}`,
      first: async (tx) =>
        (await endWaiting(tx, { ...decide, state: 'done' })) ? undefined : refuseCommand(USED),
    })
    return done.ok ? answerOf(done) : refuse(reply, done.why, done.text)
  })
}
