import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table duel
      add column draw_by smallint check (draw_by in (0, 1)),
      add constraint duel_offer_while_running check (draw_by is null or status = 'running'),
      drop constraint duel_ended_by_check,
      add constraint duel_ended_by_check
        check (ended_by in ('board', 'resigned', 'time', 'withdrawn', 'rules', 'agreed'))`.execute(db)
}
