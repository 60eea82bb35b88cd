import { CLOUD_FACTS } from './facts.ts'
import { TextPage } from './TextPage.tsx'

/** The rules of cloud time (spec 2.41). */
export default function CloudRulesScreen() {
  return (
    <TextPage
      name="cloud"
      sections={['first', 'cards', 'sets', 'claim', 'expiry', 'override', 'queue', 'clock', 'away']}
      values={CLOUD_FACTS}
    />
  )
}
