import BadgesScreen from '#modules/badges/web/BadgesScreen.tsx'
import { OwnGameBadges } from '#modules/hosted/web/index.ts'

/** Badges that games of others give stand below those that the portal has proved. */
export default function BadgesRoute() {
  return (
    <BadgesScreen>
      <OwnGameBadges />
    </BadgesScreen>
  )
}
