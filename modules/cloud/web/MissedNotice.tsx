import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { joinLine } from './cloud-acts.ts'
import type { Place } from './cloud-state.ts'
import { forgetMissed } from './cloud-store.ts'
import { cloudTexts } from './texts.ts'
import { Refused } from './Ticket.tsx'
import { useCloudAct } from './use-cloud-act.ts'
import styles from './cloud-overlay.module.css'

interface MissedNoticeProps {
  readonly place: Place
  readonly isBesideGame: boolean
}

/** The turn was missed while another page was open (spec 4.9, 8.6). */
export function MissedNotice({ place, isBesideGame }: MissedNoticeProps) {
  const text = useMessages(cloudTexts)
  const refusal = useRefusalText()
  const act = useCloudAct()
  return (
    <section
      className={styles.notice}
      data-place={isBesideGame ? 'game' : 'page'}
      aria-label={place.gameName}
    >
      <div className={styles.notes} role="alert">
        <strong>
          <bdi>{place.gameName}</bdi>
        </strong>
        <p>{refusal('TurnMissed')}</p>
      </div>
      <Refused act={act} />
      <div className={styles.ways}>
        <Button look="act" isPending={act.isPending} onClick={() => void act.run(() => joinLine(place))}>
          {text('missed.again')}
        </Button>
        <Button look="ghost" onClick={forgetMissed}>
          {text('missed.close')}
        </Button>
      </div>
    </section>
  )
}
