import { useEffect } from 'react'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { useStore } from '#kit/ui/store.ts'
import { useAccount } from '#modules/account/web/index.ts'
import type { Arrival } from '#modules/consent/model.ts'
import { AdPlace, ConsentBar, lookAgain, mustLoadWhole, openConsent } from '#modules/consent/web/index.ts'
import { declaredMinor, mayProfile } from '#modules/privacy/web/index.ts'
import { readPageData } from './page-data.ts'
import { pageServices } from './page-services.ts'

/** The address that the document was loaded with; navigation has changed `location` since. */
function arrival(): Arrival {
  const [entry] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(entry?.name ?? location.href)
  return {
    path: pathname,
    search,
    userAgent: navigator.userAgent,
    isPrivate: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  }
}

/** Applies the visitor's choice on third-party scripts. None runs before the account is known. */
export default function Consent() {
  const isKnown = useAccount().status !== undefined
  const isYoung = useStore(declaredMinor)
  useEffect(() => {
    const { tags } = readPageData()
    if (!isKnown || !tags) return
    openConsent({
      settings: tags,
      arrival: arrival(),
      storage: browserStorage(),
      clock: systemClock,
      mayProfile,
      loadAnew: () => location.reload(),
    })
    pageServices.isApart = mustLoadWhole
  }, [isKnown])
  useEffect(lookAgain, [isYoung])
  return (
    <>
      <ConsentBar />
      <AdPlace />
    </>
  )
}
