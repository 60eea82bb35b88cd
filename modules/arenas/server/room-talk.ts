import { namesMessage, ratedMessage, saidMessage } from '#kit/game/rooms/wire.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { NO_WAIT, takeToken, type Rate } from '#kit/limits/limiter.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EndedMatch } from '../model.ts'

/** How a match changed a player's rating. */
export interface RatingChange {
  readonly accountId: number
  readonly rating: number
  readonly change: number
}

/** A match that may be rated; its code identifies it. */
export interface RoomMatch extends EndedMatch {
  readonly code: string
  readonly slug: string
}

/** What a room needs to know about people and to say to them; none of these reject. */
export interface RoomVoices {
  /** A player's name in the reader's language; asked once per seated player. */
  callName(accountId: number): Promise<(language: Language) => string>
  /** A ready-made phrase; undefined for an unknown number. */
  phrase(phrase: number, language: Language): string | undefined
  rated(change: RatingChange, language: Language): string
  /** Rates a match once per code; returns the ratings that changed. */
  rate(match: RoomMatch): Promise<readonly RatingChange[]>
  /** How often a player may send a phrase. */
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
  /** Everybody in the room, spectators included. */
  listeners(): Iterable<Listener>
  seats(): Iterable<Sitting>
  now(): number
}

export interface RoomTalk {
  /** Sends who sits where, to one listener or to all. */
  tellNames(to?: Listener): void
  /** Looks up the name of a player who sat down. */
  call(accountId: number): void
  /** Relays a player's phrase; phrases above the rate are dropped. */
  say(sitting: Sitting, phrase: number): void
  /** Handles the end of a match that may be rated. */
  settle(match: RoomMatch): void
}

/** Names, phrases and ratings of a room: everything its people exchange besides the match. */
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
