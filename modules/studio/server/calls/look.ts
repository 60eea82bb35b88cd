import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { studioCalls } from '../../calls.ts'
import { ageOf } from '../../rules/ages.ts'
import type { Shown } from '../../rules/versions.ts'
import { commentsOn, findDeveloper, gamesOf } from '../game-store.ts'
import { findPreview, previewAddress } from '../preview.ts'
import { countReports, noteReport } from '../report-store.ts'
import type { StudioServices } from '../services.ts'
import { versionsOf, type Report, type StoredVersion } from '../version-store.ts'
import { ownGame } from './own-games.ts'

type Looking = Pick<
  HandlersOf<typeof studioCalls>,
  'readStudio' | 'readOwnGame' | 'openPreview' | 'reportGame'
>

/** Percent of the players who get a version. */
function shareOf({ live, next, share }: Shown, versionKey: string): number {
  if (next === versionKey) return share ?? 0
  return live === versionKey ? 100 - (share ?? 0) : 0
}

const reportOf = (report: Report | null) => {
  const isMissing = report !== null && 'missing' in report
  return { report: report && !isMissing ? report : null, noReport: isMissing ? report.missing : null }
}

const viewOf = (version: StoredVersion, shown: Shown) => ({
  versionKey: version.versionKey,
  number: version.number,
  state: version.state,
  fault: version.fault,
  previewKey: version.previewKey,
  bytes: version.bytes,
  uploadedAt: version.uploadedAt,
  share: shareOf(shown, version.versionKey),
  ...reportOf(version.report),
})

/** What developers see of their games, and others of an unlisted one. */
export function lookHandlers({
  badgesOf,
  gamesUrl,
  genres,
  figuresOf,
  limiter,
  rates,
  isOfOthers,
}: StudioServices): Looking {
  return {
    async readStudio(_params, { caller: { accountId }, db }) {
      const developer = await findDeveloper(db, accountId)
      if (!developer) return ok({ maker: null, games: [] })
      const games = await gamesOf(db, accountId)
      const versions = await versionsOf(
        db,
        games.map(({ gameKey }) => gameKey),
      )
      return ok({
        maker: developer.maker,
        games: games.map(({ gameKey, slug, title, shown, downFor }) => ({
          gameKey,
          slug,
          title,
          isShown: shown.live !== null && downFor === null,
          isDown: downFor !== null,
          lastState: versions.find((one) => one.gameKey === gameKey)?.state ?? null,
        })),
      })
    },

    async readOwnGame({ gameKey }, { caller: { accountId }, db, now }) {
      const mine = await ownGame(db, accountId, gameKey)
      if (!mine.ok) return mine
      const { slug, title, words, traits, hasCover, shown, downFor } = mine.value
      const [versions, comments, figures, reports] = await Promise.all([
        versionsOf(db, [gameKey]),
        commentsOn(db, gameKey),
        figuresOf(db, slug, now),
        countReports(db, slug),
      ])
      return ok({
        gameKey,
        slug,
        title,
        isShown: shown.live !== null && downFor === null,
        downFor,
        words: Object.fromEntries(
          Object.entries(words).map(([language, { how, ...rest }]) => [language, { ...rest, how: [...how] }]),
        ),
        traits,
        age: traits && ageOf(traits.ages),
        hasCover,
        versions: versions.map((version) => viewOf(version, shown)),
        comments: [...comments],
        figures: { ...figures, reports },
        genres: [...genres],
      })
    },

    async openPreview({ previewKey }, { db, device: { language } }) {
      const found = await findPreview(db, previewKey)
      if (!found || gamesUrl === undefined) return refuse('StudioGameUnknown')
      const { game, number, version } = found
      const maker = (await findDeveloper(db, game.accountId))?.maker ?? ''
      const badges = await badgesOf(game.slug, version, language)
      const address = previewAddress(gamesUrl, previewKey, version)
      return ok({ title: game.title, address, maker, number, badges: [...badges] })
    },

    async reportGame({ slug, reason }, { caller: { accountId }, db, keys, now }) {
      // Only games of others: what the portal has made itself has other ways.
      if (!isOfOthers(slug)) return refuse('GameNotFound')
      const wait = await limiter.take('studio report', String(accountId), rates.gameReport)
      if (wait > 0) return tooFast(wait)
      await noteReport(db, { key: keys.id(now), slug, accountId, reason }, now)
      return ok({ ok: true })
    },
  }
}
