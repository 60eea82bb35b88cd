import { useMessages } from '#kit/i18n/use-messages.ts'
import { useRead } from '#kit/web/use-call.ts'
import { badgesCalls } from '../calls.ts'
import { rankOf } from '../rules/level.ts'
import { BadgeArt } from './BadgeArt.tsx'
import { badgeNamed, motifNameOf, useBadgeWords } from './badge-words.ts'
import { badgesTexts } from './texts.ts'
import styles from './next-badge.module.css'

/** Level and worn badges of a player, in their sheet; nothing if they hide them. */
export function WornBadges({ userId }: { readonly userId: number }) {
  const text = useMessages(badgesTexts)
  const words = useBadgeWords()
  const { data } = useRead(badgesCalls.readWorn, { userId })
  if (!data || data.level === null) return null
  return (
    <div className={styles.profile}>
      <p>
        <strong>{text('level', { level: data.level })}</strong> {text(`rank.${rankOf(data.level)}`)}
      </p>
      {data.worn.length > 0 && (
        <ul>
          {data.worn.flatMap((one) => {
            const badge = badgeNamed(one)
            if (!badge) return []
            const { name } = words(badge, one.family?.title ?? '')
            return [
              <li key={one.badgeId} title={name}>
                <BadgeArt motif={motifNameOf(badge)} grade={badge.grade} size={40} />
                <span className="visually-hidden">{name}</span>
              </li>,
            ]
          })}
        </ul>
      )}
    </div>
  )
}
