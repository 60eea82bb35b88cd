import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Older bans get the epoch as their start and no operator.
  await sql`
    alter table account
      add column banned_at timestamptz,
      add column banned_by text,
      add column banned_for text`.execute(db)
  await sql`
    create table account_appeal (
      id         text        primary key,
      account_id bigint      not null references account (id),
      -- Which ban it is about: each is appealed once.
      banned_at  timestamptz not null,
      banned_by  text,
      reason     text        not null,
      text       text        not null check (length(text) between 1 and 500),
      made_at    timestamptz not null,
      state      text        not null default 'open' check (state in ('open', 'lifted', 'kept')),
      answer     text        not null default '' check (length(answer) <= 500),
      decided_by text,
      decided_at timestamptz,
      unique (account_id, banned_at)
    )`.execute(db)
  await sql`create index account_appeal_by_state on account_appeal (state, id)`.execute(db)
}
