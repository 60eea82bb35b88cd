import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Live } from '#kit/server/live.ts'
import type { Duration, Instant } from '#kit/time/time.ts'
import type { BadgeFamily } from '../model.ts'
import type { BadgeGames, Best, DuelFacts, Facts, RatedFacts, RunDay } from '../rules/facts.ts'

/** How badges read what other modules have stored and proved. Those modules do not know badges. */
export interface FactReaders {
  proved(
    db: Db,
    accountId: number,
  ): Promise<{ readonly bests: readonly Best[]; readonly days: readonly RunDay[] }>
  played(db: Db, accountId: number): Promise<ReadonlyMap<number, Duration>>
  collected(
    db: Db,
    accountId: number,
  ): Promise<Pick<Facts, 'opened' | 'boxes' | 'kinds' | 'sKinds' | 'trades'>>
  /** Current number of friends. */
  friends(db: Db, accountId: number): Promise<readonly number[]>
  invited(db: Db, accountId: number): Promise<number>
  hasSpoken(db: Db, accountId: number): Promise<boolean>
  /** Results of duels, and who was beaten in them. */
  duels(db: Db, accountId: number): Promise<DuelFacts & { readonly beaten: readonly number[] }>
  rated(db: Db, accountId: number): Promise<RatedFacts>
}

/** The games of the build, hidden ones included: hiding a game takes no badge away. */
export interface BadgeWorld {
  readonly games: BadgeGames
  /** In a stable order. */
  readonly families: readonly BadgeFamily[]
}

/** What awarding badges needs. */
export interface AwardParts {
  readonly facts: FactReaders
  readonly world: BadgeWorld
}

export interface BadgeServices extends AwardParts {
  readonly live: Live
  /** Title of a family. */
  titleOf(family: string, language: Language): string
  createdAt(db: Db, accountId: number): Promise<Instant>
  areFriends(db: Db, one: number, other: number): Promise<boolean>
  /** Accounts that the caller may not see. */
  hiddenFrom(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
}
