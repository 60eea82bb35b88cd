import { useEffect, useState } from 'react'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { TimeChip, toneOfTime } from '#kit/ui/Chip.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { DotsThreeIcon } from '#kit/ui/icons/stage.tsx'
import type { PlayView } from '../play/open-play.ts'
import { TextIcon } from '../player-icons.tsx'
import { streamingTexts } from '../texts.ts'
import { secondsOf, useSecond } from '../use-second.ts'
import styles from './corner.module.css'

const FADES_AFTER = seconds(4)
const TWO_DIGITS = 2

interface CornerProps {
  readonly view: PlayView
  readonly onMenu: () => void
  /** Opens a phone's keyboard; missing where there is a real one, or a keyboard is open. */
  readonly onType: (() => void) | undefined
}

/** The one corner that is not the game's: the menu and what is left of the time. It fades while unused. */
export function Corner({ view, onMenu, onType }: CornerProps) {
  const text = useMessages(streamingTexts)
  const isPlaying = view.phase.status === 'playing'
  const isFaded = useStill(isPlaying)
  return (
    <div className={styles.corner} data-faded={isFaded || undefined}>
      <IconButton label={text('menu')} icon={<DotsThreeIcon />} aria-haspopup="dialog" onClick={onMenu} />
      {onType && <IconButton label={text('keys.type')} icon={<TextIcon />} onClick={onType} />}
      {view.time && <Left view={view} isRunning={isPlaying} />}
    </div>
  )
}

function Left({ view: { time }, isRunning }: { readonly view: PlayView; readonly isRunning: boolean }) {
  const text = useMessages(streamingTexts)
  const { say } = useSpeech()
  const left = secondsOf(time!, useSecond(isRunning), isRunning)
  const tone = toneOfTime(seconds(left))
  return (
    <div className={styles.time} data-tone={tone}>
      <TimeChip tone={tone}>
        <span aria-hidden="true" dir="ltr">
          {clockOf(left, (length) => sayDuration(length, say))}
        </span>
        <span data-unseen>{text('time', { time: sayDuration(seconds(left), say) })}</span>
      </TimeChip>
    </div>
  )
}

/** Minutes and seconds while it matters, whole minutes before. */
function clockOf(left: number, inWords: (length: ReturnType<typeof seconds>) => string) {
  if (left >= 600) return inWords(seconds(left))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(TWO_DIGITS, '0')}`
}

/** True when the player has not moved pointer or finger for a while. */
function useStill(isOn: boolean): boolean {
  const [isStill, setStill] = useState(false)
  useEffect(() => {
    if (!isOn) return
    let timer = setTimeout(() => setStill(true), FADES_AFTER)
    const wake = ({ type, clientY }: PointerEvent) => {
      // A finger on the pad plays; one in the upper part may look for the menu.
      if (type === 'pointerdown' && clientY > innerHeight / 3) return
      setStill(false)
      clearTimeout(timer)
      timer = setTimeout(() => setStill(true), FADES_AFTER)
    }
    const leave = new AbortController()
    document.addEventListener('pointerdown', wake, { signal: leave.signal })
    document.addEventListener('mousemove', wake as unknown as (event: MouseEvent) => void, {
      signal: leave.signal,
    })
    return () => {
      leave.abort()
      clearTimeout(timer)
      setStill(false)
    }
  }, [isOn])
  return isStill
}
