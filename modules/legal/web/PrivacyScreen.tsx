import { TextPage } from './TextPage.tsx'

/** What is kept of a visitor, why and for how long. */
export default function PrivacyScreen() {
  return <TextPage name="privacy" sections={['device', 'kept', 'browser', 'network', 'third', 'rights']} />
}
