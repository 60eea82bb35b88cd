import { sql, type Kysely } from 'kysely'

/** Unlogged: after a crash of the database every bucket is full again, which nobody minds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table limit_bucket (
      name    text   not null,
      key     text   not null,
      full_at bigint not null,
      primary key (name, key)
    )`.execute(db)
}
