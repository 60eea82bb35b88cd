import type { HandlersOf } from '#kit/server/handler.ts'
import type { friendsCalls } from '../calls.ts'
import { acceptFriendRequestWith, sendFriendRequestWith } from './calls/become-friends.ts'
import { listFriendsWith, listStealableWith } from './calls/list-friends.ts'
import {
  blockPlayerWith,
  listBlockedWith,
  removeFriendWith,
  unblockPlayer,
} from './calls/remove-and-block.ts'
import { cancelFriendRequestWith, ignoreFriendRequest, listFriendRequestsWith } from './calls/requests.ts'
import type { FriendsServices } from './services.ts'

export function friendsHandlers(services: FriendsServices): HandlersOf<typeof friendsCalls> {
  return {
    listFriends: listFriendsWith(services),
    listFriendRequests: listFriendRequestsWith(services),
    sendFriendRequest: sendFriendRequestWith(services),
    acceptFriendRequest: acceptFriendRequestWith(services),
    ignoreFriendRequest,
    cancelFriendRequest: cancelFriendRequestWith(services),
    removeFriend: removeFriendWith(services),
    listBlocked: listBlockedWith(services),
    blockPlayer: blockPlayerWith(services),
    unblockPlayer,
    listStealable: listStealableWith(services),
  }
}
