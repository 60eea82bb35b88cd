import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { Tag } from '#kit/ui/Tag.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GameCard } from '#modules/catalog/calls.ts'
import type { ListedGame } from '../calls.ts'
import { centreTexts } from './texts.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly live: ListedGame | undefined
  /** Shown while nobody plays. */
  readonly featured: GameCard
}

/** A game being played now; the game of the evening when there is none. */
export function Hero({ live, featured }: HeroProps) {
  const text = useMessages(centreTexts)
  const { slug, title, cover, tone } = live ?? featured
  return (
    <section
      className={styles.hero}
      style={{ '--tint': tone } as React.CSSProperties}
      aria-labelledby="centre-hero"
    >
      <img src={assetUrl(cover)} alt="" width={400} height={400} decoding="async" draggable={false} />
      <Tag kind={live ? 'live' : 'plain'} className={styles.tag}>
        {text(live ? 'live' : 'tonight')}
      </Tag>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id="centre-hero">{title}</h2>
          <p>{live ? text('playing', { count: live.online }) : featured.pitch}</p>
        </div>
        <ButtonLink
          look="act"
          href={`/g/${slug}`}
          icon={<PlayIcon />}
          aria-label={text('playTitle', { title })}
        >
          {text('play')}
        </ButtonLink>
      </div>
    </section>
  )
}

export const HeroWaiting = () => <div className={styles.hero} data-waiting />
