import { useState } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { useStore } from '#kit/ui/store.ts'
import { AboutGift } from './AboutGift.tsx'
import { isStandalone, noteGuideClosed, platformHere } from './display.ts'
import { GiftSheet } from './GiftSheet.tsx'
import { GuideSheet } from './GuideSheet.tsx'
import { installTrigger, type InstallView } from './install-trigger.ts'

const close = () => installTrigger.change(() => undefined)

/** Everything about the home screen that opens over a page (spec 2.44). */
export default function InstallOverlay() {
  const view = useStore(installTrigger)
  // The last view stays mounted for its closing animation.
  const [last, setLast] = useState<InstallView>('guide')
  if (view && view !== last) setLast(view)
  const platform = isStandalone() ? undefined : platformHere()
  if (last === 'gift') return <GiftSheet isOpen={view === 'gift'} onClose={close} />
  if (!platform) return <AboutGift isOpen={view === 'guide'} onClose={close} />
  const closeGuide = () => {
    noteGuideClosed(systemClock())
    close()
  }
  return <GuideSheet isOpen={view === 'guide'} onClose={closeGuide} platform={platform} />
}
