import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { BadgeArt } from './BadgeArt.tsx'
import { motifNameOf, useBadgeWords } from './badge-words.ts'
import { badgesTexts } from './texts.ts'
import type { Shelf, ShownBadge } from './wall.ts'
import styles from './badges.module.css'

/** A group of badges, each with its progress. */
export function WallShelf({
  shelf: { key, group, game, badges },
  onPick,
}: {
  readonly shelf: Shelf
  readonly onPick: (shown: ShownBadge) => void
}) {
  const text = useMessages(badgesTexts)
  return (
    <section className={styles.shelf} aria-labelledby={key}>
      <h2 id={key} dir="auto">
        {group === 'families' ? game : text(`group.${group}`)}
      </h2>
      <ul className={styles.badges}>
        {badges.map((shown) => (
          <li key={shown.badge.badgeId}>
            <BadgeTile shown={shown} onPick={() => onPick(shown)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BadgeTile({ shown, onPick }: { readonly shown: ShownBadge; readonly onPick: () => void }) {
  const text = useMessages(badgesTexts)
  const number = useNumber()
  const { badge, have, wonAt, game } = shown
  const { name, task } = useBadgeWords()(badge, game)
  const isLocked = wonAt === null
  return (
    <button
      type="button"
      className={styles.tile}
      data-locked={isLocked || undefined}
      aria-haspopup="dialog"
      onClick={onPick}
    >
      <BadgeArt motif={motifNameOf(badge)} grade={badge.grade} isLocked={isLocked} size={56} />
      <strong>{name}</strong>
      <span>{task}</span>
      {isLocked && (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(100 * Math.min(have, badge.need)) / badge.need}%` }} />
          </span>
          <small>{text('progress', { have: number(have), need: number(badge.need) })}</small>
        </>
      )}
      {!isLocked && <small>{text(`grade.${badge.grade}`)}</small>}
    </button>
  )
}
