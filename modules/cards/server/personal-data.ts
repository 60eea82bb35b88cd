import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import { dateOf, type Erasure, type PersonalData } from '#kit/server/personal-data.ts'
import { kindOf } from '../model.ts'
import { lockCards, moveCards, setCardState } from './card-store.ts'
import { EVENTS_KEPT_FOR } from './event-store.ts'
import './tables.ts'

/** An account's cards, boxes and their history. */
export const cardsPersonalData: PersonalData = {
  module: 'cards',
  holdings: [
    {
      table: 'card',
      columns: ['owner_id'],
      what: 'cards: kind, where each is, since when',
      why: 'the collection',
      keptFor: 'account',
      seenBy: 'whoever is shown a card by its owner',
      fate: 'moved',
    },
    {
      table: 'card_move',
      columns: ['from_id', 'to_id'],
      what: 'the chain of owners of each card',
      why: 'no card is lost or doubled, and a fraud can be undone',
      keptFor: 'ledger',
      seenBy: 'the operator',
      fate: 'kept',
    },
    {
      table: 'card_box',
      columns: ['account_id', 'won_by'],
      what: 'boxes: what for, when got, when opened',
      why: 'the collection; a reward gives one box',
      keptFor: 'ledger',
      seenBy: 'nobody',
      fate: 'kept',
    },
    {
      table: 'card_opening',
      columns: ['account_id'],
      what: 'openings of boxes with what proves that the draw was fair',
      why: 'everybody can check their own draws',
      keptFor: 'ledger',
      seenBy: 'nobody',
      fate: 'kept',
    },
    {
      table: 'card_collector',
      columns: ['account_id'],
      what: 'draws without a rare card, and the secret of the next draw',
      why: 'the guarantees of the boxes; fair draws',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'card_event',
      columns: ['account_id', 'target'],
      what: 'the event log: what happened, to which card, with whom',
      why: 'the log on the screen of cards',
      keptFor: EVENTS_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'blanked',
    },
  ],

  async collect(db, accountId) {
    const cards = await db
      .selectFrom('card')
      .selectAll()
      .where('owner_id', '=', accountId)
      .orderBy('obtained_at')
      .orderBy('id')
      .execute()
    const collector = await db
      .selectFrom('card_collector')
      .select(['s_misses', 'ss_misses'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return {
      cards: cards.map((row) => ({
        id: row.id,
        card: kindOf(row.kind).number,
        state: row.state,
        obtainedAt: dateOf(row.obtained_at),
        lockedUntil: dateOf(row.locked_until),
        usedInGame: row.used_game_id,
      })),
      moves: await listMoves(db, accountId),
      boxes: await listBoxes(db, accountId),
      openings: await listOpenings(db, accountId),
      drawsWithoutS: collector?.s_misses ?? 0,
      drawsWithoutSs: collector?.ss_misses ?? 0,
      events: await listAllEvents(db, accountId),
    }
  },

  async erase(tx, erasure) {
    await leaveCards(tx, erasure)
    await tx.deleteFrom('card_collector').where('account_id', '=', erasure.accountId).execute()
    await tx.deleteFrom('card_event').where('account_id', '=', erasure.accountId).execute()
  },
}

/** Moves all cards to the system account, so that no chain breaks (docs/trust.md T10). */
async function leaveCards(tx: Tx, { accountId, systemId, now }: Erasure): Promise<void> {
  const owned = await tx
    .selectFrom('card')
    .select('id')
    .where('owner_id', '=', accountId)
    .orderBy('id')
    .execute()
  if (owned.length === 0) return
  const locked = await lockCards(
    tx,
    owned.map(({ id }) => id),
  )
  // A card traded a moment ago already has a new owner.
  const leaving = [...locked.values()].filter(({ ownerId }) => ownerId === accountId)
  await moveCards(
    tx,
    leaving.map((card) => ({ card, to: systemId })),
    { reason: 'leave', lockedUntil: null, now, events: [] },
  )
  for (const { cardId, state } of leaving) if (state === 'void') await setCardState(tx, cardId, 'void')
}

async function listMoves(db: Db, accountId: number) {
  const got = db
    .selectFrom('card_move')
    .select(['card_id', 'step', 'from_id', 'to_id', 'reason', 'moved_at'])
    .where('to_id', '=', accountId)
  // The giver of a card received it in the step before: the chain replaces an index on givers.
  const given = db
    .selectFrom('card_move as had')
    .innerJoin('card_move as next', (join) =>
      join.onRef('next.card_id', '=', 'had.card_id').on(sql<boolean>`next.step = had.step + 1`),
    )
    .select(['next.card_id', 'next.step', 'next.from_id', 'next.to_id', 'next.reason', 'next.moved_at'])
    .where('had.to_id', '=', accountId)
  const rows = await db
    .selectFrom(got.union(given).as('move'))
    .innerJoin('card', 'card.id', 'card_id')
    .select(['card_id', 'kind', 'from_id', 'to_id', 'reason', 'moved_at'])
    .orderBy('moved_at')
    .orderBy('card_id')
    .execute()
  return rows.map((row) => ({
    id: row.card_id,
    card: kindOf(row.kind).number,
    from: row.from_id,
    to: row.to_id,
    reason: row.reason,
    at: dateOf(row.moved_at),
  }))
}

async function listBoxes(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('card_box')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('got_at')
    .execute()
  return rows.map(({ kind, source, got_at, opened_at }) => ({
    kind,
    source,
    gotAt: dateOf(got_at),
    openedAt: dateOf(opened_at),
  }))
}

/** Includes the seeds: their player may verify past draws. */
async function listOpenings(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('card_opening')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('opened_at')
    .execute()
  return rows.map(({ seed, salt, odds_version, opened_at }) => ({
    openedAt: dateOf(opened_at),
    seed,
    salt,
    oddsVersion: odds_version,
  }))
}

async function listAllEvents(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('card_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, card_id, target, happened_at }) => ({
    event: kind,
    id: card_id,
    target,
    at: dateOf(happened_at),
  }))
}
