import MeScreen from '#modules/account/web/MeScreen.tsx'
import { InviteTile } from '#modules/sharing/web/InviteTile.tsx'

/** The account knows no invitations: they meet here. */
export default function MeRoute() {
  return (
    <MeScreen>
      <InviteTile />
    </MeScreen>
  )
}
