import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_save (
      account_id bigint      not null references account (id),
      key        text        not null check (length(key) <= 80),
      version    integer     not null check (version > 0),
      format     integer     not null check (format > 0),
      packed     bytea,
      size       integer     not null check (size between 0 and 65536),
      mark       text        not null,
      device     text        not null,
      saved_at   timestamptz not null,
      primary key (account_id, key),
      unique (account_id, version),
      check ((packed is null) = (size = 0)),
      check (packed is null or length(packed) = size)
    )`.execute(db)
}
