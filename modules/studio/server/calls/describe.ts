import { inTransaction } from '#kit/db/transaction.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Db } from '#kit/db/db.ts'
import type { studioCalls } from '../../calls.ts'
import { areAnswered } from '../../rules/ages.ts'
import { UPLOAD_QUOTA } from '../../rules/uploads.ts'
import { checkLicence, checkMaker, checkTitle, checkWords, slugOf, titleSkeleton } from '../../rules/words.ts'
import { gamesOf, hasTwin, insertGame, isSlugKept, lockGame, putDeveloper, saveGame } from '../game-store.ts'
import type { StudioServices } from '../services.ts'
import { withdrawAsked } from '../version-store.ts'
import { developerOf, ownGame } from './own-games.ts'

type Describing = Pick<
  HandlersOf<typeof studioCalls>,
  'becomeDeveloper' | 'createGame' | 'saveWords' | 'saveTraits'
>

/** How many addresses of one title are tried. */
const SLUGS_TRIED = 40

/** What developers say of themselves and their games. */
export function describeHandlers(services: StudioServices): Describing {
  const { isDecent, isLanguage, genres, isShownTitle, isTaken } = services

  /** Whether players would take the game for another one: of the portal, or of somebody else. */
  async function imitates(db: Db, title: string, own: { readonly slug: string; readonly gameKey: string }) {
    const skeleton = titleSkeleton(title)
    return isShownTitle(skeleton, own.slug) || (await hasTwin(db, skeleton, own.gameKey))
  }

  return {
    async becomeDeveloper({ maker: wish }, { caller: { accountId }, db, now }) {
      const maker = checkMaker(wish)
      if (!maker.ok) return maker
      if (!isDecent(maker.value)) return refuse('StudioTextRejected', { field: 'name' })
      await putDeveloper(db, { accountId, maker: maker.value }, now)
      return ok({ ok: true })
    },

    async createGame({ title: wish }, { caller: { accountId }, db: tx, keys, now }) {
      const developer = await developerOf(tx, accountId)
      if (!developer.ok) return developer
      const title = checkTitle(wish)
      if (!title.ok) return title
      if (!isDecent(title.value)) return refuse('StudioTextRejected', { field: 'title' })
      // Slugs and titles of all developers: two who begin at once both look.
      await lockNamed(tx, 'studio titles')
      if ((await gamesOf(tx, accountId)).length >= UPLOAD_QUOTA.games) return refuse('StudioGamesMany')
      const gameKey = keys.id(now)
      if (await imitates(tx, title.value, { slug: '', gameKey })) return refuse('StudioTitleTaken')
      const kept = new Set<string>()
      for (let tried = 0; tried < SLUGS_TRIED; tried++) {
        const slug = slugOf(title.value, (one) => isTaken(one) || kept.has(one))
        if (!(await isSlugKept(tx, slug))) {
          const skeleton = titleSkeleton(title.value)
          await insertGame(tx, { gameKey, accountId, slug, title: title.value, skeleton }, now)
          return ok({ gameKey })
        }
        kept.add(slug)
      }
      return refuse('StudioTitleTaken')
    },

    async saveWords({ gameKey, language, ...wish }, { caller: { accountId }, db }) {
      const mine = await ownGame(db, accountId, gameKey)
      if (!mine.ok) return mine
      if (!isLanguage(language)) return refuse('StudioTextInvalid', { field: 'language' })
      const words = checkWords(wish)
      if (!words.ok) return words
      const { title, pitch, how } = words.value
      if (![title, pitch, ...how].every(isDecent)) return refuse('StudioTextRejected', { field: 'how' })
      return inTransaction(db, async (tx) => {
        await lockNamed(tx, 'studio titles')
        const game = await lockGame(tx, gameKey, accountId)
        if (!game) return refuse('StudioGameUnknown')
        if (await imitates(tx, title, { slug: game.slug, gameKey })) return refuse('StudioTitleTaken')
        await saveGame(tx, gameKey, {
          words: { ...game.words, [language]: words.value },
          ...(language === 'en' ? { title, skeleton: titleSkeleton(title) } : {}),
        })
        await withdrawAsked(tx, gameKey)
        return ok({ ok: true })
      })
    },

    async saveTraits({ gameKey, ...wish }, { caller: { accountId }, db }) {
      const mine = await ownGame(db, accountId, gameKey)
      if (!mine.ok) return mine
      const licence = checkLicence(wish.licence)
      if (!licence.ok) return licence
      if (!isDecent(licence.value)) return refuse('StudioTextRejected', { field: 'licence' })
      if (!genres.includes(wish.genre)) return refuse('StudioTextInvalid', { field: 'genre' })
      if (!areAnswered(wish.ages)) return refuse('StudioTextInvalid', { field: 'ages' })
      await inTransaction(db, async (tx) => {
        await lockGame(tx, gameKey, accountId)
        await saveGame(tx, gameKey, { traits: { ...wish, licence: licence.value } })
        await withdrawAsked(tx, gameKey)
      })
      return ok({ ok: true })
    },
  }
}
