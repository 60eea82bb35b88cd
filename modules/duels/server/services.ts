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

/** How often one player may notify another by opening duels. */
export const INVITE_RATE: Rate = { burst: 3, refillEvery: minutes(10) }
/** How often one player may send a phrase at the board. */
export const PHRASE_RATE: Rate = { burst: 3, refillEvery: seconds(5) }
/** How often one player may ask for an opponent; their page asks every other second. */
export const SEEK_RATE: Rate = { burst: 3, refillEvery: seconds(1) }

/** What determines a position. */
export interface Line {
  readonly seed: number
  readonly moves: readonly Move[]
  /** Key from which hidden hands are dealt. */
  readonly dealKey?: string | undefined
  /** How many play: two where it is missing. */
  readonly seatCount?: number
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
  /** A game that may be played by link, in this language; undefined where it may not. */
  gameOf(gameId: number, language: Language): DuelGame | undefined
  /** The family in which a game's matches are rated, by link or in a room; undefined where none are. */
  ratedFamilyOf(gameId: number): string | undefined
  /** Title of a family. */
  titleOf(family: string, language: Language): string
  /** What somebody may see of a game with hidden hands, as JSON; undefined where its moves are illegal under the current rules. */
  see(game: Pick<DuelGame, 'family' | 'slug'>, line: Line, eye: Eye): Promise<string | undefined>
  /** Replays moves by the game's rules: the resulting state, or undefined when one is illegal. */
  judge(game: Pick<DuelGame, 'family' | 'slug'>, line: Line): Promise<Standing | undefined>
  /** Whether this process has the rules of a game, by which it is judged. */
  hasRules(
    game: Pick<DuelGame, 'family' | 'slug'>,
    line: Pick<Line, 'seed' | 'dealKey' | 'seatCount'>,
  ): Promise<boolean>
  /** The move as it is stored, with the dice thrown after it; undefined when it is illegal. */
  tell(
    game: Pick<DuelGame, 'family' | 'slug'>,
    line: Line & { readonly move: Move },
    random: Random,
  ): Promise<Move | undefined>
  friendIdsOf(db: Db, accountId: number): Promise<readonly number[]>
  areFriends(db: Db, accountId: number, otherId: number): Promise<boolean>
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** Which of these accounts share a device or network with this one. */
  neighboursOf(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
}
