import { timestamp, type Db } from '#kit/db/db.ts'
import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { SIGN_INS_KEPT } from '../rules/session.ts'
import { HAND_OVER_CODES_KEPT_FOR } from './hand-over-store.ts'
import './tables.ts'

/** The account, its sessions, and the identities and devices that lead to it. */
export const accountPersonalData: PersonalData = {
  module: 'account',
  holdings: [
    {
      table: 'account',
      columns: ['id'],
      what: 'number, nickname, day of the first and hour of the last use; an age band (never the year) with the day it was asked; since and until when it is banned, why, and by whom',
      why: 'the account itself; rules for children; a ban can be appealed',
      keptFor: 'account',
      seenBy: 'everybody, number and nickname only',
      fate: 'blanked',
    },
    {
      table: 'account_device',
      columns: ['account_id'],
      what: 'devices as masks, with platform and network (/24 or /56; 30 days)',
      why: 'a visitor is found again without a form; limits a device',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'account_device_key',
      columns: ['account_id'],
      what: 'hashes of keys in browsers’ cookies',
      why: 'proof that a browser is the one that signed in before',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'account_appeal',
      columns: ['account_id'],
      what: 'what a player said against a ban, and the answer',
      why: 'another person looks at it',
      keptFor: 'account',
      seenBy: 'operators',
      fate: 'deleted',
    },
    {
      table: 'account_guarded_name',
      columns: ['account_id'],
      what: 'that nobody else may look like the account’s name',
      why: 'nobody is taken for somebody who is known',
      keptFor: 'account',
      seenBy: 'operators',
      fate: 'deleted',
    },
    {
      table: 'account_former_device',
      columns: ['account_id'],
      what: 'masks of devices that led to the account while it was a visitor’s',
      why: 'what is given once a device stays given',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'account_session',
      columns: ['account_id'],
      what: 'where the account is signed in: platform, language, network (/24 or /56; 30 days), a hash of the token',
      why: 'staying signed in; the list of places; finding abuse',
      keptFor: 'account',
      seenBy: 'operators',
      fate: 'deleted',
    },
    {
      table: 'account_sign_in',
      columns: ['account_id'],
      what: 'when the account signed in, on which platform, with which provider',
      why: 'support finds out whether somebody else used the account',
      keptFor: SIGN_INS_KEPT,
      seenBy: 'operators',
      fate: 'deleted',
    },
    {
      table: 'account_identity',
      columns: ['account_id'],
      what: 'the number of the player at a provider they sign in with; no name, no e-mail',
      why: 'signing in with a provider',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'account_hand',
      columns: ['account_id'],
      what: 'codes that carry a visitor into another browser, as hashes',
      why: 'going on in the installed app or another browser',
      keptFor: HAND_OVER_CODES_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const account = await db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return {
      number: account.id,
      kind: account.kind,
      nickname: account.nickname,
      nicknameChangedAt: dateOf(account.nickname_changed_at),
      createdAt: dateOf(account.created_at),
      lastUsedAt: dateOf(account.active_at),
      bannedUntil: dateOf(account.banned_until),
      bannedAt: dateOf(account.banned_at),
      bannedFor: account.banned_for,
      ageBand: account.age_band,
      erasesAt: dateOf(account.erases_at),
      devices: await listDevices(db, accountId),
      signedIn: await listSessions(db, accountId),
      signIns: await listSignIns(db, accountId),
      providers: await listProviders(db, accountId),
      guardedNames: await listGuarded(db, accountId),
      banAppeals: await listAppeals(db, accountId),
    }
  },

  async erase(tx, { accountId, now }) {
    const tables = [
      'account_device',
      'account_device_key',
      'account_former_device',
      'account_appeal',
      'account_guarded_name',
      'account_session',
      'account_sign_in',
      'account_identity',
      'account_hand',
    ] as const
    for (const table of tables) await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
    await tx
      .updateTable('account')
      .set({
        nickname: '',
        nickname_changed_at: null,
        age_band: null,
        age_asked_on: null,
        erases_at: null,
        leaves_because: null,
        banned_at: null,
        banned_by: null,
        banned_for: null,
        deleted_at: timestamp(now),
      })
      .where('id', '=', accountId)
      .execute()
  },
}

async function listAppeals(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('account_appeal')
    .select(['reason', 'text', 'made_at', 'state', 'answer'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ reason, text, made_at, state, answer }) => ({
    reason,
    text,
    madeAt: dateOf(made_at),
    state,
    answer,
  }))
}

async function listGuarded(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('account_guarded_name')
    .select(['name', 'guarded_at'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
  return rows.map(({ name, guarded_at }) => ({ name, guardedAt: dateOf(guarded_at) }))
}

async function listDevices(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('account_device')
    .select(['platform', 'network', 'seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at')
    .execute()
  return rows.map(({ platform, network, seen_at }) => ({ platform, network, seenAt: dateOf(seen_at) }))
}

async function listSignIns(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('account_sign_in')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('signed_in_at')
    .execute()
  return rows.map(({ signed_in_at, platform, os_family, provider }) => ({
    signedInAt: dateOf(signed_in_at),
    platform,
    system: os_family,
    provider,
  }))
}

async function listSessions(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('account_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute()
  return rows.map((row) => ({
    platform: row.platform,
    system: row.os_family,
    language: row.language,
    screenWidth: row.width_class,
    version: row.version,
    hoursFromUtc: row.utc_offset / 3600,
    network: row.network,
    startedAt: dateOf(row.started_at),
    seenAt: dateOf(row.seen_at),
    expiresAt: dateOf(row.expires_at),
  }))
}

async function listProviders(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('account_identity')
    .select(['provider', 'subject', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute()
  return rows.map(({ provider, subject, linked_at }) => ({
    provider,
    numberThere: subject,
    linkedAt: dateOf(linked_at),
  }))
}
