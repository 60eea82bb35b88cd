import { TextPage } from './TextPage.tsx'

/** The terms of service. */
export default function TermsScreen() {
  return <TextPage name="terms" sections={['use', 'name', 'cards', 'change', 'liability']} />
}
