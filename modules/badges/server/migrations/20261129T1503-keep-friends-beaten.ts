import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Existing rows are validated by 20261129T1506-check-friends-beaten, which does not block writes.
  await sql`
    alter table badge_owner
      add column most_friends_beaten integer not null default 0,
      add constraint badge_owner_most_friends_beaten_check check (most_friends_beaten >= 0) not valid`.execute(
    db,
  )
}
