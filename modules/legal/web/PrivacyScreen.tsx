import { useLanguage } from '#kit/i18n/use-messages.ts'
import { webConfig } from '#kit/web/config.ts'
import { PRIVACY_FACTS } from './facts.ts'
import { TextPage } from './TextPage.tsx'

/** What is stored about a visitor, why and for how long; third-party scripts are described where the operator has configured some. */
export default function PrivacyScreen() {
  const language = useLanguage()
  const { tags } = webConfig()
  const others = tags ? (tags.isAsking ? 'asked' : 'unasked') : 'third'
  const hosts = tags ? new Intl.ListFormat(language, { type: 'conjunction' }).format(tags.hosts) : ''
  return (
    <TextPage
      name="privacy"
      sections={['device', 'kept', 'counted', 'tried', 'browser', 'network', others, 'rights']}
      values={{ ...PRIVACY_FACTS, hosts }}
    />
  )
}
