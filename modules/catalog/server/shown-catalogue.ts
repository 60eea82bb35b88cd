import type { Db } from '#kit/db/db.ts'
import type { CollectionEdit, OwnCollection } from '../shapes.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueEditsOf, collectionEditOf, ownCollectionsOf } from './edits.ts'
import { listHidden } from './hidden-games.ts'
import { entriesOf, listImported, type AddressOf } from './imported-games.ts'

export interface ShownCatalogue extends Catalogue {
  /** Host of the external game with this slug; undefined for any other. */
  hostOf(slug: string): string | undefined
  /** Increases with every change of what is shown. */
  edition(): number
  /** Reloads operators' settings (external games, hidden games, edits) and the ratings from play. */
  read(db: Db, edits?: ShownEdits): Promise<void>
  /** How the page of a collection was edited. */
  collectionEdit(slug: string): CollectionEdit | undefined
  /** The collections made by operators. */
  ownCollections(): ReadonlyMap<string, OwnCollection>
}

/** Edits in force, by subject. */
type ShownEdits = ReadonlyMap<string, unknown>

/** Ratings of games, by number. */
export type ReadStandings = (db: Db) => Promise<ReadonlyMap<number, number>>

/** Companions of each game, by number. */
export type ReadCompanions = (db: Db) => Promise<ReadonlyMap<number, readonly number[]>>

/** Games of the build and external ones, without hidden games, which do not exist for anybody. */
export function shownCatalogue(
  built: Catalogue,
  readStandings: ReadStandings,
  readCompanions: ReadCompanions,
  addressOf: AddressOf = ({ address }) => address,
): ShownCatalogue {
  let shown = built
  let known = ''
  let edition = 0
  let edits: ShownEdits = new Map()
  let own: ReadonlyMap<string, OwnCollection> = new Map()
  return {
    get games() {
      return shown.games
    },
    get categories() {
      return shown.categories
    },
    bySlug: (slug) => shown.bySlug(slug),
    byId: (gameId) => shown.byId(gameId),
    canonicalSlug: (slug) => shown.canonicalSlug(slug),
    currentSlug: (slug) => shown.currentSlug(slug),
    card: (game, language) => shown.card(game, language),
    page: (game, language) => shown.page(game, language),
    kinOf: (game) => shown.kinOf(game),
    ofTag: (tag) => shown.ofTag(tag),
    search: (keyword, language, inTurn) => shown.search(keyword, language, inTurn),
    ofTheDay: (dayNumber) => shown.ofTheDay(dayNumber),
    nearest: (slug) => shown.nearest(slug),
    edition: () => edition,
    shownAs: (wish) => shown.shownAs(wish),
    hostOf(slug) {
      const hosted = shown.bySlug(slug)?.hosted
      return hosted && new URL(hosted.address).origin
    },
    collectionEdit: (slug) => collectionEditOf(edits, slug),
    ownCollections: () => own,
    async read(db, shownEdits = edits) {
      const [hidden, imported, standings, companions] = await Promise.all([
        listHidden(db),
        listImported(db),
        readStandings(db),
        readCompanions(db),
      ])
      const key = JSON.stringify([
        [...hidden].toSorted(),
        imported,
        [...standings],
        [...companions],
        [...shownEdits],
      ])
      if (key === known) return
      edits = shownEdits
      own = ownCollectionsOf(edits)
      shown = built.shownAs({
        standings,
        companions,
        imported: entriesOf(imported, addressOf),
        hidden,
        edits: catalogueEditsOf(edits),
      })
      known = key
      edition++
    },
  }
}
