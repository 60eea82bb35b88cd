import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { TimerIcon } from '#kit/ui/icons/areas.tsx'
import { cloudTexts } from './texts.ts'
import styles from './cloud-sheet.module.css'

/** Where time is claimed. */
export const TIME_PAGE = '/coconut?part=time'
export const RULES_PAGE = '/rules/cloud-time'

/** Too little time to start, and where to get more (spec 8.6). */
export function NoTime() {
  const text = useMessages(cloudTexts)
  const refusal = useRefusalText()
  return (
    <div className={styles.foot}>
      <div className={styles.noTime} role="alert">
        <strong>{refusal('NotEnoughTime')}</strong>
        <p>{text('time.note')}</p>
      </div>
      <ButtonLink look="act" size="large" isWide icon={<TimerIcon />} href={TIME_PAGE}>
        {text('time.get')}
      </ButtonLink>
    </div>
  )
}
