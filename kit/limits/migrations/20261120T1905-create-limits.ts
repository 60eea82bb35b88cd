import { sql, type Kysely } from 'kysely'

/** Unlogged: after a database crash every bucket is full, which is acceptable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table limit_bucket (
      name    text   not null,
      key     text   not null,
      full_at bigint not null,
      primary key (name, key)
    )`.execute(db)
}
