import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_mute
      add column muted_at timestamptz,
      -- The operator, so that another one decides about an appeal.
      add column muted_by text`.execute(db)
  await sql`
    alter table chat_report
      add column claimed_by   text,
      add column claimed_at   timestamptz,
      add column escalated_at timestamptz,
      add column escalated_for text not null default '',
      add column closed_by    text`.execute(db)
  await sql`
    create table chat_appeal (
      id         text        primary key,
      account_id bigint      not null references account (id),
      -- The mute: one appeal each.
      muted_at   timestamptz not null,
      muted_by   text,
      reason     text        not null,
      text       text        not null check (length(text) between 1 and 2000),
      made_at    timestamptz not null,
      state      text        not null default 'open' check (state in ('open', 'lifted', 'kept')),
      answer     text        not null default '',
      decided_by text,
      decided_at timestamptz,
      unique (account_id, muted_at),
      check ((state = 'open') = (decided_at is null))
    )`.execute(db)
  await sql`create index chat_appeal_open on chat_appeal (id) where state = 'open'`.execute(db)
  await sql`
    create table chat_word (
      language text        not null,
      word     text        not null check (length(word) between 1 and 60),
      kind     text        not null check (kind in ('add', 'drop', 'allow')),
      set_at   timestamptz not null,
      primary key (language, word)
    )`.execute(db)
}
