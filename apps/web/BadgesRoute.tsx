import BadgesScreen from '#modules/badges/web/BadgesScreen.tsx'
import { OwnGameBadges } from '#modules/hosted/web/index.ts'

/** Badges awarded by external games are listed below those that the portal has proved. */
export default function BadgesRoute() {
  return (
    <BadgesScreen>
      <OwnGameBadges />
    </BadgesScreen>
  )
}
