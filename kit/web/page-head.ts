/** The metadata of a page for browsers, search engines and messengers. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Path of a picture for previews. */
  readonly image?: string
  /** A picture of this size is shown large. */
  readonly imageSize?: { readonly width: number; readonly height: number }
  /** Data for search engines, as schema.org names it. */
  readonly data?: Readonly<Record<string, unknown>>
  /** The route's own name and metadata, where one route opens many pages (spec 2.2). */
  readonly route?: { readonly name: string; readonly gameId: number }
  /** False keeps the page out of search engines. */
  readonly listed?: boolean
}

/** Brings the head of the document up to date after a navigation. */
export function applyHead({ title, description, route }: PageHead, canonical: string) {
  document.title = title
  const { dataset } = document.documentElement
  dataset.route = route?.name ?? ''
  dataset.gameId = String(route?.gameId ?? '')
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical)
}
