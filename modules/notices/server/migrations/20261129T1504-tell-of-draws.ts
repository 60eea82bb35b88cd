import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Existing rows are validated by 20261129T1505-check-draw-notices, which does not block writes.
  await sql`
    alter table notice drop constraint notice_kind_check, add constraint notice_kind_check check (kind in
      ('boxReady', 'stolen', 'friendRequest', 'friendAccepted', 'swapDone', 'inviteOpened', 'erasureSoon',
        'duelTurn', 'newDevice', 'wishListed', 'eventBegun', 'passed', 'dared', 'drawOffered')) not valid`.execute(
    db,
  )
}
