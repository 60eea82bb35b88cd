import { seconds } from '#kit/time/time.ts'
import type { RoomVoices } from '../server/room-talk.ts'

/** Names and words that contain the requested language; nothing is rated. */
export const fakeVoices: RoomVoices = {
  phraseRate: { burst: 3, refillEvery: seconds(5) },
  callName: async (accountId) => (language) => `${language} ${accountId}`,
  phrase: (phrase, language) => (phrase <= 8 ? `${language} phrase ${phrase}` : undefined),
  rated: ({ rating, change }) => `${rating} ${change}`,
  rate: async () => [],
}
