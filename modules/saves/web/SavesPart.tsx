import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { toast } from '#kit/ui/toast.ts'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { savesCalls, type SaveLine } from '../calls.ts'
import { SETTINGS_KEY, slugOf } from '../model.ts'
import { deviceName } from './device-name.ts'
import { dropErased } from './ledger.ts'
import { savesTexts } from './texts.ts'
import styles from './saves.module.css'

const storage = browserStorage()
const BYTES = 1024

/** The account's saves by game, with a button to erase each. */
export function SavesPart() {
  const text = useMessages(savesTexts)
  const number = useNumber()
  const { data, error, isLoading } = useRead(savesCalls.listSaves, {}, { onOpen: true })
  const kilobytes = (bytes: number) => number(Math.ceil(bytes / BYTES))
  return (
    <section className={styles.part} aria-labelledby="saves">
      <h2 id="saves">{text('title')}</h2>
      <p>{text('about')}</p>
      {isLoading && !data && <Loading />}
      {error && !data && (
        <FailedRead
          title={text('failed')}
          retry={text('retry')}
          refusal={error.refusal}
          call={savesCalls.listSaves}
        />
      )}
      {data && data.saves.length === 0 && (
        <EmptyState
          title={text('none.title')}
          note={text('none.text')}
          action={<ButtonLink href="/games">{text('none.go')}</ButtonLink>}
        />
      )}
      {data && data.saves.length > 0 && (
        <>
          <ul className={styles.rows}>
            {data.saves.map((save) => (
              <SaveRow key={save.key} save={save} size={kilobytes(save.bytes)} />
            ))}
          </ul>
          <EraseAll room={text('room', { used: kilobytes(data.bytes), most: kilobytes(data.mostBytes) })} />
        </>
      )}
    </section>
  )
}

/** Erases after a confirmation, here and on the account. */
function useErase() {
  const text = useMessages(savesTexts)
  const erase = useChange(savesCalls.eraseSaves, { stale: [savesCalls.listSaves] })
  const ask = async (title: string, keys?: readonly string[]) => {
    const isSure = await confirm({ title, note: text('erase.note'), yes: text('erase'), isDangerous: true })
    if (!isSure) return
    erase.run(keys ? { keys: [...keys] } : {}, (erased) => {
      dropErased(storage, erased.keys)
      toast(text('erased'), { kind: 'success' })
    })
  }
  return { ...erase, ask }
}

function SaveRow({ save, size }: { readonly save: SaveLine; readonly size: string }) {
  const text = useMessages(savesTexts)
  const refusal = useRefusalText()
  const { language, say } = useSpeech()
  const erase = useErase()
  const { key, savedAt, device } = save
  const isSettings = key === SETTINGS_KEY
  const title = isSettings ? text('settings') : save.title || text('gone')
  const href = isSettings ? '/settings' : save.title && `/g/${slugOf(key)}`
  const time = relativeTime(savedAt, serverNow(), language, say)
  return (
    <li className={styles.row}>
      <div>
        <strong dir="auto">{href ? <Anchor href={href}>{title}</Anchor> : title}</strong>
        <p>{text('line', { size, time, device: deviceName(device) ?? text('device.other') })}</p>
        {erase.error && <p role="alert">{refusal(erase.error.refusal)}</p>}
      </div>
      <Button
        size="small"
        look="danger"
        isPending={erase.isPending}
        aria-label={text('erase.ask', { title })}
        onClick={() => void erase.ask(text('erase.ask', { title }), [key])}
      >
        {text('erase')}
      </Button>
    </li>
  )
}

function EraseAll({ room }: { readonly room: string }) {
  const text = useMessages(savesTexts)
  const refusal = useRefusalText()
  const erase = useErase()
  return (
    <div className={styles.foot}>
      <p>{room}</p>
      {erase.error && <p role="alert">{refusal(erase.error.refusal)}</p>}
      <Button look="danger" isPending={erase.isPending} onClick={() => void erase.ask(text('eraseAll.ask'))}>
        {text('eraseAll')}
      </Button>
    </div>
  )
}
