import type { Db } from '#kit/db/db.ts'

/** Forgets all plays, likes and lists, so that the next test begins with an empty game centre. */
export async function emptyCentre(db: Db): Promise<void> {
  for (const table of [
    'play',
    'play_day',
    'game_player',
    'game_tally',
    'game_day',
    'game_standing',
    'game_companion',
    'centre_list',
    'centre_past',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('centre_job').set({ computed_at: null, closed_day: null }).execute()
}
