import { useRef, useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { minutes } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { CheckIcon } from '#kit/ui/icons/areas.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { Switch } from '#kit/ui/Switch.tsx'
import { HAND_OVER_LASTS } from '#modules/account/web/index.ts'
import { PhoneDrawing } from '#modules/install/web/index.ts'
import { menuPlaceOf, type InAppBrowser } from '../rules/in-app-browser.ts'
import { appHere, closeInApp, isInAppOpen } from './in-app-trigger.ts'
import { putOnClipboard } from './put-on-clipboard.ts'
import { APP_NAMES, inAppTexts } from './texts.ts'
import { useAddress } from './use-address.ts'
import styles from './in-app.module.css'

/** Tells visitors inside a social app to continue in a browser (spec 1.25, 2.15, 2.45). */
export default function InAppOverlay() {
  const isOpen = useStore(isInAppOpen)
  const app = appHere()
  return app ? <InAppSheet app={app} isOpen={isOpen} /> : null
}

function InAppSheet({ app, isOpen }: { readonly app: InAppBrowser; readonly isOpen: boolean }) {
  const text = useMessages(inAppTexts)
  const refusal = useRefusalText()
  const [isCarrying, setCarrying] = useState(false)
  const [refused, setRefused] = useState<ErrorName>()
  const address = useAddress(isOpen && isCarrying, (reason) => {
    setCarrying(false)
    setRefused(reason)
  })
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const menu = menuPlaceOf(app, navigator.userAgent)
  const copy = async () => {
    if (!address) return
    setOutcome((await putOnClipboard(address.text, field.current)) ? 'copied' : 'refused')
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={closeInApp}
      title={text('title')}
      foot={
        <div className={styles.buttons}>
          <Button
            look="act"
            isWide
            isPending={!address}
            icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy()}
          >
            {text(outcome === 'copied' ? 'copied' : 'copy')}
          </Button>
          <Button look="ghost" isWide onClick={closeInApp}>
            {text('stay')}
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>{text('lead', { app: APP_NAMES[app] })}</p>
      <div className={styles.hint}>
        <PhoneDrawing spot={menu === 'below' ? 'dotsBelow' : 'menuCorner'} />
        <p>{text(`menu.${menu}`)}</p>
      </div>
      <p className={styles.word} role="status">
        {outcome === 'copied' && text('paste')}
        {outcome === 'refused' && text('byHand')}
      </p>
      <input
        ref={field}
        className={styles.address}
        data-shown={outcome === 'refused' || undefined}
        tabIndex={outcome === 'refused' ? undefined : -1}
        aria-hidden={outcome === 'refused' ? undefined : true}
        aria-label={text('address')}
        dir="ltr"
        readOnly
        value={address?.text ?? ''}
        onFocus={(event) => event.target.select()}
      />
      <Switch
        label={text('carryChoice')}
        note={text('carry', { minutes: HAND_OVER_LASTS.link / minutes(1) })}
        isOn={isCarrying}
        onChange={(isOn) => {
          setCarrying(isOn)
          setRefused(undefined)
          setOutcome(undefined)
        }}
      />
      {refused && <p role="alert">{refusal(refused)}</p>}
    </Sheet>
  )
}
