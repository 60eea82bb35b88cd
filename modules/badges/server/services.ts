import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Live } from '#kit/server/live.ts'
import type { Duration, Instant } from '#kit/time/time.ts'
import type { BadgeFamily } from '../model.ts'
import type { BadgeGames, Best, DuelFacts, Facts, RatedFacts, RunDay } from '../rules/facts.ts'

/** How other modules tell what they have stored and proved. None of them knows of badges. */
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
  /** Friends of today. */
  friends(db: Db, accountId: number): Promise<readonly number[]>
  invited(db: Db, accountId: number): Promise<number>
  hasSpoken(db: Db, accountId: number): Promise<boolean>
  /** What came of duels, and who was beaten in them. */
  duels(db: Db, accountId: number): Promise<DuelFacts & { readonly beaten: readonly number[] }>
  rated(db: Db, accountId: number): Promise<RatedFacts>
}

/** The games of the build, hidden ones too: what an operator hides takes no badge away. */
export interface BadgeWorld {
  readonly games: BadgeGames
  /** In an order that stays. */
  readonly families: readonly BadgeFamily[]
}

/** What deciding on badges needs. */
export interface AwardParts {
  readonly facts: FactReaders
  readonly world: BadgeWorld
}

export interface BadgeServices extends AwardParts {
  readonly live: Live
  /** What a family is called. */
  titleOf(family: string, language: Language): string
  createdAt(db: Db, accountId: number): Promise<Instant>
  areFriends(db: Db, one: number, other: number): Promise<boolean>
  /** Whom the caller does not get to see. */
  hiddenFrom(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
}
