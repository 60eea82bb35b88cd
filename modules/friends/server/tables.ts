import type { Timestamp } from '#kit/db/db.ts'
import type { RequestState } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    friendship: FriendshipRow
    friend_request: RequestRow
    player_block: BlockRow
  }
}

/** One row for both: the lower number is first. */
interface FriendshipRow {
  low_id: number
  high_id: number
  since_at: Timestamp
}

interface RequestRow {
  id: string
  from_id: number
  to_id: number
  state: RequestState
  sent_at: Timestamp
}

interface BlockRow {
  account_id: number
  blocked_id: number
  since_at: Timestamp
}
