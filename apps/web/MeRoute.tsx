import MeScreen from '#modules/account/web/MeScreen.tsx'
import { BadgesEntry } from '#modules/badges/web/index.ts'
import { PlayerRatings } from '#modules/duels/web/PlayerRatings.tsx'
import { SignInMethods } from '#modules/login/web/index.ts'
import { MyData } from '#modules/privacy/web/MyData.tsx'
import { SavesPart } from '#modules/saves/web/SavesPart.tsx'
import { StudioEntry } from '#modules/studio/web/index.ts'
import { InviteTile } from '#modules/sharing/web/InviteTile.tsx'
import './ask-age.ts'

/** Adds the parts of other modules to the account page. */
export default function MeRoute() {
  return (
    <MeScreen>
      <BadgesEntry />
      <PlayerRatings heading="h2" />
      <SignInMethods />
      <InviteTile />
      <SavesPart />
      <StudioEntry />
      <MyData />
    </MeScreen>
  )
}
