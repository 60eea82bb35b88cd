import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index friendship_by_age on friendship (since_at)`.execute(db)
}
