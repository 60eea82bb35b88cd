import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { useLanguage, useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { useChange } from '#kit/web/use-call.ts'
import { badgesCalls } from '../calls.ts'
import { BadgeArt } from './BadgeArt.tsx'
import { motifNameOf, useBadgeWords, wornAfter } from './badge-words.ts'
import { badgesTexts } from './texts.ts'
import type { ShownBadge } from './wall.ts'
import styles from './badges.module.css'

interface BadgeSheetProps {
  readonly shown: ShownBadge
  readonly worn: readonly string[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A sheet about one badge: its task, when it was won, whether it is worn. */
export function BadgeSheet({ shown: { badge, have, wonAt, game }, worn, isOpen, onClose }: BadgeSheetProps) {
  const text = useMessages(badgesTexts)
  const refusal = useRefusalText()
  const language = useLanguage()
  const number = useNumber()
  const { name, task } = useBadgeWords()(badge, game)
  const wear = useChange(badgesCalls.wearBadges, { stale: [badgesCalls.listBadges, badgesCalls.readWorn] })
  const isWorn = worn.includes(badge.badgeId)
  const after = wornAfter(worn, badge.badgeId)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={name}>
      <div className={styles.sheet}>
        <BadgeArt motif={motifNameOf(badge)} grade={badge.grade} isLocked={wonAt === null} size={128} />
        <p>{task}</p>
        <p className={styles.quiet}>
          {wonAt === null
            ? text('progress', { have: number(have), need: number(badge.need) })
            : text('wonAt', { date: formatDate(wonAt, serverNow(), language) })}
        </p>
        {wonAt !== null && (
          <Button
            look={isWorn ? undefined : 'act'}
            isPending={wear.isPending}
            disabled={!after}
            onClick={() => after && wear.run({ worn: [...after] })}
          >
            {text(isWorn ? 'takeOff' : 'wear')}
          </Button>
        )}
        {wonAt !== null && !after && <p className={styles.quiet}>{text('wornFull')}</p>}
        {wear.error && <p role="alert">{refusal(wear.error.refusal)}</p>}
      </div>
    </Sheet>
  )
}
