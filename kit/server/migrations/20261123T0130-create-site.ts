import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site (
      -- There is one.
      is_only     boolean primary key default true check (is_only),
      -- Tells one secret from another, and neither from what it is.
      secret_mark text    not null
    )`.execute(db)
}
