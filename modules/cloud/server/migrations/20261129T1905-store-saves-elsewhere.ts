import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Reported by the player's page: frames shown, and how many were late.
  await sql`
    alter table cloud_play
      add column shown integer not null default 0,
      add column stutters integer not null default 0`.execute(db)
  // Empty once the object store has it and nobody has played for a while.
  await sql`alter table cloud_save alter column archive drop not null`.execute(db)
  await sql`alter table cloud_save add column object text`.execute(db)
  await sql`
    create table cloud_save_object (
      name       text        primary key,
      -- Nobody's once it is to be deleted.
      account_id bigint      references account (id),
      game_key   text        not null,
      sha256     text        not null,
      bytes      integer     not null,
      saved_at   timestamptz not null,
      state      text        not null check (state in ('wanted', 'stored', 'gone')),
      changed_at timestamptz not null,
      -- The database still has it as well.
      is_here    boolean     not null default true,
      check (state = 'gone' or account_id is not null)
    )`.execute(db)
  await sql`
    create index cloud_save_object_of_game on cloud_save_object (account_id, game_key, saved_at desc)
    where account_id is not null`.execute(db)
  await sql`create index cloud_save_object_wanted on cloud_save_object (changed_at) where state = 'wanted'`.execute(
    db,
  )
  await sql`create index cloud_save_object_gone on cloud_save_object (changed_at) where state = 'gone'`.execute(
    db,
  )
  await sql`
    create index cloud_save_object_here on cloud_save_object (saved_at) where state = 'stored' and is_here`.execute(
    db,
  )
}
