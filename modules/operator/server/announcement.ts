import { fits, misfit } from '#kit/contract/fits.ts'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ShownEdits } from '../model.ts'
import { Announcement } from '../shapes.ts'

/** Subject of the announcement's edits. */
export const ANNOUNCEMENT = 'announcement'

/** Errors of an announcement; undefined for a valid one. */
export function faultOfAnnouncement(content: unknown): string | undefined {
  if (!fits(Announcement, content)) return misfit(Announcement, content)
  const missing = LANGUAGES.filter((language) => !content.words[language]?.trim())
  if (missing.length > 0) return `it says nothing in ${missing.join(', ')}`
  const { endsAt } = content
  return endsAt !== undefined && Number.isNaN(Date.parse(endsAt)) ? `${endsAt} is no moment` : undefined
}

/** The current announcement in one language. */
export function announced(edits: ShownEdits, language: Language, now: Instant): string | undefined {
  const content = edits.get(ANNOUNCEMENT)
  if (!fits(Announcement, content)) return undefined
  const isOver = content.endsAt !== undefined && Date.parse(content.endsAt) <= now
  return isOver ? undefined : content.words[language]
}
