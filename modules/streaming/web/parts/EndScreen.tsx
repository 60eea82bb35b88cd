import { useEffect, useRef, type ReactNode } from 'react'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import type { Ending } from '../play/phase.ts'
import { streamingTexts } from '../texts.ts'
import styles from './end.module.css'

/** Where the player leads to; the portal knows. */
export interface PlayerPlaces {
  readonly hub: string
  readonly moreTime: string
}

interface EndScreenProps {
  readonly ending: Exclude<Ending, 'replaced'>
  readonly places: PlayerPlaces
  readonly secondsLeft: number | undefined
  readonly onAgain: () => void
}

/** Where the same game is no good idea: there is no time, no machine or no fitting browser. */
const NOT_AGAIN: readonly Ending[] = ['time', 'unsupported']

/** Why the play is over, what is left, and the next step. */
export function EndScreen({ ending, places, secondsLeft, onAgain }: EndScreenProps) {
  const text = useMessages(streamingTexts)
  const { say } = useSpeech()
  const mayAgain = !NOT_AGAIN.includes(ending)
  const hasTime = ending !== 'time' && secondsLeft !== 0
  return (
    <Words title={text(`end.${ending}.title`)} note={text(`end.${ending}.note`)}>
      {hasTime && <p className={styles.note}>{text('end.keep')}</p>}
      {hasTime && secondsLeft !== undefined && (
        <p className={styles.left}>{text('end.left', { time: sayDuration(seconds(secondsLeft), say) })}</p>
      )}
      <div className={styles.actions}>
        {mayAgain && (
          <Button look="act" onClick={onAgain}>
            {text('end.again')}
          </Button>
        )}
        {ending === 'time' && (
          <ButtonLink look="act" href={places.moreTime}>
            {text('end.moreTime')}
          </ButtonLink>
        )}
        <ButtonLink href={places.hub}>{text('end.toGames')}</ButtonLink>
      </div>
    </Words>
  )
}

interface ElsewhereProps {
  readonly hub: string
  readonly onHere: () => void
}

/** Another tab goes on with the play; it can be taken back. */
export function Elsewhere({ hub, onHere }: ElsewhereProps) {
  const text = useMessages(streamingTexts)
  return (
    <Words title={text('elsewhere.title')} note={text('elsewhere.note')}>
      <div className={styles.actions}>
        <Button look="act" onClick={onHere}>
          {text('elsewhere.here')}
        </Button>
        <ButtonLink href={hub}>{text('end.toGames')}</ButtonLink>
      </div>
    </Words>
  )
}

interface WordsProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

/** The title takes the focus, so that a screen reader tells of the end. */
function Words({ title, note, children }: WordsProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.end}>
      <div className={styles.art}>
        <Coconut state="open" />
      </div>
      <h1 ref={head} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.note}>{note}</p>
      {children}
    </div>
  )
}
