import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cloud_game
      add column author text not null default '',
      -- The age from which it may be played.
      add column age smallint not null default 0 check (age in (0, 7, 12, 16, 18))`.execute(db)
  await sql`
    create table cloud_draft (
      package    text        primary key,
      game_key   text        not null,
      version    text        not null,
      -- Drafts that nobody has looked at are untested: no player sees them.
      state      text        not null check (state in ('untested', 'approved', 'refused')),
      is_started boolean     not null,
      -- Why it is refused, by the machine or by an operator; empty otherwise.
      why        text        not null,
      bytes      integer     not null check (bytes >= 0),
      -- What the probe saw; nothing when it was not tried.
      seen       jsonb,
      -- The whole profile with names and summaries by language; nothing for what cannot be approved.
      profile    jsonb,
      words      jsonb,
      icon       bytea check (octet_length(icon) <= ${sql.lit(512 * 1024)}),
      picture    bytea check (octet_length(picture) <= ${sql.lit(512 * 1024)}),
      tried_at   timestamptz not null,
      decided_at timestamptz,
      check ((state = 'refused') = (why <> '')),
      check (state <> 'approved' or profile is not null)
    )`.execute(db)
  await sql`create unique index cloud_draft_by_key on cloud_draft (game_key) where profile is not null`.execute(
    db,
  )
}
