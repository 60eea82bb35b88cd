import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { comeBack, endPlay } from './cloud-acts.ts'
import type { KeptPlay } from './cloud-state.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import { cloudTexts } from './texts.ts'
import { Refused } from './Ticket.tsx'
import { useCloudAct } from './use-cloud-act.ts'
import { useLeaveQuestions } from './use-leave.ts'
import styles from './ticket.module.css'

/** A running or kept play: resume it, or end it (spec 4.8). */
export function KeptPlayCard({ play }: { readonly play: KeptPlay }) {
  const text = useMessages(cloudTexts)
  const back = useCloudAct()
  const end = useCloudAct()
  const { askEnd } = useLeaveQuestions()
  const left = useSecondsUntil(play.keptUntil)
  const stop = async () => {
    if (await askEnd(play.name)) await end.run(endPlay)
  }
  return (
    <section className={styles.quiet} aria-labelledby="playing">
      <div>
        <p className={styles.eyebrow}>{text('playing.title')}</p>
        <h2 id="playing">
          <bdi>{play.name}</bdi>
        </h2>
      </div>
      <p>{left > 0 ? text('playing.kept', { seconds: left }) : text('playing.note')}</p>
      <Refused act={back.refusal ? back : end} />
      <div className={styles.ways}>
        <Button
          look="act"
          className={styles.main}
          icon={<PlayIcon />}
          isPending={back.isPending}
          onClick={() => void back.enter(comeBack)}
        >
          {text('playing.continue')}
        </Button>
        <Button look="danger" isPending={end.isPending} onClick={() => void stop()}>
          {text('playing.end')}
        </Button>
      </div>
    </section>
  )
}
