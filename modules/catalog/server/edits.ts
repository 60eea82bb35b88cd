import { fits, misfit } from '#kit/contract/fits.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { CatalogueEdits } from '../rules/edited.ts'
import { CollectionEdit, GameEdit, HeroEdit, OrderEdit } from '../shapes.ts'

/** What operators edit here, by what their edits are called before the colon. */
const SHAPES: Readonly<Record<string, Parameters<typeof misfit>[0]>> = {
  hero: HeroEdit,
  order: OrderEdit,
  game: GameEdit,
  collection: CollectionEdit,
}

/** What is known when an edit is checked. */
export interface KnownGames {
  hasGame(slug: string): boolean
  hasCollection(slug: string): boolean
}

const kindOf = (subject: string) => subject.split(':')[0]!
const nameOf = (subject: string) => subject.split(':')[1]

/** Whether this module shows what an edit is about. */
export const isCatalogueEdit = (subject: string): boolean => Object.hasOwn(SHAPES, kindOf(subject))

/** What is wrong with an edit, in words; nothing for a sound one. */
export function faultOfEdit(subject: string, content: unknown, known: KnownGames): string | undefined {
  const [kind, name] = [kindOf(subject), nameOf(subject)]
  const wantsName = kind === 'game' || kind === 'collection'
  if (wantsName !== (name !== undefined)) return wantsName ? `name it: ${kind}:NAME` : `it is "${kind}" alone`
  if (kind === 'game' && !known.hasGame(name!)) return `there is no game "${name}"`
  if (kind === 'collection' && !known.hasCollection(name!)) return `there is no collection "${name}"`
  const shape = SHAPES[kind]!
  const fault = misfit(shape, content)
  if (fault !== undefined) return fault
  const { game, first = [], without = [], words = {} } = content as Partial<Named>
  const lost = [...(game === undefined ? [] : [game]), ...first, ...without].find(
    (slug) => !known.hasGame(slug),
  )
  if (lost !== undefined) return `there is no game "${lost}"`
  const foreign = Object.keys(words).find((language) => !(LANGUAGES as readonly string[]).includes(language))
  return foreign === undefined ? undefined : `"${foreign}" is no language of the portal`
}

interface Named {
  readonly game: string
  readonly first: readonly string[]
  readonly without: readonly string[]
  readonly words: object
}

/** What a catalogue takes from what is shown now; what does not fit this build any more is left out. */
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

/** How the page of a collection was edited. */
export function collectionEditOf(
  shown: ReadonlyMap<string, unknown>,
  slug: string,
): CollectionEdit | undefined {
  const content = shown.get(`collection:${slug}`)
  return fits(CollectionEdit, content) ? content : undefined
}
