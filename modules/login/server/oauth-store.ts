import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, hours, type Instant } from '#kit/time/time.ts'
import type { Identity } from '#modules/account/model.ts'
import type { Merge } from '../calls.ts'
import type { OauthCode, RunningSignIn } from '../rules/oauth.ts'
import './tables.ts'

/** For this long an expired state or code is distinguished from an invented one. */
const KEPT_FOR = hours(1)

export interface NewState {
  readonly stateHash: string
  readonly browserHash: string
  readonly provider: string
  readonly origin: string
  readonly returnPath: string
  readonly isLink: boolean
  readonly endsAt: Instant
}

export async function insertState(db: Db, state: NewState): Promise<void> {
  await db
    .insertInto('login_state')
    .values({
      state_hash: state.stateHash,
      browser_hash: state.browserHash,
      provider: state.provider,
      origin: state.origin,
      return_path: state.returnPath,
      is_link: state.isLink,
      ends_at: timestamp(state.endsAt),
    })
    .execute()
}

/** Locks a sign-in in progress, so that only one callback counts. */
export async function lockState(
  tx: Tx,
  stateHash: string,
): Promise<(RunningSignIn & Pick<NewState, 'origin' | 'returnPath' | 'isLink'>) | undefined> {
  const row = await tx
    .selectFrom('login_state')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      browserHash: row.browser_hash,
      provider: row.provider,
      origin: row.origin,
      returnPath: row.return_path,
      isLink: row.is_link,
      endsAt: row.ends_at,
      usedAt: row.used_at,
    }
  )
}

export async function markStateUsed(tx: Tx, stateHash: string, now: Instant): Promise<void> {
  await tx
    .updateTable('login_state')
    .set({ used_at: timestamp(now) })
    .where('state_hash', '=', stateHash)
    .execute()
}

/** The result of a code, so that a retry gets the same answer. */
export interface CodeOutcome {
  readonly accountId: number
  readonly isNew: boolean
  readonly merge: Merge
}

export interface StoredCode extends OauthCode, Identity {
  readonly provider: string
  readonly isLink: boolean
  readonly outcome: CodeOutcome | null
}

export async function insertCode(
  db: Db,
  codeHash: string,
  { outcome: _none, ...code }: StoredCode,
): Promise<void> {
  await db
    .insertInto('login_code')
    .values({
      code_hash: codeHash,
      browser_hash: code.browserHash,
      provider: code.provider,
      issuer: code.issuer,
      subject: code.subject,
      origin: code.origin,
      is_link: code.isLink,
      ends_at: timestamp(code.endsAt),
    })
    .execute()
}

/** Locks a code until the transaction ends, so that it is used once. */
export async function lockCode(tx: Tx, codeHash: string): Promise<StoredCode | undefined> {
  const row = await tx
    .selectFrom('login_code')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { account_id: accountId, is_new: isNew, merge_state: state, boxes, cards } = row
  return {
    browserHash: row.browser_hash,
    provider: row.provider,
    issuer: row.issuer,
    subject: row.subject,
    origin: row.origin,
    isLink: row.is_link,
    endsAt: row.ends_at,
    outcome:
      accountId === null || isNew === null || state === null
        ? null
        : { accountId, isNew, merge: { state, boxes: boxes ?? 0, cards: cards ?? 0 } },
  }
}

export async function markCodeUsed(
  tx: Tx,
  codeHash: string,
  { accountId, isNew, merge }: CodeOutcome,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('login_code')
    .set({
      used_at: timestamp(now),
      account_id: accountId,
      is_new: isNew,
      merge_state: merge.state,
      boxes: merge.boxes,
      cards: merge.cards,
    })
    .where('code_hash', '=', codeHash)
    .execute()
}

/** Deletes finished sign-ins with the providers' data. */
export async function forgetOldSignIns(db: Db, now: Instant): Promise<void> {
  for (const table of ['login_state', 'login_code'] as const)
    await sql`delete from ${sql.ref(table)} where ends_at < ${timestamp(before(now, KEPT_FOR))}`.execute(db)
}
