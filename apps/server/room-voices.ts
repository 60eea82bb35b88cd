import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#kit/db/db.ts'
import { ratingText } from '#kit/i18n/rating-text.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import { seconds, type Clock } from '#kit/time/time.ts'
import { findFaces } from '#modules/account/server/index.ts'
import type { RoomVoices } from '#modules/arenas/server/index.ts'
import { DUEL_PHRASES } from '#modules/duels/model.ts'
import { PHRASE_RATE, rateMatch } from '#modules/duels/server/index.ts'
import { ratedFamilyOf } from './room-games.ts'

interface VoiceParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: { warn(facts: object, message: string): void }
}

const speak = textsFrom({
  arenas: 'modules/arenas/web/messages',
  duels: 'modules/duels/web/messages',
  i18n: 'kit/i18n/messages',
})

/** A short outage of the database costs nobody the rating of their match. */
const RATE_TRIES = 5
const TRY_AGAIN_AFTER = seconds(2)

/** What rooms know about people: account names, duel phrases and ratings. */
export const roomVoices = ({ db, clock, log }: VoiceParts): RoomVoices => ({
  phraseRate: PHRASE_RATE,
  async callName(accountId) {
    const faces = await findFaces(db, [accountId]).catch((error: unknown) => {
      log.warn({ err: error }, 'The name of a player was not found')
      return undefined
    })
    const nickname = faces?.get(accountId)?.nickname
    return (language) => nickname || speak(language)('i18n.unnamed', { number: String(accountId).slice(-4) })
  },
  phrase: (phrase, language) =>
    Number.isInteger(phrase) && phrase >= 1 && phrase <= DUEL_PHRASES
      ? speak(language)(`duels.say.${phrase}`)
      : undefined,
  rated: ({ rating, change }, language) =>
    speak(language)('arenas.rated', {
      rating: ratingText(rating, language),
      change: ratingText(change, language, true),
    }),
  async rate({ code, slug, players, winner }) {
    const family = ratedFamilyOf(slug)
    if (family === undefined) return []
    const game = { code, family, players, winner, endedAt: clock() }
    for (let left = RATE_TRIES; left > 0; left--) {
      try {
        return await rateMatch(db, game)
      } catch (error) {
        log.warn({ err: error, code }, 'A match was not rated')
        await pause(TRY_AGAIN_AFTER, undefined, { ref: false })
      }
    }
    return []
  },
})
