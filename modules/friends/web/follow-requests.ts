import { callApi } from '#kit/web/api.ts'
import { listenLive } from '#kit/web/live-kinds.ts'
import { friendsCalls } from '../calls.ts'
import { FRIENDS_LIVE } from '../model.ts'
import { showRequests } from './request-count.ts'

/** Keeps the navigation's dot current on every page; it is only a hint, so failures are silent. */
export function followRequests() {
  const read = () =>
    callApi(friendsCalls.listFriendRequests, {}).then(
      ({ received }) => showRequests(received.length),
      () => undefined,
    )
  void read()
  listenLive(FRIENDS_LIVE, () => void read())
}
