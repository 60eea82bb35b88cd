import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import type { CloudGameCard } from './cloud-state.ts'
import { showGame } from './cloud-store.ts'
import { coverOf } from './GameTile.tsx'
import { cloudTexts } from './texts.ts'
import styles from './found-games.module.css'

/** Cloud games that a search of the portal finds; each leads to its lines. */
export default function FoundGames({ games }: { readonly games: readonly CloudGameCard[] }) {
  const text = useMessages(cloudTexts)
  return (
    <section aria-label={text('found.title')} className={styles.found}>
      <h2 className={styles.title}>{text('found.title')}</h2>
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.gameKey}>
            <Anchor href="/cloud" className={styles.game} onClick={() => showGame(game)}>
              <img src={coverOf(game)} alt="" width={80} height={50} decoding="async" draggable={false} />
              <span lang={game.language} dir="auto">
                {game.name}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
