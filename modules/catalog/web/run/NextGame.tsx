import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GamePage } from '../../calls.ts'
import { runTexts } from './texts.ts'
import styles from './run.module.css'

/** The next game of the same kind. */
export function NextGame({ game: { related } }: { readonly game: GamePage }) {
  const say = useMessages(runTexts)
  const next = related[0]
  if (!next) return null
  return (
    <Anchor href={`/g/${next.slug}`} className={styles.next}>
      <img src={assetUrl(next.cover)} alt="" width={40} height={40} loading="lazy" decoding="async" />
      <span>
        <small>{say('next')}</small>
        {next.title}
      </span>
    </Anchor>
  )
}
