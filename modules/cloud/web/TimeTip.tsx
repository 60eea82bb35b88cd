import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { TimerIcon } from '#kit/ui/icons/areas.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { useStore } from '#kit/ui/store.ts'
import { cloudStore, closeTip } from './cloud-store.ts'
import { TIME_PAGE } from './NoTime.tsx'
import { cloudTexts } from './texts.ts'
import styles from './time-tip.module.css'

interface TimeTipProps {
  /** The last threshold crossed, from `keepPlaying`; 0 is none. */
  readonly tipSeconds: number
  readonly secondsLeft: number
  readonly onClose?: () => void
}

/** Toast about low remaining time (spec 2.17); a closed one returns with the next threshold. */
export function TimeTip({ tipSeconds, secondsLeft, onClose }: TimeTipProps) {
  const text = useMessages(cloudTexts)
  const { say } = useSpeech()
  const { closedTip } = useStore(cloudStore)
  if (tipSeconds === 0 || tipSeconds === closedTip) return null
  const left = seconds(secondsLeft)
  const isLast = left < minutes(1)
  return (
    <div className={styles.tip} data-last={isLast || undefined}>
      <TimerIcon />
      <p role={isLast ? 'alert' : 'status'}>
        {isLast ? text('tip.last') : text('tip.left', { time: sayDuration(left, say) })}
      </p>
      {/* In a new tab, so that the game continues. */}
      <Anchor href={TIME_PAGE} target="_blank" rel="noopener">
        {text('tip.more')}
      </Anchor>
      <IconButton
        look="clear"
        label={text('tip.close')}
        icon={<XIcon />}
        onClick={() => {
          closeTip(tipSeconds)
          onClose?.()
        }}
      />
    </div>
  )
}
