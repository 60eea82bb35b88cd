import { use, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { ask } from './api.ts'
import { useChangesMade } from './ChangeDialog.tsx'
import { mayDo, type Me } from './me.ts'
import { Speech, type TextKey } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 10_000
/** No exact number is shown above this. */
const MOST_SHOWN = 99
const QUEUES = 'queues show'
const ALERTS = 'state alerts'

/** The number of open items of a page, by the page's name. */
type Counts = Readonly<Record<string, number>>

/** Reports that only owners decide. */
const SENT_UP = 'sent up'

interface Queues {
  readonly reports: number
  readonly escalated: number
  readonly appeals: number
  readonly reviews: number
}

/** Polls what waits for this operator: sent by players, planned by other operators, and alerts. */
function useCounts(me: Me): Counts {
  const made = useChangesMade()
  const { facts } = useReadCommand<Queues>(
    mayDo(me, QUEUES) ? { command: QUEUES } : undefined,
    LOOK_EVERY_MS,
    made,
  )
  const alerts = useReadCommand<readonly unknown[]>(
    mayDo(me, ALERTS) ? { command: ALERTS } : undefined,
    LOOK_EVERY_MS,
    made,
  )
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const look = () =>
      void ask<{ count: number }>('/api/waiting/count', undefined, { isByItself: true }).then(
        (answer) => answer.ok && setWaiting(answer.count),
      )
    look()
    const timer = setInterval(() => document.hidden || look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [made])
  return {
    ...(facts && {
      moderation: facts.reports,
      [SENT_UP]: me.role === 'owner' ? facts.escalated : 0,
      appeals: facts.appeals,
      reviews: facts.reviews,
    }),
    ...(alerts.facts && { state: alerts.facts.length }),
    waiting,
  }
}

interface NavProps {
  readonly me: Me
  readonly pages: readonly string[]
  readonly page: string
}

/** The pages of the console, each with its number of open items. */
export function Nav({ me, pages, page }: NavProps) {
  const { language, say } = use(Speech)
  const counts = useCounts(me)
  const strip = useRef<HTMLElement>(null)
  // On phones the pages are in a strip that scrolls sideways.
  useEffect(() => {
    const show = () =>
      strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    // In the next frame, when the page has the direction of the language.
    const frame = requestAnimationFrame(show)
    addEventListener('resize', show)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', show)
    }
  }, [page, language])
  return (
    <nav ref={strip} className={styles.nav} aria-label={say('nav')}>
      {pages.map((one) => {
        const count = counts[one] ?? 0
        const sentUp = one === 'moderation' ? (counts[SENT_UP] ?? 0) : 0
        return (
          <a key={one} href={`#/${one}`} aria-current={one === page ? 'page' : undefined}>
            {say(`page.${one}` as TextKey)}{' '}
            {count > 0 && (
              <span className={styles.count}>
                {formatNumber(language, Math.min(count, MOST_SHOWN))}
                {count > MOST_SHOWN && '+'}
              </span>
            )}{' '}
            {sentUp > 0 && (
              <span className={styles.count}>
                {say('report.sentUp', { count: Math.min(sentUp, MOST_SHOWN) })}
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
