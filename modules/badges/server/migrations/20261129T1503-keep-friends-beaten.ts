import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table badge_owner
      add column most_friends_beaten integer not null default 0 check (most_friends_beaten >= 0)`.execute(db)
}
