import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index share_open_by_moment on share_open (opened_at)`.execute(db)
}
