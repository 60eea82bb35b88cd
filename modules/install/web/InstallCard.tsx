import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { useStore } from '#kit/ui/store.ts'
import { HOME_GIFT_BOXES } from '../rules/gift.ts'
import { mayOffer } from '../rules/offer.ts'
import { noteGuideClosed, visitHere } from './display.ts'
import { GIFT_FACTS } from './gift-facts.ts'
import styles from './guide.module.css'
import { installTrigger, openInstallGuide } from './install-trigger.ts'
import { installTexts } from './texts.ts'

/** Offers the install guide among the games of home; a sheet would cover what one came for. */
export function InstallCard({ gamesPlayed }: { readonly gamesPlayed: number }) {
  const text = useMessages(installTexts)
  const [, setClosed] = useState(false)
  // Closing the guide closes the card as well.
  useStore(installTrigger)
  if (!mayOffer(visitHere(gamesPlayed), systemClock())) return null
  const close = () => {
    noteGuideClosed(systemClock())
    setClosed(true)
  }
  return (
    <section className={styles.card} aria-labelledby="install-card">
      <div className={styles.boxes}>
        {Array.from({ length: HOME_GIFT_BOXES }, (_, place) => (
          <Coconut key={place} />
        ))}
      </div>
      <div>
        <h2 id="install-card">{text('guide.title')}</h2>
        <p className={styles.lead}>{text('guide.lead', GIFT_FACTS)}</p>
      </div>
      <div className={styles.buttons}>
        <Button look="act" onClick={openInstallGuide}>
          {text('guide.now')}
        </Button>
        <Button onClick={close}>{text('guide.close')}</Button>
      </div>
    </section>
  )
}
