import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A player who opened a game on a day has a row in play_day, with no time until they play.
  await sql`alter table game_day add column openers integer not null default 0`.execute(db)
  await sql`
    create table game_standing (
      game_id  integer          primary key,
      standing double precision not null check (standing > 0)
    )`.execute(db)
}
