import { sayRemainingHours } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { ClockIcon } from '#kit/ui/icons/trade.tsx'
import type { Listing } from '../model.ts'
import { useTimeLeft } from './use-time-left.ts'
import { marketTexts } from './texts.ts'
import { timeTone } from './time-tone.ts'
import styles from './listing.module.css'

/** Time left of a listing, or its final state. */
export function TimeTag({ listing }: { readonly listing: Listing }) {
  const text = useMessages(marketTexts)
  const { say } = useSpeech()
  const left = useTimeLeft(listing)
  const tone = timeTone(left)
  if (tone === 'gone') {
    const state = listing.state === 'on' ? 'expired' : listing.state
    return (
      <span className={styles.time} data-tone={tone}>
        {text(`state.${state}`)}
      </span>
    )
  }
  return (
    <span className={styles.time} data-tone={tone}>
      <ClockIcon />
      <span data-unseen>{text('timeLeft')}</span>
      <span data-counter>{sayRemainingHours(left, say)}</span>
    </span>
  )
}
