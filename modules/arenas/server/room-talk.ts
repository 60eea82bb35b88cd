import { namesMessage, ratedMessage, saidMessage } from '#kit/game/rooms/wire.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { NO_WAIT, takeToken, type Rate } from '#kit/limits/limiter.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EndedMatch } from '../model.ts'

/** What a match has done to the rating of a player. */
export interface RatingChange {
  readonly accountId: number
  readonly rating: number
  readonly change: number
}

/** A match of a room that may be rated; its code names it. */
export interface RoomMatch extends EndedMatch {
  readonly code: string
  readonly slug: string
}

/** What a room knows of people, and how it speaks to them; none of it is refused. */
export interface RoomVoices {
  /** What a player is called, in the language of whoever reads it; asked once for each who sits down. */
  callName(accountId: number): Promise<(language: Language) => string>
  /** One of the ready-made phrases; nothing for a number that has none. */
  phrase(phrase: number, language: Language): string | undefined
  rated(change: RatingChange, language: Language): string
  /** Rates a match, once by its code; says for whom it has changed something. */
  rate(match: RoomMatch): Promise<readonly RatingChange[]>
  /** How often one player may say a phrase. */
  readonly phraseRate: Rate
}

interface Listener {
  readonly accountId: number
  readonly language: Language
  send(message: Uint8Array): void
}

interface Sitting {
  readonly seat: number
  readonly accountId: number
}

interface TalkParts {
  readonly voices: RoomVoices
  /** Who hears it: spectators too. */
  listeners(): Iterable<Listener>
  seats(): Iterable<Sitting>
  now(): number
}

export interface RoomTalk {
  /** Tells who sits where: one, or everybody. */
  tellNames(to?: Listener): void
  /** Somebody has sat down. */
  call(accountId: number): void
  /** A player says a phrase; what comes too fast is not heard. */
  say(sitting: Sitting, phrase: number): void
  /** A match has ended that may be rated. */
  settle(match: RoomMatch): void
}

/** Names, phrases and ratings of a room: what its people say and hear beside the match. */
export function openRoomTalk({ voices, listeners, seats, now }: TalkParts): RoomTalk {
  const names = new Map<number, (language: Language) => string>()
  const fullAt = new Map<number, Instant>()

  function tellNames(to?: Listener) {
    const seated = [...seats()]
    for (const listener of to ? [to] : listeners()) {
      const called = seated.flatMap(({ seat, accountId }): [number, string][] => {
        const name = names.get(accountId)
        return name ? [[seat, name(listener.language)]] : []
      })
      listener.send(namesMessage(new Map(called)))
    }
  }

  return {
    tellNames,
    call(accountId) {
      tellNames()
      if (names.has(accountId)) return
      void voices.callName(accountId).then((name) => {
        names.set(accountId, name)
        tellNames()
      })
    },
    say({ seat, accountId }, phrase) {
      const taken = takeToken(fullAt.get(accountId), now() as Instant, voices.phraseRate)
      if (taken.wait !== NO_WAIT || taken.fullAt === undefined) return
      fullAt.set(accountId, taken.fullAt)
      for (const listener of listeners()) {
        const words = voices.phrase(phrase, listener.language)
        if (words !== undefined) listener.send(saidMessage(seat, words))
      }
    },
    settle(match) {
      void voices.rate(match).then((changes) => {
        for (const listener of listeners()) {
          const own = changes.find(({ accountId }) => accountId === listener.accountId)
          if (own) listener.send(ratedMessage(voices.rated(own, listener.language)))
        }
      })
    },
  }
}
