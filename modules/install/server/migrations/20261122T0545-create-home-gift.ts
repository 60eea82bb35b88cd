import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table home_gift (key text primary key, taken_at timestamptz not null)`.execute(db)
}
