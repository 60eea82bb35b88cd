import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { useView } from '#kit/web/navigation.ts'
import { hasAdPlace } from '../rules/pages.ts'
import { consentHere, showsAds } from './consent-store.ts'
import { consentTexts } from './texts.ts'
import styles from './ad-place.module.css'

/** The id that the ad script looks for. */
const AD_PLACE = 'ad-place'

/**
 * The one ad slot: at the very end of list pages, so that nothing shifts. It appears after consent, and keeps its size whatever is put
 * into it.
 */
export function AdPlace() {
  const text = useMessages(consentTexts)
  const { path } = useView()
  const consent = useStore(consentHere)
  const [footer, setFooter] = useState<Element | null>(null)
  if (!consent || !showsAds(consent)) return null
  return (
    <>
      {/* Each layout has its own footer or none, so it is looked up on every page. */}
      <span
        key={path}
        hidden
        ref={(here) => {
          if (here) setFooter(document.querySelector('footer'))
        }}
      />
      {footer &&
        createPortal(
          // Hidden rather than removed on other pages: otherwise the script would restart.
          <aside
            id={AD_PLACE}
            className={styles.place}
            aria-label={text('choice.advertising')}
            hidden={!hasAdPlace(path)}
          />,
          footer,
        )}
    </>
  )
}
