import type { Db } from '#kit/db/db.ts'
import type { Caller } from '#kit/server/handler.ts'
import { after, days, type Instant } from '#kit/time/time.ts'
import type { AccountStatus } from '../calls.ts'
import type { AgeBand, AgeStanding } from '../model.ts'
import { avatarOf } from '../rules/avatar.ts'
import type { Account } from './account-store.ts'

const NEW_FOR = days(1)

/** A mute in every chat: when it ends, or never. */
export interface Silence {
  readonly endsAt: Instant | null
}

/** Which providers sign in to the account; a visitor has none. */
export interface Standing {
  readonly provider: string | null
  readonly linkCount: number
}

export const OF_NO_PROVIDER: Standing = { provider: null, linkCount: 0 }

type Shown = Pick<
  Account,
  'id' | 'kind' | 'nickname' | 'nicknameChangedAt' | 'createdAt' | 'ageBand' | 'erasesAt'
> &
  Standing

/** What an age allows, by the rules of modules/privacy. */
export interface Guidance {
  /** Whether the caller has answered the question of age. */
  knowsAge(db: Db, caller: Caller): Promise<boolean>
  /** Whether the caller may use only ready-made names and words. */
  isGuided(db: Db, caller: Caller): Promise<boolean>
  isOfferedName(nickname: string): boolean
  standingOf(band: AgeBand): AgeStanding
}

export interface ShownFor {
  readonly silence: Silence | null
  readonly guidance: Pick<Guidance, 'standingOf'>
  readonly now: Instant
}

/** An account as its own screens show it. */
export function statusOf(
  { id, kind, nickname, nicknameChangedAt, createdAt, provider, linkCount, ageBand, erasesAt }: Shown,
  { silence, guidance, now }: ShownFor,
): AccountStatus {
  return {
    userId: id,
    nickname,
    avatar: avatarOf(id),
    isVisitor: kind === 'visitor',
    provider,
    linkCount,
    isNew: now < after(createdAt, NEW_FOR),
    isNicknameFree: nicknameChangedAt === null,
    chat: { isOff: silence !== null, endsAt: silence?.endsAt ?? null },
    ...(ageBand === null ? {} : { age: guidance.standingOf(ageBand) }),
    ...(erasesAt === null ? {} : { erasesAt }),
  }
}
