import type { TextStorage } from '#kit/storage/text-storage.ts'
import type { Clock } from '#kit/time/time.ts'
import { createStore } from '#kit/ui/store.ts'
import type { Arrival, Purpose, TagSettings } from '../model.ts'
import { answered, readAnswers, type Answers } from '../rules/answer.ts'
import { needsWholeLoad } from '../rules/pages.ts'
import { purposeOf, purposesToAsk, tagsAgreed, tagsAllowed, tagsOffered } from '../rules/tags.ts'
import { dropTheirCookies, isRunning, runTags } from './run-tags.ts'

export const CONSENT_KEY = 'consent'

export interface ConsentParts {
  readonly settings: TagSettings
  readonly arrival: Arrival
  readonly storage: TextStorage
  readonly clock: Clock
  /** Whether this visitor may be profiled at all: not a declared minor. */
  readonly mayProfile: () => boolean
  /** Reloads the page: a running script cannot be unloaded. */
  readonly loadAnew: () => void
}

export interface Consent extends ConsentParts {
  readonly answers: Answers
  readonly mayBeProfiled: boolean
}

/** The consent state; undefined where the operator has configured no script, and until it is known. */
export const consentHere = createStore<Consent | undefined>(undefined)

const fresh = (parts: ConsentParts): Consent => ({
  ...parts,
  answers: readAnswers(parts.storage.read(CONSENT_KEY), parts.clock()),
  mayBeProfiled: parts.mayProfile(),
})

/** Loads the agreed scripts, if this page may carry them. */
function keepTo(consent: Consent) {
  const { settings, arrival, clock, loadAnew } = consent
  const agreed = tagsAgreed(settings, consent)
  const refused = settings.tags.filter((tag) => !agreed.includes(tag))
  if (isRunning(refused)) {
    dropTheirCookies()
    return loadAnew()
  }
  const allowed = tagsAllowed(settings.tags, arrival)
  runTags(
    agreed.filter((tag) => allowed.includes(tag)),
    clock(),
  )
}

export function openConsent(parts: ConsentParts) {
  consentHere.change(() => fresh(parts))
  keepTo(fresh(parts))
}

/** Recomputes the state: an answer was given here or in another tab, or the age was answered. */
export function lookAgain() {
  const consent = consentHere.read()
  if (!consent) return
  const next = fresh(consent)
  consentHere.change(() => next)
  keepTo(next)
}

export function answerConsent(said: Answers) {
  const consent = consentHere.read()
  if (!consent) return
  const { storage, clock } = consent
  storage.write(CONSENT_KEY, answered(storage.read(CONSENT_KEY), said, clock()))
  lookAgain()
}

/** Purposes still to be asked about on this visit. */
export const openQuestions = (consent: Consent | undefined): readonly Purpose[] =>
  consent ? purposesToAsk(consent.settings, consent) : []

/** Whether an ad script runs on this page. */
export const showsAds = (consent: Consent): boolean =>
  tagsAllowed(tagsAgreed(consent.settings, consent), consent.arrival).some(({ kind }) => kind === 'ads')

/** Script hosts for each purpose that concerns this visitor. */
export function purposesHere({ settings, arrival }: ConsentParts): ReadonlyMap<Purpose, readonly string[]> {
  const found = new Map<Purpose, readonly string[]>()
  for (const tag of tagsOffered(settings.tags, arrival)) {
    const hosts = [...(found.get(purposeOf(tag)) ?? []), new URL(tag.script).host]
    found.set(purposeOf(tag), [...new Set(hosts)])
  }
  return found
}

/** Whether a path needs a full load: to keep scripts out of games, or to allow them again afterwards. */
export function mustLoadWhole(path: string): boolean {
  const consent = consentHere.read()
  if (!consent || !needsWholeLoad(consent.arrival.path, path)) return false
  return tagsAgreed(consent.settings, consent).length > 0
}
