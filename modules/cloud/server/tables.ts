import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { EndReason } from '#modules/streaming/model.ts'
import type { LineStop, PlayState } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    cloud_worker: {
      id: string
      boot: string
      line_key: string
      line_name: string
      line_area: string
      media_url: string
      capacity: number
      is_draining: Generated<boolean>
      seen_at: Timestamp
    }
    cloud_worker_game: { worker_id: string; game_key: string; refused_until: Timestamp | null }
    cloud_ticket: {
      id: string
      account_id: number
      line_key: string
      game_key: string
      weight: number
      place: Generated<number>
      joined_at: Timestamp
      turn_until: Timestamp | null
      worker_id: string | null
      boot: string | null
      tries: Generated<number>
      ended_at: Timestamp | null
      ended_how: 'entered' | 'cancelled' | 'missed' | 'closed' | null
      /** The household of somebody with newcomer's time, as a mask. */
      crowd: string | null
    }
    cloud_play: {
      id: string
      account_id: number
      ticket_id: string
      game_key: string
      line_key: string
      worker_id: string
      boot: string
      weight: number
      state: PlayState
      token_hash: string
      token_until: Timestamp
      reserved_at: Timestamp
      reserved_until: Timestamp
      asked_at: Timestamp
      heard_at: Timestamp | null
      is_watched: Generated<boolean>
      start_ms: number | null
      stream_id: string | null
      begun_at: Timestamp | null
      away_since: Timestamp | null
      counted_at: Timestamp | null
      played_ms: Generated<number>
      reported_ms: Generated<number>
      charged_seconds: Generated<number>
      left_seconds: Generated<number>
      tip_seconds: Generated<number>
      shown: Generated<number>
      stutters: Generated<number>
      ended_at: Timestamp | null
      end_reason: EndReason | null
      released_at: Timestamp | null
    }
    /** `archive` is empty when only the object store has it. */
    cloud_save: {
      account_id: number
      game_key: string
      archive: Buffer | null
      object: Generated<string | null>
      saved_at: Timestamp
    }
    /** Files that the object store has, is to get, or is to delete. */
    cloud_save_object: {
      name: string
      account_id: number | null
      game_key: string
      sha256: string
      bytes: number
      saved_at: Timestamp
      state: 'wanted' | 'stored' | 'gone'
      changed_at: Timestamp
      is_here: Generated<boolean>
    }
    /** Lines that an operator has stopped. */
    cloud_line_stop: { line_key: string; how: LineStop; stopped_at: Timestamp }
    cloud_closed_game: { game_key: string; closed_at: Timestamp }
    cloud_clock: { only: boolean; at: Timestamp }
  }
}
