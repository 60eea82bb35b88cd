import { useEffect, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { CheckIcon } from '#kit/ui/icons/areas.tsx'
import { WifiLowIcon } from '../player-icons.tsx'
import { OPENING_STEPS, type OpeningStep } from '../play/phase.ts'
import { streamingTexts } from '../texts.ts'
import styles from './opening.module.css'

/** From here on it is fair to ask whether the network is slow (spec 2.28). */
const SLOW_AFTER = seconds(8)

interface OpeningProps {
  readonly name: string
  readonly icon?: string | undefined
  readonly step: OpeningStep
}

/** What happens before the first picture, step by step, as it really happens. */
export function Opening({ name, icon, step }: OpeningProps) {
  const text = useMessages(streamingTexts)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const current = OPENING_STEPS.indexOf(step)
  return (
    <div className={styles.opening}>
      {icon && <img className={styles.icon} src={icon} alt="" width="88" height="88" />}
      <h1 className={styles.title}>{text('opening.title', { game: name })}</h1>
      <ol className={styles.steps}>
        {OPENING_STEPS.map((one, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'later'
          return (
            <li
              key={one}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.mark}>{state === 'done' && <CheckIcon />}</span>
              {text(`opening.${one}`)}
              {state !== 'later' && <span data-unseen>{text(`opening.${state}`)}</span>}
            </li>
          )
        })}
      </ol>
      <div className={styles.hint} role="status">
        {isSlow && (
          <>
            <WifiLowIcon />
            <p>
              <strong>{text('opening.slow')}</strong> {text('opening.slowNote')}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
