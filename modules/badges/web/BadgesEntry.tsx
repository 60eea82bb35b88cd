import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { badgesCalls } from '../calls.ts'
import { BADGES_LIVE } from '../model.ts'
import { rankOf } from '../rules/level.ts'
import { BadgeArt } from './BadgeArt.tsx'
import { QuestLine } from './QuestLine.tsx'
import { badgesTexts } from './texts.ts'
import styles from './next-badge.module.css'

/** The entry to the wall on the profile page, and the step of the first week. */
export function BadgesEntry() {
  const text = useMessages(badgesTexts)
  const { data } = useRead(badgesCalls.listBadges, {}, { live: BADGES_LIVE })
  return (
    <>
      <section className={styles.entry}>
        <BadgeArt motif="entry" grade="gold" size={56} />
        <div>
          <h2>{text('entry')}</h2>
          {data && (
            <p>
              {text('level', { level: data.level })} · {text(`rank.${rankOf(data.level)}`)}
            </p>
          )}
        </div>
        <ButtonLink href="/badges">{text('all')}</ButtonLink>
      </section>
      <QuestLine />
    </>
  )
}
