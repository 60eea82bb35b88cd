import { callApi } from '#kit/web/api.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import WelcomeCard from '#modules/sharing/web/WelcomeCard.tsx'

/** The card of an invitation knows no friends, and the friends know no invitation: they meet here. */
export default function Welcome() {
  return <WelcomeCard addFriend={(userId) => callApi(friendsCalls.sendFriendRequest, { userId })} />
}
