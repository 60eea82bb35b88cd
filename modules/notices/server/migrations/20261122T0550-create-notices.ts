import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Ids sort by time of writing, byte by byte.
  await sql`
    create table notice (
      id         text collate "C" primary key,
      account_id bigint      not null references account (id),
      kind       text        not null check (kind in
        ('boxReady', 'stolen', 'friendRequest', 'friendAccepted', 'swapDone', 'inviteOpened')),
      from_id    bigint      references account (id),
      subject    text,
      at         timestamptz not null,
      written_at timestamptz not null,
      seen_at    timestamptz
    )`.execute(db)
  await sql`create index notice_by_account on notice (account_id, id desc)`.execute(db)
  await sql`create index notice_by_age on notice (written_at)`.execute(db)
  await sql`create unique index notice_one_unseen on notice (account_id)
    where kind = 'boxReady' and seen_at is null`.execute(db)

  await sql`
    create table push_subscription (
      endpoint   text        primary key,
      account_id bigint      not null references account (id),
      p256dh     text        not null,
      auth       text        not null,
      language   text        not null,
      made_at    timestamptz not null
    )`.execute(db)
  await sql`create index push_subscription_by_account on push_subscription (account_id)`.execute(db)
}
