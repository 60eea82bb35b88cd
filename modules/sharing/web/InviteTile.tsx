import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { SHARES_A_DAY } from '../rules/share.ts'
import { openShare } from './share-trigger.ts'
import { sharingTexts } from './texts.ts'
import styles from './invite-tile.module.css'

/** A link to one's own invitation, for pages with room. */
export function InviteTile() {
  const text = useMessages(sharingTexts)
  return (
    <section className={styles.tile}>
      <span className={styles.nut}>
        <Coconut />
      </span>
      <div className={styles.words}>
        <h2>{text('entry.title')}</h2>
        <p>{text('entry.note', { count: SHARES_A_DAY })}</p>
      </div>
      <Button icon={<ShareNetworkIcon />} onClick={() => openShare({ kind: 'invite' })}>
        {text('entry.open')}
      </Button>
    </section>
  )
}
