import type { Arrival, Purpose, Tag, TagKind, TagSettings } from '../model.ts'
import type { Answers } from './answer.ts'
import { isApart } from './pages.ts'

/** User agent of Facebook's in-app browser on both systems. */
const FACEBOOK_BROWSER = /\bFB(AN|AV|IOS|_IAB)\b/
const FACEBOOK_TAGS: ReadonlySet<TagKind> = new Set(['pixel', 'loader'])

export const purposeOf = ({ kind }: Pick<Tag, 'kind'>): Purpose =>
  kind === 'analytics' ? 'measuring' : 'advertising'

const isFromFacebook = ({ userAgent, search }: Arrival) =>
  FACEBOOK_BROWSER.test(userAgent) || new URLSearchParams(search).get('tag') === 'facebook'

/** The tags a visitor with this arrival may be asked about (spec 7.47). */
export function tagsOffered(tags: readonly Tag[], arrival: Arrival): readonly Tag[] {
  if (arrival.isPrivate) return []
  return isFromFacebook(arrival) ? tags : tags.filter(({ kind }) => !FACEBOOK_TAGS.has(kind))
}

/** The tags that a document may load: its content policy names only their hosts. */
export const tagsAllowed = (tags: readonly Tag[], arrival: Arrival): readonly Tag[] =>
  isApart(arrival.path) ? [] : tagsOffered(tags, arrival)

interface Visitor {
  readonly arrival: Arrival
  readonly answers: Answers
  /** False for declared minors. */
  readonly mayBeProfiled: boolean
}

const isAgreed = (settings: TagSettings, answers: Answers, purpose: Purpose) =>
  settings.isAsking ? answers[purpose] === true : answers[purpose] !== false

/** The tags that this visitor has agreed to, or that need no consent. */
export function tagsAgreed(settings: TagSettings, { arrival, answers, mayBeProfiled }: Visitor) {
  if (!mayBeProfiled) return []
  return tagsOffered(settings.tags, arrival).filter((tag) => isAgreed(settings, answers, purposeOf(tag)))
}

/** Purposes still to be asked about. */
export function purposesToAsk(settings: TagSettings, { arrival, answers, mayBeProfiled }: Visitor) {
  if (!settings.isAsking || !mayBeProfiled) return []
  const offered = new Set(tagsOffered(settings.tags, arrival).map(purposeOf))
  return [...offered].filter((purpose) => answers[purpose] === undefined)
}
