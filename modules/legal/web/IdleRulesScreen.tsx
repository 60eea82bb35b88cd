import { IDLE_FACTS } from './facts.ts'
import { TextPage } from './TextPage.tsx'

/** The rules of idle rewards, and of the cards from them (spec 2.40, 9.5 to 9.7). */
export default function IdleRulesScreen() {
  return (
    <TextPage
      name="idle"
      sections={['grow', 'visit', 'claim', 'rescue', 'friends', 'share', 'home', 'market', 'lock', 'codes']}
      values={IDLE_FACTS}
    />
  )
}
