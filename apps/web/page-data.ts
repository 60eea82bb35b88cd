import type { Language } from '#kit/i18n/languages.ts'
import type { WebConfig } from '#kit/web/config.ts'
import type { Payload } from '#kit/web/navigation.ts'
import type { TagSettings } from '#modules/consent/model.ts'

/** What the server puts into a page for the browser to go on with. */
export interface PageData {
  readonly language: Language
  readonly address: string
  readonly payload: Payload
  readonly config: WebConfig
  /** Scripts of others, where the operator has named any. */
  readonly tags?: TagSettings
}

export const PAGE_DATA_ID = 'page-data'

/** The data as text inside a script element; `<` is written so that no text of ours can close it. */
export const pageDataText = (data: PageData) => JSON.stringify(data).replace(/</g, '\\u003c')

export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData
