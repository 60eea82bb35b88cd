/** The metadata of a page for browsers, search engines and messengers. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Path of a picture for previews. */
  readonly image?: string
  /** Messengers show a picture of known size large. */
  readonly imageSize?: { readonly width: number; readonly height: number }
  /** Structured data for search engines (schema.org). */
  readonly data?: Readonly<Record<string, unknown>>
  /** The name and metadata of a route that opens many pages (spec 2.2). */
  readonly route?: { readonly name: string; readonly gameId: number }
  /** False excludes the page from search engines. */
  readonly listed?: boolean
}

/** Updates the document's head after a navigation. */
export function applyHead({ title, description, route }: PageHead, canonical: string) {
  document.title = title
  const { dataset } = document.documentElement
  dataset.route = route?.name ?? ''
  dataset.gameId = String(route?.gameId ?? '')
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical)
}
