import type { Language } from '#kit/i18n/languages.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import { days, minutes, type Clock, type Instant } from '#kit/time/time.ts'
import { announced, type OperatorPoll } from '#modules/operator/server/index.ts'

const speak = textsFrom({ operator: 'modules/operator/messages' })

/** Maintenance is announced this long in advance, and counted down in its last hour. */
const TOLD_BEFORE = days(1)
const COUNTED_BEFORE = minutes(60)

/** The notice above every page. */
export interface PageNotice {
  text(language: Language): string | undefined
  /** Changes whenever the text changes. */
  edition(): string
}

/** The notice of pages: current or coming maintenance, or the operator's announcement; usually none. */
export function pageNotice(
  poll: Pick<OperatorPoll, 'flags' | 'plannedAt' | 'edits'>,
  clock: Clock,
): PageNotice {
  function text(language: Language): string | undefined {
    const now = clock()
    const { isOn, words } = poll.flags().maintenance
    if (isOn) return words || speak(language)('operator.maintenance')
    const plannedAt = poll.plannedAt()
    if (plannedAt !== undefined && plannedAt - now <= TOLD_BEFORE) return planned(plannedAt, language, now)
    return announced(poll.edits(), language, now)
  }
  // All languages change at the same time, so one of them suffices.
  return { text, edition: () => text('en') ?? '' }
}

function planned(at: Instant, language: Language, now: Instant): string {
  const count = Math.ceil((at - now) / minutes(1))
  if (at - now <= COUNTED_BEFORE) return speak(language)('operator.maintenanceIn', { count })
  return speak(language)('operator.maintenanceAt', { when: momentIn(language, at) })
}

const FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
/** Many pages show the same moment, so it is formatted once per language. */
const written = new Map<Language, { readonly at: Instant; readonly text: string }>()

function momentIn(language: Language, at: Instant): string {
  const known = written.get(language)
  if (known?.at === at) return known.text
  const text = new Intl.DateTimeFormat(language, FORMAT).format(at)
  written.set(language, { at, text })
  return text
}
