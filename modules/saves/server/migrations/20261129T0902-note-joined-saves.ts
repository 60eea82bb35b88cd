import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Up to which of a visitor's changes their saves are merged into the member's.
  await sql`
    create table game_save_join (
      member_id  bigint  not null references account (id),
      visitor_id bigint  not null references account (id),
      version    integer not null check (version > 0),
      primary key (member_id, visitor_id),
      check (member_id <> visitor_id)
    )`.execute(db)
  await sql`create index game_save_join_by_visitor on game_save_join (visitor_id)`.execute(db)
}
