import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { BellIcon } from '#kit/ui/icons/lists.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { noticesCalls } from '../calls.ts'
import { canPush, isPushed, startPush, stopPush } from './browser-push.ts'
import styles from './push.module.css'
import { pushTexts } from './push/texts.ts'

const never = () => () => undefined

/** Push to this device: shown where operator and browser support it; permission is requested on the tap only. */
export function PushChoice() {
  const isAble = useSyncExternalStore(never, canPush, () => false)
  const { data } = useRead(noticesCalls.readPush, {}, { enabled: isAble })
  return data?.isOffered ? <PushSwitch publicKey={data.publicKey} /> : null
}

function PushSwitch({ publicKey }: { readonly publicKey: string }) {
  const text = useMessages(pushTexts)
  const [isOn, setOn] = useState(false)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<'blocked' | 'failed'>()
  useEffect(() => {
    // Shown as off when the browser does not tell.
    isPushed().then(setOn, () => undefined)
  }, [])
  const change = async (wanted: boolean) => {
    setPending(true)
    setTrouble(undefined)
    try {
      const outcome = wanted ? await startPush(publicKey) : await stopPush()
      setOn(outcome === 'on')
      if (outcome === 'blocked') setTrouble('blocked')
    } catch {
      setTrouble('failed')
    } finally {
      setPending(false)
    }
  }
  return (
    <section aria-labelledby="push">
      <h2 id="push">{text('heading')}</h2>
      <div className={styles.row}>
        <Switch
          label={text('title')}
          note={text('note')}
          icon={<BellIcon />}
          isOn={isOn}
          isDisabled={isPending}
          onChange={(wanted) => void change(wanted)}
        />
      </div>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {text(trouble)}
        </p>
      )}
    </section>
  )
}
