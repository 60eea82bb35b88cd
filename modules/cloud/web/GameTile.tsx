import { useMessages } from '#kit/i18n/use-messages.ts'
import { LockSimpleIcon } from '#kit/ui/icons/shell.tsx'
import { Tag } from '#kit/ui/Tag.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { CloudGameCard } from './cloud-state.ts'
import { showGame } from './cloud-store.ts'
import { stillCover } from './still-cover.ts'
import { cloudTexts } from './texts.ts'
import styles from './cloud-games.module.css'

export const coverOf = ({ cover, gameKey }: Pick<CloudGameCard, 'cover' | 'gameKey'>) =>
  cover ? assetUrl(cover) : stillCover(gameKey)

export const needsCard = ({ neededLevel, isCardInUse }: CloudGameCard) =>
  neededLevel !== 'normal' && !isCardInUse

interface GameTileProps {
  readonly game: CloudGameCard
  readonly isFirst: boolean
}

/** A game of the cloud; it opens the sheet with its lines. */
export function GameTile({ game, isFirst }: GameTileProps) {
  const text = useMessages(cloudTexts)
  const { name, summary, language, load, online } = game
  const isLocked = needsCard(game)
  return (
    <button
      type="button"
      className={styles.tile}
      data-locked={isLocked || undefined}
      aria-haspopup="dialog"
      onClick={() => showGame(game)}
    >
      <span className={styles.cover}>
        <img
          src={coverOf(game)}
          alt=""
          width={480}
          height={300}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
        {isLocked && (
          <span className={styles.lock}>
            <LockSimpleIcon />
            {text('card.needed', { level: game.neededLevel })}
          </span>
        )}
        {!isLocked && load !== 'free' && (
          <span className={styles.badge}>
            <Tag kind={load}>{text(`load.${load}`)}</Tag>
          </span>
        )}
      </span>
      <span className={styles.words} lang={language} dir="auto">
        <strong className={styles.name}>{name}</strong>
        <span className={styles.note}>{summary}</span>
      </span>
      {online > 0 && <span className={styles.online}>{text('games.online', { count: online })}</span>}
    </button>
  )
}
