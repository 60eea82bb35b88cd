import { createReadStream, rmSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type, type Static } from 'typebox'
import { byArea } from '#apps/cli/command-help.ts'
import { COMMANDS } from '#apps/cli/commands.ts'
import type { Command, Working } from '#apps/cli/command.ts'
import { after, type Instant } from '#kit/time/time.ts'
import {
  listPasskeys,
  listRecoveryCodes,
  mayUse,
  openSessionsOf,
  type StaffOperator,
  networksOf,
} from '#modules/staff/server/index.ts'
import type { CommandRunner } from './command-runner.ts'
import { refuse, type Authenticate, type ConsoleParts } from './console-parts.ts'
import { CommandInput, shownOptions } from './command-input.ts'
import { note } from './note.ts'
import { KEPT_FOR, type Written } from './own-files.ts'
import { Proof, type Proves } from './passkey-proofs.ts'

const RunId = Type.Object({ runId: Type.String({ maxLength: 26 }) })
const FileOf = Type.Object({
  runId: Type.String({ maxLength: 26 }),
  place: Type.Integer({ minimum: 0, maximum: 99 }),
})
const MOST_UPLOADED = 12 * 1024 * 1024
const Worked = Type.Intersect([CommandInput, Type.Object({ proof: Type.Optional(Proof) })])

/** A command as a form needs it. */
const shownCommand = (command: Command) => ({
  name: command.name,
  kind: command.kind,
  says: command.says,
  note: command.note ?? '',
  example: command.example,
  isFinal: command.kind === 'change' && command.isFinal === true,
  isSecret: command.kind === 'work' && command.isSecret === true,
  onlyHere: command.kind === 'work' ? (command.onlyHere ?? '') : '',
  args: command.args ?? [],
  options: shownOptions(command).map(([name, option]) => ({ name, ...option })),
})

export type ShownCommand = ReturnType<typeof shownCommand>

/** The commands that an operator may use, by area. */
export const commandsFor = ({ role }: Pick<StaffOperator, 'role'>) =>
  [...byArea(COMMANDS.filter(({ name }) => mayUse(role, name)))].map(([area, commands]) => ({
    area,
    commands: commands.map(shownCommand),
  }))

interface Tools {
  readonly runner: CommandRunner
  readonly authenticate: Authenticate
  readonly proves: Proves
}

/** The caller's role and commands, and running commands that read or work. */
export function serveCommands(
  app: FastifyInstance,
  parts: ConsoleParts,
  { runner, authenticate, proves }: Tools,
): void {
  const { clock } = parts
  const { db } = parts.database
  app.get('/api/me', async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { operator, session } = seat
    const { operatorId } = operator
    const codes = await listRecoveryCodes(db, operatorId)
    const sessions = await openSessionsOf(db, clock(), operator.operatorId)
    return {
      ok: true,
      name: operator.name,
      role: operator.role,
      areas: commandsFor(operator),
      codesLeft: codes.length,
      codes,
      passkeys: (await listPasskeys(db, operatorId)).map(({ handle, madeAt, usedAt }) => ({
        handle,
        madeAt,
        usedAt,
      })),
      sessions: sessions.map((one) => ({
        sessionId: one.sessionId,
        address: networksOf(one).join(', '),
        startedAt: one.startedAt,
        seenAt: one.seenAt,
        isThis: one.sessionId === session.sessionId,
      })),
    }
  })

  app.post('/api/read', { schema: { body: CommandInput } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const seen = await runner.read(seat.operator, request.body as CommandInput)
    if (!seen.ok) return refuse(reply, seen.why, seen.text)
    return { ok: true, text: seen.text, facts: seen.facts, isBad: seen.isBad ?? false }
  })
  serveRuns(app, parts, { runner, authenticate, proves })
}

interface Run {
  readonly operatorId: number
  readonly endsAt: Instant
  outcome: { readonly isBad: boolean; readonly text: string; readonly facts: unknown } | undefined
  files: readonly Written[]
  /** Can be downloaded once. */
  readonly isSecret: boolean
}

/** Long-running work: started by one request, polled by others. */
function serveRuns(
  app: FastifyInstance,
  { clock, keys, database: { db } }: ConsoleParts,
  { runner, authenticate, proves }: Tools,
): void {
  const runs = new Map<string, Run>()

  app.post('/api/work', { bodyLimit: MOST_UPLOADED, schema: { body: Worked } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { operator } = seat
    const given = request.body as CommandInput
    const entered = await runner.entered(operator, given)
    if (!entered.ok) return refuse(reply, entered.why, entered.text)
    if (entered.command.kind !== 'work') {
      entered.folder.close()
      return refuse(reply, 'unknown')
    }
    const { command, line, input, folder } = entered
    if (command.isSecret && !(await proves({ seat, purpose: `work ${command.name}` }, request, reply))) {
      folder.close()
      return reply
    }
    await note(db, clock(), {
      operator: operator.name,
      command: command.name,
      line,
      subject: `work ${command.name}`,
    })
    for (const [id, { endsAt }] of runs) if (endsAt < clock()) runs.delete(id)
    const runId = keys.id(clock())
    const run: Run = {
      operatorId: operator.operatorId,
      endsAt: after(clock(), KEPT_FOR),
      outcome: undefined,
      files: [],
      isSecret: command.isSecret ?? false,
    }
    runs.set(runId, run)
    void work(command, { operator, input }).then((outcome) => {
      run.files = folder.written()
      run.outcome = outcome
      runner.closeLater(folder)
    })
    return { ok: true, runId }
  })

  async function work(
    command: Working,
    { operator, input }: { operator: StaffOperator; input: Parameters<Working['work']>[1] },
  ) {
    try {
      const done = await command.work(runner.surroundingsOf(operator), input)
      if (!done.ok) return { isBad: true, text: done.why, facts: null }
      return { isBad: done.isBad ?? false, text: done.text, facts: done.facts }
    } catch (error) {
      app.log.error({ err: error }, 'Work of an operator failed')
      return { isBad: true, text: error instanceof Error ? error.message : String(error), facts: null }
    }
  }

  app.post('/api/work/ask', { schema: { body: RunId } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const run = runs.get((request.body as Static<typeof RunId>).runId)
    if (run?.operatorId !== seat.operator.operatorId) return refuse(reply, 'unknown')
    const files = run.files.map(({ name, bytes }) => ({ name, bytes }))
    return { ok: true, isOver: run.outcome !== undefined, ...run.outcome, files }
  })

  app.get('/api/work/file', { schema: { querystring: FileOf } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { runId, place } = request.query as Static<typeof FileOf>
    const run = runs.get(runId)
    const file = run?.operatorId === seat.operator.operatorId ? run.files[place] : undefined
    if (!file) return refuse(reply, 'unknown')
    return sendFile(reply, run!, file)
  })
}

/** A file of a command; one that holds secrets is sent once, and is gone. */
function sendFile(reply: FastifyReply, run: Run, { name, path }: Written) {
  const content = createReadStream(path)
  if (run.isSecret) {
    run.files = []
    content.on('close', () => rmSync(path, { force: true }))
  }
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type('application/octet-stream')
    .send(content)
}
