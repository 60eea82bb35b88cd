import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ConsoleSettings } from '#apps/server/console-config.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Clock } from '#kit/time/time.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import type { CloudGames } from '#modules/cloud/server/index.ts'
import type { StaffOperator, StaffSession } from '#modules/staff/server/index.ts'

/** Dependencies of the console. */
export interface ConsoleParts {
  readonly settings: ConsoleSettings
  readonly database: Database
  readonly clock: Clock
  readonly keys: Keys
  /** The project's folder; `dist/console` below it holds the pages. */
  readonly root: string
  readonly dataFolder: string
  readonly publicUrl: string | undefined
  /** URL of the games server, whose games reviewers play in a frame. */
  readonly gamesUrl?: string | undefined
  readonly catalogue: Catalogue | undefined
  readonly cloudGames: CloudGames
}

/** Reasons of refusals; the page has a text for each. */
export type Why =
  | 'signedOut'
  | 'elsewhere'
  | 'moved'
  | 'role'
  | 'yourself'
  | 'owner'
  | 'escalated'
  | 'stale'
  | 'second'
  | 'invitation'
  | 'passkey'
  | 'code'
  | 'tooFast'
  | 'invalid'
  | 'foreign'
  | 'unknown'
  | 'onlyHere'
  | 'conflict'
  | 'fresh'
  | 'lastKey'

const STATUS: Readonly<Partial<Record<Why, number>>> = {
  signedOut: 401,
  elsewhere: 401,
  moved: 401,
  role: 403,
  yourself: 403,
  owner: 403,
  escalated: 403,
  second: 403,
  fresh: 403,
  conflict: 409,
  foreign: 403,
  tooFast: 429,
  unknown: 404,
}

/** Sends a refusal. */
export const refuse = (reply: FastifyReply, why: Why, text?: string) =>
  reply.code(STATUS[why] ?? 400).send({ ok: false, why, ...(text ? { text } : {}) })

/** The caller: an operator in a session. */
export interface Seat {
  readonly operator: StaffOperator
  readonly session: StaffSession
}

/** Identifies the caller, or answers that they are signed out. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Seat | undefined>
