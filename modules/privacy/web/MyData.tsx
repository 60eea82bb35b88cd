import { useMessages } from '#kit/i18n/use-messages.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { useRead } from '#kit/web/use-call.ts'
import type { AgeBand } from '#modules/account/model.ts'
import { privacyCalls } from '../calls.ts'
import { EraseRow } from './EraseRow.tsx'
import { ExportRow } from './ExportRow.tsx'
import { privacyTexts } from './texts.ts'
import styles from './my-data.module.css'

/** What a player may read, export and erase of their own data. */
export function MyData() {
  const text = useMessages(privacyTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(privacyCalls.readPrivacy, {})
  return (
    <section className={styles.part} aria-labelledby="my-data">
      <div className={styles.head}>
        <h2 id="my-data">{text('data.title')}</h2>
        <Anchor href="/privacy">{text('data.more')}</Anchor>
      </div>
      {error && <p role="alert">{refusal(error.refusal)}</p>}
      {data && (
        <ul className={styles.rows}>
          <ExportRow file={data.export} />
          <AgeRow band={data.age.band} />
          <EraseRow erasesAt={data.erasesAt} />
        </ul>
      )}
    </section>
  )
}

/** The stored answer to the age question. */
function AgeRow({ band }: { readonly band: AgeBand | null }) {
  const text = useMessages(privacyTexts)
  return (
    <li className={styles.row}>
      <div>
        <strong>{text('band.title')}</strong>
        <p>{text(band === null ? 'band.none' : `band.${band}`)}</p>
      </div>
    </li>
  )
}
