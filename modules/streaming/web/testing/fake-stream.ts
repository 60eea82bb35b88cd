import type { InputMessage } from '../../model.ts'
import type { OpenStream, StreamAddress, StreamEvent } from '../stream.ts'

/** For tests: the streams that the player has opened, in order. */
export interface FakeStream {
  readonly address: StreamAddress
  readonly sent: InputMessage[]
  readonly seats: [watcherId: string, seat: string][]
  readonly say: (event: StreamEvent) => void
  /** Sends host, welcome and first picture. */
  readonly show: () => void
  volume: number
  isClosed: boolean
  unlocks: number
}

export function fakeStreams() {
  const streams: FakeStream[] = []
  const open: OpenStream = (address, _picture, listener) => {
    const stream: FakeStream = {
      address,
      sent: [],
      seats: [],
      volume: 1,
      isClosed: false,
      unlocks: 0,
      say: listener,
      show() {
        listener({ type: 'starting' })
        listener({
          type: 'welcome',
          streamId: 'stream-1',
          width: 640,
          height: 360,
          pointer: 'absolute',
          hasSound: true,
          takesText: true,
        })
        listener({ type: 'picture' })
      },
    }
    streams.push(stream)
    return {
      send: (input) => void stream.sent.push(input),
      giveSeat: (watcherId, seat) => void stream.seats.push([watcherId, seat]),
      setVolume: (volume) => (stream.volume = volume),
      unlockSound: () => stream.unlocks++,
      close: () => (stream.isClosed = true),
    }
  }
  return { open, streams, last: () => streams.at(-1)! }
}
