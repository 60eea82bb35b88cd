import type { TextStorage } from '#kit/storage/text-storage.ts'
import { callApi } from '#kit/web/api.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { showBoxes } from '#modules/cards/web/box-count.ts'
import { beginOnline } from '#modules/idle/web/begin-online.ts'
import { openInvite } from '#modules/sharing/web/open-invite.ts'

/** Everything of the collecting game that goes on whatever page is open. */
export function collect(storage: TextStorage, invitation: string | undefined) {
  beginOnline()
  // The badge is no more than a hint: without an answer it stays away.
  callApi(cardsCalls.listBoxes, {}).then(
    ({ boxes }) => showBoxes(boxes),
    () => undefined,
  )
  if (invitation) openInvite(invitation, storage).catch(() => undefined)
}
