import type { Language } from '#kit/i18n/languages.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import type { Live, Presence } from '#kit/server/live.ts'
import { maskWith } from '#kit/server/masking.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import {
  createdAt,
  createdAtOf,
  neighboursOf,
  placesOf,
  type Accounts,
} from '#modules/account/server/index.ts'
import { DUEL_ROOM_FAMILIES } from '#modules/arenas/model.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import { gamesPlayedBy, playersOf } from '#modules/centre/server/index.ts'
import { chatHandlers, openChatWords, type WordLists } from '#modules/chat/server/index.ts'
import { hasDuels } from '#modules/duels/model.ts'
import { duelsHandlers } from '#modules/duels/server/index.ts'
import {
  friendIdsOf,
  allBlockedWith,
  blockedWith,
  friendsHandlers,
  friendsSince,
} from '#modules/friends/server/index.ts'
import { stealable } from '#modules/idle/server/index.ts'
import { revealsPassword } from '#modules/market/server/index.ts'
import type { Guidance } from '#modules/privacy/server/index.ts'
import { boardsToWatch } from './boards-to-watch.ts'
import { duelJudge } from './duel-rules.ts'
import type { Rates } from './rates.ts'

/** The family of games in shared rooms (`apps/server/arenas.ts`). */
const ROOM_FAMILY = 'arena'

export interface PeopleParts {
  readonly accounts: Accounts
  readonly live: Live
  readonly presence: Presence
  readonly catalogue: Catalogue
  readonly pepper: string
  /** Words that are blocked in the chat. */
  readonly words: WordLists
  readonly limiter: Limiter
  readonly rates: Rates
  readonly guidance: Guidance
  titleOf(family: string, language: Language): string
}

/** The predefined phrases of the chat. */
const speak = textsFrom({ chat: 'modules/chat/web/messages' })

/** The modules in which players meet; they use each other only through the services passed here. */
export function openPeople({
  accounts: { facesOf },
  live,
  presence,
  catalogue,
  pepper,
  words,
  limiter,
  rates,
  guidance: { isGuided },
  titleOf,
}: PeopleParts) {
  return {
    chat: chatHandlers({
      facesOf,
      createdAt,
      createdAtOf,
      placesOf,
      live,
      hasGame: (gameId) => catalogue.byId(gameId) !== undefined,
      holdsWord: openChatWords(words),
      isGuided,
      phraseText: (phrase, language) => speak(language)(`chat.phrase.${phrase}`),
      limiter,
      networkRate: rates.chatNetwork,
      blockedWith,
      allBlockedWith,
      revealsPassword: revealsPassword(maskWith(pepper)),
      async countOnline(db, now, gameId) {
        if (gameId === undefined) return presence.countOnline(db, now)
        return (await playersOf(db, [gameId], now)).get(gameId) ?? 0
      },
    }),
    duels: duelsHandlers({
      facesOf,
      live,
      limiter,
      inviteRate: rates.duelInvite,
      phraseRate: rates.duelPhrase,
      seekRate: rates.duelSeek,
      titleOf,
      neighboursOf,
      seenAt: presence.seenAt,
      ...duelJudge(catalogue),
      areFriends: async (on, one, other) => (await friendsSince(on, one, other)) !== undefined,
      friendIdsOf,
      blockedWith,
      ratedFamilyOf(gameId) {
        const game = catalogue.byId(gameId)
        const isRated = game && (hasDuels(game) || DUEL_ROOM_FAMILIES.includes(game.family))
        return isRated ? game.family : undefined
      },
    }),
    friends: friendsHandlers({
      facesOf,
      isGuided,
      live,
      seenAt: presence.seenAt,
      createdAtOf,
      neighboursOf,
      stealable,
      playing: gamesPlayedBy,
      boardsToWatch,
      gameOf(gameId: number, language: Language) {
        const game = catalogue.byId(gameId)
        if (!game) return undefined
        const { slug, title } = catalogue.card(game, language)
        return { slug, title, hasRooms: game.family === ROOM_FAMILY }
      },
    }),
  }
}
