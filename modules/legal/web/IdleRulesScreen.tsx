import { TextPage } from './TextPage.tsx'

/** The rules of idle rewards (spec 2.40). */
export default function IdleRulesScreen() {
  return <TextPage name="idle" sections={['grow', 'visit', 'claim', 'friends', 'home']} />
}
