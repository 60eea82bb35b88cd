import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { removeImported } from '#modules/catalog/server/index.ts'
import { UPLOAD_WAITS } from '../rules/uploads.ts'
import { GAME_REPORTS_KEPT_FOR } from './report-store.ts'
import './tables.ts'

/** Versions that a developer has sent. */
async function sentVersions(db: Db, gameKey: string) {
  const rows = await db
    .selectFrom('studio_version')
    .select(['number', 'state', 'fault', 'bytes', 'report', 'uploaded_at', 'asked_at'])
    .where('game_key', '=', gameKey)
    .orderBy('number')
    .execute()
  return rows.map(({ uploaded_at, asked_at, ...version }) => ({
    ...version,
    uploadedAt: dateOf(uploaded_at),
    askedAt: dateOf(asked_at),
  }))
}

/** What reviewers have said of a game. */
async function heardComments(db: Db, gameKey: string) {
  const rows = await db
    .selectFrom('studio_comment')
    .select(['number', 'verdict', 'text', 'said_at'])
    .where('game_key', '=', gameKey)
    .orderBy('said_at')
    .execute()
  return rows.map(({ said_at, ...comment }) => ({ ...comment, saidAt: dateOf(said_at) }))
}

/** What the studio knows of developers, and who has reported a game. */
export const studioPersonalData: PersonalData = {
  module: 'studio',
  holdings: [
    {
      table: 'studio_developer',
      columns: ['account_id'],
      what: 'that an account makes games, under which name',
      why: 'players read who has made a game',
      keptFor: 'account',
      seenBy: 'everybody, once a game is shown',
      fate: 'deleted',
    },
    {
      table: 'studio_game',
      columns: ['account_id'],
      what: 'games of a developer: words, traits, picture, versions, what reviewers said',
      why: 'the developer works on them, and players play what was approved',
      keptFor: 'account',
      seenBy: 'everybody, once a game is shown; reviewers before',
      fate: 'deleted',
    },
    {
      table: 'studio_upload',
      columns: ['account_id'],
      what: 'uploads of a developer: when, how large',
      why: 'a cut upload goes on, and nobody fills the disk',
      keptFor: UPLOAD_WAITS,
      seenBy: 'the portal',
      fate: 'deleted',
    },
    {
      table: 'studio_report',
      columns: ['account_id'],
      what: 'which games a player has reported, and why',
      why: 'operators look at what players complain of',
      keptFor: GAME_REPORTS_KEPT_FOR,
      seenBy: 'operators, as counts',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const developer = await db
      .selectFrom('studio_developer')
      .select(['name', 'accepted_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const games = await db
      .selectFrom('studio_game')
      .select(['key', 'slug', 'title', 'words', 'traits', 'cover', 'made_at'])
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .execute()
    const uploads = await db
      .selectFrom('studio_upload')
      .select(['what', 'bytes', 'begun_at'])
      .where('account_id', '=', accountId)
      .execute()
    const reports = await db
      .selectFrom('studio_report')
      .select(['slug', 'reason', 'reported_at'])
      .where('account_id', '=', accountId)
      .execute()
    const told: object[] = []
    for (const { key, made_at, cover, ...game } of games)
      told.push({
        ...game,
        madeAt: dateOf(made_at),
        coverBase64: cover?.toString('base64'),
        versions: await sentVersions(db, key),
        comments: await heardComments(db, key),
      })
    return {
      developer: developer && { name: developer.name, since: dateOf(developer.accepted_at) },
      games: told,
      uploads: uploads.map(({ begun_at, ...upload }) => ({ ...upload, begunAt: dateOf(begun_at) })),
      reports: reports.map(({ reported_at, ...report }) => ({ ...report, reportedAt: dateOf(reported_at) })),
    }
  },

  async erase(tx, { accountId, now }) {
    for (const { slug } of await lockGamesOf(tx, accountId)) {
      await removeImported(tx, slug)
      // Its files are taken from the disk by the next tidying: that is nothing for a transaction.
      await tx
        .insertInto('studio_gone')
        .values({ slug, gone_at: timestamp(now) })
        .onConflict((known) => known.doNothing())
        .execute()
    }
    await tx.deleteFrom('studio_upload').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('studio_game').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('studio_developer').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('studio_report').where('account_id', '=', accountId).execute()
  },
}

/** Holds the games of a developer: what is about to be shown waits, and finds nothing. */
const lockGamesOf = (tx: Tx, accountId: number) =>
  tx.selectFrom('studio_game').select('slug').where('account_id', '=', accountId).forUpdate().execute()
