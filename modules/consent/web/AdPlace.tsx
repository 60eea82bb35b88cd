import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { useView } from '#kit/web/navigation.ts'
import { hasAdPlace } from '../rules/pages.ts'
import { consentHere, showsAds } from './consent-store.ts'
import { consentTexts } from './texts.ts'
import styles from './ad-place.module.css'

/** What the ad script looks for, and may fill. */
const AD_PLACE = 'ad-place'

/**
 * The one place of advertising: at the very end of pages that list games, so that nothing moves when it comes. It is not
 * there before the visitor has agreed, and keeps its size whatever is put into it.
 */
export function AdPlace() {
  const text = useMessages(consentTexts)
  const { path } = useView()
  const consent = useStore(consentHere)
  const [footer, setFooter] = useState<Element | null>(null)
  if (!consent || !showsAds(consent)) return null
  return (
    <>
      {/* Each layout has a footer of its own, or none: it is looked for when a page stands. */}
      <span
        key={path}
        hidden
        ref={(here) => {
          if (here) setFooter(document.querySelector('footer'))
        }}
      />
      {footer &&
        createPortal(
          // Other pages only hide it: its script would start again.
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
