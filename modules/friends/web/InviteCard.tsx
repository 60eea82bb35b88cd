import { useMessages } from '#kit/i18n/use-messages.ts'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { openShare } from '#modules/sharing/web/index.ts'
import { friendsTexts } from './texts.ts'
import styles from './friends.module.css'

/** The player's invitation link, for friends who do not play yet. */
export function InviteCard() {
  const text = useMessages(friendsTexts)
  return (
    <section className={styles.invite}>
      <span className={styles.nut}>
        <Coconut />
      </span>
      <div className={styles.inviteWords}>
        <h2>{text('inviteTitle')}</h2>
        <p>{text('inviteNote')}</p>
      </div>
      <IconButton
        label={text('inviteOpen')}
        icon={<ShareNetworkIcon />}
        look="state"
        aria-haspopup="dialog"
        onClick={() => openShare({ kind: 'invite' })}
      />
    </section>
  )
}
