import { callApi } from '#kit/web/api.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import WelcomeCard from '#modules/sharing/web/WelcomeCard.tsx'

/** Joins the invitation card and the friends module, which do not know each other. */
export default function Welcome() {
  return <WelcomeCard addFriend={(userId) => callApi(friendsCalls.sendFriendRequest, { userId })} />
}
