import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { webConfig } from '#kit/web/config.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { privacyCalls, type ExportView } from '../calls.ts'
import { privacyTexts } from './texts.ts'
import styles from './my-data.module.css'

/** How often to look until the file is there. */
const LOOK_EVERY = seconds(2)

/** Requests and downloads the data export (docs/contract.md 7). */
export function ExportRow({ file }: { readonly file: ExportView }) {
  const text = useMessages(privacyTexts)
  const refusal = useRefusalText()
  const language = useLanguage()
  const ask = useChange(privacyCalls.askExport, { stale: [privacyCalls.readPrivacy] })
  useRead(privacyCalls.readPrivacy, {}, { every: file.state === 'pending' ? LOOK_EVERY : undefined })
  const dayOf = (at: ExportView['endsAt']) => (at === null ? '' : formatDate(at, serverNow(), language))
  return (
    <li className={styles.row}>
      <div>
        <strong>{text('export.title')}</strong>
        <p role="status">
          {text(`export.${file.state}`, { date: dayOf(file.endsAt) })}
          {file.state === 'none' && file.mayAskAt !== null && (
            <> {text('export.next', { date: dayOf(file.mayAskAt) })}</>
          )}
        </p>
        {ask.error && <p role="alert">{refusal(ask.error.refusal)}</p>}
      </div>
      {file.url === null ? (
        file.mayAskAt === null && (
          <Button isPending={ask.isPending || file.state === 'pending'} onClick={() => ask.run({})}>
            {text(file.state === 'failed' ? 'export.again' : 'export.ask')}
          </Button>
        )
      ) : (
        // The key goes in the body: URLs are kept in browser history and logs.
        <form method="post" action={onServer(file.url)}>
          <input type="hidden" name="key" value={file.key ?? ''} />
          <Button type="submit">{text('export.fetch')}</Button>
        </form>
      )}
    </li>
  )
}

/** The file is served below the API base. */
const onServer = (path: string) => {
  const { origin } = new URL(webConfig().apiBase, location.href)
  return origin === location.origin ? path : origin + path
}
