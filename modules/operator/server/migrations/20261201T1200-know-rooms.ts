import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator_process
      add column rooms jsonb not null default '[]' check (jsonb_typeof(rooms) = 'array')`.execute(db)
}
