import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { between, fromEpochSeconds, seconds, type Duration } from '#kit/time/time.ts'
import type { CallError } from '#kit/web/api.ts'
import type { Change, Read } from '#kit/web/use-call.ts'
import type { marketCalls } from '../calls.ts'
import { marketTexts } from './texts.ts'

/** Errors about the code: no password would help. */
const OF_CODE: ReadonlySet<string> = new Set(['InvalidListingCode', 'OwnCard', 'ListingOver'])

interface RedeemState {
  readonly unfinished: 'code' | 'password' | undefined
  /** The lookup of the code, once it is complete. */
  readonly found: Read<typeof marketCalls.findListing> | undefined
  readonly redeem: Change<typeof marketCalls.redeemListing>
}

/** Errors next to the field they concern (spec 8.7). */
export function useRedeemErrors({ unfinished, found, redeem }: RedeemState) {
  const refusal = useRefusalText()
  const text = useMessages(marketTexts)
  const { say } = useSpeech()
  const { error } = redeem

  /** How long to wait, if the server says so. */
  const withWait = ({ refusal: reason, data }: CallError) => {
    const wait = waitOf(data)
    const words = refusal(reason)
    return wait ? text('redeem.wait', { reason: words, time: sayDuration(wait, say) }) : words
  }
  const ofCode = () => {
    if (unfinished === 'code') return refusal('InvalidListingCode')
    if (error && OF_CODE.has(error.refusal)) return refusal(error.refusal)
    if (found?.data?.can === 'own') return refusal('OwnCard')
    return found?.error && OF_CODE.has(found.error.refusal) ? refusal(found.error.refusal) : undefined
  }
  const ofPassword = () => {
    if (unfinished === 'password') return text('redeem.incomplete')
    if (error?.refusal !== 'WrongRetrievalPassword') return undefined
    const left = Number(error.data['leftNum'] ?? Number.NaN)
    if (Number.isNaN(left)) return refusal('WrongRetrievalPassword')
    return text('redeem.triesLeft', { reason: refusal('WrongRetrievalPassword'), count: left })
  }
  const isPlaced = error && (OF_CODE.has(error.refusal) || error.refusal === 'WrongRetrievalPassword')
  return {
    code: ofCode(),
    password: ofPassword(),
    form: error && !isPlaced ? withWait(error) : undefined,
  }
}

function waitOf(data: CallError['data']): Duration | undefined {
  const { retrySec, nextTime } = data
  if (retrySec !== undefined) return seconds(Number(retrySec))
  if (nextTime !== undefined) return between(serverNow(), fromEpochSeconds(Number(nextTime)))
  return undefined
}
