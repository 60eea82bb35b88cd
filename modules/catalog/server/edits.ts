import { fits, misfit } from '#kit/contract/fits.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { CatalogueEdits } from '../rules/edited.ts'
import { CollectionEdit, GameEdit, HeroEdit, OrderEdit, OwnCollection } from '../shapes.ts'

/** The kinds of edits, by the prefix of their subject. */
const SHAPES: Readonly<Record<string, Parameters<typeof misfit>[0]>> = {
  hero: HeroEdit,
  order: OrderEdit,
  game: GameEdit,
  collection: CollectionEdit,
}

/** What must be known to check an edit. */
export interface KnownGames {
  hasGame(slug: string): boolean
  hasCollection(slug: string): boolean
}

const kindOf = (subject: string) => subject.split(':')[0]!
const nameOf = (subject: string) => subject.split(':')[1]

/** Whether the subject of an edit belongs to this module. */
export const isCatalogueEdit = (subject: string): boolean => Object.hasOwn(SHAPES, kindOf(subject))

/** Errors of an edit; undefined for a valid one. */
export function faultOfEdit(subject: string, content: unknown, known: KnownGames): string | undefined {
  const [kind, name] = [kindOf(subject), nameOf(subject)]
  const wantsName = kind === 'game' || kind === 'collection'
  if (wantsName !== (name !== undefined)) return wantsName ? `name it: ${kind}:NAME` : `it is "${kind}" alone`
  if (kind === 'game' && !known.hasGame(name!)) return `there is no game "${name}"`
  const isOwn = kind === 'collection' && !known.hasCollection(name!)
  if (isOwn && !OWN_NAME.test(name!))
    return `"${name}" is no address: small letters, digits and dashes, at most 40`
  const shape = isOwn ? OwnCollection : SHAPES[kind]!
  const fault = misfit(shape, content)
  if (fault !== undefined) return fault
  const { game, games = [], first = [], without = [], words = {} } = content as Partial<Named>
  const lost = [...(game === undefined ? [] : [game]), ...games, ...first, ...without].find(
    (slug) => !known.hasGame(slug),
  )
  if (lost !== undefined) return `there is no game "${lost}"`
  const foreign = Object.keys(words).find((language) => !(LANGUAGES as readonly string[]).includes(language))
  if (foreign !== undefined) return `"${foreign}" is no language of the portal`
  const missing = isOwn ? LANGUAGES.filter((language) => !(language in words)) : []
  return missing.length > 0 ? `texts are missing in ${missing.join(', ')}` : undefined
}

/** Same form as the slugs of hub pages. */
const OWN_NAME = /^(?=.{2,40}$)[a-z0-9]+(-[a-z0-9]+)*$/

interface Named {
  readonly game: string
  readonly games: readonly string[]
  readonly first: readonly string[]
  readonly without: readonly string[]
  readonly words: object
}

/** Catalogue edits from those in force; edits that no longer fit this build are dropped. */
export function catalogueEditsOf(shown: ReadonlyMap<string, unknown>): CatalogueEdits {
  const [hero, order] = [shown.get('hero'), shown.get('order')]
  const words = [...shown].flatMap(([subject, content]) =>
    kindOf(subject) === 'game' && fits(GameEdit, content)
      ? [[nameOf(subject) ?? '', content.words] as const]
      : [],
  )
  return {
    ...(fits(HeroEdit, hero) ? { hero: hero.game } : {}),
    first: fits(OrderEdit, order) ? order.first : [],
    words: new Map(words),
  }
}

/** Edits of a collection's page. */
export function collectionEditOf(
  shown: ReadonlyMap<string, unknown>,
  slug: string,
): CollectionEdit | undefined {
  const content = shown.get(`collection:${slug}`)
  return fits(CollectionEdit, content) ? content : undefined
}

/** The collections made by operators, by slug. */
export const ownCollectionsOf = (shown: ReadonlyMap<string, unknown>): ReadonlyMap<string, OwnCollection> =>
  new Map(
    [...shown].flatMap(([subject, content]) =>
      kindOf(subject) === 'collection' && fits(OwnCollection, content)
        ? [[nameOf(subject) ?? '', content] as const]
        : [],
    ),
  )
