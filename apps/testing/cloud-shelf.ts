import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { putCloudGame } from '#modules/cloud/server/index.ts'
import { cloudGame } from './cloud-rig.ts'

/** As many games as are asked for, all of them served by one line. */
export async function fillShelf(db: Db, count: number, now: Instant): Promise<void> {
  await putCloudGame(db, { ...cloudGame('template', 25), icon: '', package: 'template', probe: null }, now)
  await sql`insert into cloud_game (game_key, profile, names, summaries, sort_names, found_by, tags, package, version,
      licence, is_open, hot, added_at, changed_at)
    select 'game-' || one, profile, jsonb_build_object('en', 'Game number ' || one),
      jsonb_build_object('en', 'A game of the shelf'), array_fill('game ' || lpad(one::text, 6, '0'), array[20]),
      array_to_tsvector(array['en:game', 'en:' || one, 'en:shelf']),
      case when one % 10 = 0 then array['puzzle', 'board'] else array['arcade'] end, 'shelf', '1', 'MIT', true,
      one % 977, ${timestamp(now)} - make_interval(mins => one), ${timestamp(now)}
    from cloud_game, generate_series(1, ${count}) one where game_key = 'template'`.execute(db)
  await sql`delete from cloud_game where game_key = 'template'`.execute(db)
  await sql`insert into cloud_worker (id, boot, line_key, line_name, line_area, media_url, capacity, seen_at)
    values ('shelf', 'boot', 'home', 'Home', 'here', '', 100, ${timestamp(now)})
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db)
  await sql`insert into cloud_worker_game (worker_id, game_key) select 'shelf', game_key from cloud_game
    on conflict do nothing`.execute(db)
  await sql`analyze cloud_game, cloud_worker_game`.execute(db)
}
