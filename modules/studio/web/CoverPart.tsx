import { useMessages } from '#kit/i18n/use-messages.ts'
import type { StudioGame } from '../calls.ts'
import { FilePick } from './FilePick.tsx'
import { studioTexts } from './texts.ts'
import { useUpload } from './use-upload.ts'
import styles from './studio.module.css'

/** The picture of a game. */
export function CoverPart({ game }: { readonly game: StudioGame }) {
  const text = useMessages(studioTexts)
  const upload = useUpload(game.gameKey, 'cover')
  return (
    <section className={styles.card} aria-labelledby="cover">
      <h2 id="cover">{text('cover')}</h2>
      {game.hasCover && <p>{text('cover.there')}</p>}
      <FilePick
        labelId="cover"
        note={text('cover.note')}
        accept="image/png,image/jpeg,image/webp"
        done={text('saved')}
        {...upload}
      />
    </section>
  )
}
