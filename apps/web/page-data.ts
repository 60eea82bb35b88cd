import type { Language } from '#kit/i18n/languages.ts'
import type { WebConfig } from '#kit/web/config.ts'
import type { Payload } from '#kit/web/navigation.ts'
import type { TagSettings } from '#modules/consent/model.ts'

/** What the server embeds in a page for the browser. */
export interface PageData {
  readonly language: Language
  readonly address: string
  readonly payload: Payload
  readonly config: WebConfig
  /** Third-party scripts, if the operator has configured any. */
  readonly tags?: TagSettings
}

export const PAGE_DATA_ID = 'page-data'

/** The data as text for a script element; escapes `<` so that no text can close the element. */
export const pageDataText = (data: PageData) => JSON.stringify(data).replace(/</g, '\\u003c')

export const readPageData = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData
