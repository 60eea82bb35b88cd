import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { joinLine } from './cloud-acts.ts'
import type { Place } from './cloud-state.ts'
import { forgetMissed } from './cloud-store.ts'
import { cloudTexts } from './texts.ts'
import { Refused } from './Ticket.tsx'
import { useCloudAct } from './use-cloud-act.ts'
import styles from './ticket.module.css'

/** The turn was missed: only a new place in the queue helps (spec 4.9, 8.6). */
export function MissedCard({ place }: { readonly place: Place }) {
  const text = useMessages(cloudTexts)
  const refusal = useRefusalText()
  const act = useCloudAct()
  return (
    <section className={styles.quiet} aria-labelledby="missed">
      <h2 id="missed">
        <bdi>{place.gameName}</bdi>
      </h2>
      <p role="alert">{refusal('TurnMissed')}</p>
      <Refused act={act} />
      <div className={styles.ways}>
        <Button
          look="act"
          className={styles.main}
          isPending={act.isPending}
          onClick={() => void act.run(() => joinLine(place))}
        >
          {text('missed.again')}
        </Button>
        <Button onClick={forgetMissed}>{text('missed.close')}</Button>
      </div>
    </section>
  )
}
