import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_message add column phrase smallint check (phrase between 1 and 24)`.execute(db)
}
