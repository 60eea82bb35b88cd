import type { Db } from '#kit/db/db.ts'
import type { Eye } from '#kit/game/duel/sealed.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import type { Random } from '#kit/random/random.ts'
import type { Live, Presence } from '#kit/server/live.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import type { Move } from '../model.ts'
import type { Standing } from '../rules/duel.ts'

/** How often one player may ring another's bell by opening duels against them. */
export const INVITE_RATE: Rate = { burst: 3, refillEvery: minutes(10) }
/** How often one player may say a phrase at the board. */
export const PHRASE_RATE: Rate = { burst: 3, refillEvery: seconds(5) }
/** How often one player may ask for an opponent; their page asks every other second. */
export const SEEK_RATE: Rate = { burst: 3, refillEvery: seconds(1) }

/** What a position is made of. */
export interface Line {
  readonly seed: number
  readonly moves: readonly Move[]
  /** What hidden hands are dealt by. */
  readonly dealKey?: string | undefined
}

/** A game that is played by link. */
export interface DuelGame {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly title: string
}

export interface DuelsServices {
  readonly facesOf: FacesOf
  readonly live: Live
  readonly limiter: Limiter
  readonly inviteRate: Rate
  readonly phraseRate: Rate
  readonly seekRate: Rate
  readonly seenAt: Presence['seenAt']
  /** A game that may be played by link, in this language; nothing where it may not. */
  gameOf(gameId: number, language: Language): DuelGame | undefined
  /** The family in which matches of a game are rated, by link or in a room; nothing where none are. */
  ratedFamilyOf(gameId: number): string | undefined
  /** What a family is called. */
  titleOf(family: string, language: Language): string
  /** What somebody may see of a game with hidden hands, as JSON; undefined where its moves are no longer allowed. */
  see(game: Pick<DuelGame, 'family' | 'slug'>, line: Line, eye: Eye): Promise<string | undefined>
  /** Plays moves by the game's rules: returns the standing after them, or undefined when one is not allowed. */
  judge(game: Pick<DuelGame, 'family' | 'slug'>, line: Line): Promise<Standing | undefined>
  /** The move as it is stored, with what is thrown after it; undefined where the rules do not allow it. */
  tell(
    game: Pick<DuelGame, 'family' | 'slug'>,
    line: Line & { readonly move: Move },
    random: Random,
  ): Promise<Move | undefined>
  friendIdsOf(db: Db, accountId: number): Promise<readonly number[]>
  areFriends(db: Db, accountId: number, otherId: number): Promise<boolean>
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** Those of these accounts that were seen on a device or in a network of this one. */
  neighboursOf(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
}
