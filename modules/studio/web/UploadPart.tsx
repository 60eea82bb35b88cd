import { useMessages } from '#kit/i18n/use-messages.ts'
import { UPLOAD_QUOTA } from '../rules/uploads.ts'
import { FilePick } from './FilePick.tsx'
import { studioTexts } from './texts.ts'
import { useUpload } from './use-upload.ts'
import styles from './studio.module.css'

/** A zip on its way to the portal. */
export function UploadPart({ gameKey }: { readonly gameKey: string }) {
  const text = useMessages(studioTexts)
  const upload = useUpload(gameKey, 'archive')
  return (
    <section className={styles.card} aria-labelledby="upload">
      <h2 id="upload">{text('upload')}</h2>
      <FilePick
        labelId="upload"
        note={text('upload.note', { megabytes: UPLOAD_QUOTA.archive / 1024 / 1024 })}
        accept=".zip,application/zip"
        done={text('upload.done')}
        {...upload}
      />
    </section>
  )
}
