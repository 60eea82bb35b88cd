import type { DataChannel, PeerConnection } from 'node-datachannel'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { HostMessage } from '../model.ts'
import { withHead } from './media-head.ts'
import type { EncodedPicture } from './parts.ts'

export interface TrackWishes {
  readonly udpPorts: readonly [number, number] | undefined
  say(message: Extract<HostMessage, { type: 'offer' | 'candidate' }>): void
  /** A data channel message; a binary one is unknown. */
  hear(text: string | undefined, channel: 'input' | 'moves'): void
  onState(state: 'open' | 'closed'): void
}

/** Video over RTP, keys and sound over data channels; those that must not block each other are separate. */
export interface TrackConnection {
  readonly isOpen: boolean
  picture(picture: EncodedPicture): void
  /** Whether it was accepted. */
  sound(sequence: number, at: number, data: Buffer): boolean
  reply(message: HostMessage): boolean
  /** Whether it could be parsed. */
  answer(sdp: string): boolean
  candidate(candidate: string, mid: string): boolean
  close(): void
}

export type OpenTrack = (wishes: TrackWishes) => TrackConnection

const PAYLOAD_TYPE = 102
const STREAM_SOURCE = 7
const CLOCK_PER_MS = 90
/** Below any network's MTU, with room for the headers of RTP, its extensions and DTLS. */
const LARGEST_PACKET = 1180
/** Constrained baseline, which every browser with H.264 decodes. */
const PROFILE = 'profile-level-id=42e01f;packetization-mode=1;level-asymmetry-allowed=1'
/** Without it Chromium buffers every frame for 16 to 24 ms. */
const PLAYOUT_DELAY = { id: 12, uri: 'http://www.webrtc.org/experiments/rtp-hdrext/playout-delay' }
const FIRE_AND_FORGET = { unordered: true, maxRetransmits: 0 }
/** With more queued on a radio link the sound is late anyway. */
const MOST_SOUND_WAITING = 16 * 1024

/** WebRTC, if installed: the package is optional, and without it the socket carries everything. */
export async function loadTracks(): Promise<OpenTrack | undefined> {
  try {
    const rtc = await import('node-datachannel')
    return (wishes) => openTrack(rtc, wishes)
  } catch {
    return undefined
  }
}

function openTrack(rtc: typeof import('node-datachannel'), wishes: TrackWishes): TrackConnection {
  const peer = new rtc.PeerConnection('host', {
    iceServers: [],
    // Otherwise the first channel makes its own offer, on another thread, before a listener is set.
    disableAutoNegotiation: true,
    mtu: 1200,
    maxMessageSize: 64 * 1024,
    ...(wishes.udpPorts && { portRangeBegin: wishes.udpPorts[0], portRangeEnd: wishes.udpPorts[1] }),
  })
  const { track, config } = addPictureTrack(rtc, peer)
  const channels = {
    input: peer.createDataChannel('input'),
    moves: peer.createDataChannel('moves', FIRE_AND_FORGET),
    sound: peer.createDataChannel('sound', FIRE_AND_FORGET),
  }
  let isClosed = false
  for (const name of ['input', 'moves'] as const)
    channels[name].onMessage((message) => {
      if (!isClosed) wishes.hear(typeof message === 'string' ? message : undefined, name)
    })
  peer.onLocalDescription((sdp, type) => {
    if (!isClosed && type === 'offer') wishes.say({ type: 'offer', sdp })
  })
  peer.onLocalCandidate((candidate, mid) => {
    if (!isClosed) wishes.say({ type: 'candidate', candidate, mid })
  })
  peer.onStateChange((state) => {
    if (isClosed) return
    if (state === 'connected') wishes.onState('open')
    if (['disconnected', 'failed', 'closed'].includes(state)) wishes.onState('closed')
  })
  peer.setLocalDescription()

  return {
    get isOpen() {
      return !isClosed && track.isOpen()
    },
    picture({ data, at }) {
      if (isClosed || !track.isOpen()) return
      config.timestamp = Math.round(at * CLOCK_PER_MS) >>> 0
      track.sendMessageBinary(data)
    },
    sound: (sequence, at, data) =>
      !isClosed &&
      isReady(channels.sound) &&
      channels.sound.bufferedAmount() < MOST_SOUND_WAITING &&
      channels.sound.sendMessageBinary(withHead('sound', sequence, at, data)),
    // On the channel without retransmission: a lost key must not make the link look slow.
    reply: (message) =>
      !isClosed && isReady(channels.moves) && channels.moves.sendMessage(JSON.stringify(message)),
    answer: (sdp) => succeeds(() => peer.setRemoteDescription(sdp, 'answer')),
    candidate(candidate, mid) {
      // The browser's mDNS name cannot be resolved here; the connection is found without it.
      if (isClosed || candidate === '' || /\.local\b/.test(candidate)) return true
      return succeeds(() => peer.addRemoteCandidate(candidate, mid))
    },
    close() {
      if (isClosed) return
      isClosed = true
      // Never from within one of its own callbacks.
      setImmediate(() => peer.close())
    },
  }
}

function addPictureTrack(rtc: typeof import('node-datachannel'), peer: PeerConnection) {
  const video = new rtc.Video('picture', 'SendOnly')
  video.addH264Codec(PAYLOAD_TYPE, PROFILE)
  video.addSSRC(STREAM_SOURCE, BRAND_PREFIX, BRAND_PREFIX, 'picture')
  video.parseSdpLine(`a=extmap:${PLAYOUT_DELAY.id} ${PLAYOUT_DELAY.uri}`)
  const track = peer.addTrack(video)
  const config = new rtc.RtpPacketizationConfig(
    STREAM_SOURCE,
    BRAND_PREFIX,
    PAYLOAD_TYPE,
    CLOCK_PER_MS * 1000,
  )
  config.playoutDelayId = PLAYOUT_DELAY.id
  config.playoutDelayMin = 0
  config.playoutDelayMax = 0
  const packets = new rtc.H264RtpPacketizer('StartSequence', config, LARGEST_PACKET)
  packets.addToChain(new rtc.RtcpSrReporter(config))
  packets.addToChain(new rtc.RtcpNackResponder())
  track.setMediaHandler(packets)
  return { track, config }
}

const isReady = (channel: DataChannel) => channel.isOpen()

function succeeds(attempt: () => void): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
