import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { HostMessage, InputMessage, PlayerMessage } from '../../model.ts'
import { readMedia, type MediaPiece } from './host-socket.ts'
import type { TrackCount } from './link-meter.ts'

export interface TrackPeerHooks {
  /** Over the socket, which stays open. */
  say(message: PlayerMessage): void
  heard(message: HostMessage): void
  sound(piece: MediaPiece): void
  /** A frame was decoded; `takenAt` is its capture time, if the browser reports it. */
  frame(takenAt: number | undefined): void
  failed(): void
}

export interface TrackPeer {
  offer(sdp: string): Promise<void>
  candidate(candidate: string, mid: string): void
  /** Whether it was taken. */
  send(message: InputMessage | Extract<PlayerMessage, { type: 'ping' }>, channel: 'input' | 'moves'): boolean
  count(): Promise<TrackCount | undefined>
  close(): void
}

export const canUseTracks = () => typeof RTCPeerConnection === 'function'

/** With more queued than this a position would be stale. */
const MOST_MOVES_WAITING = 2_048

function show(video: HTMLVideoElement, track: MediaStreamTrack, receiver: RTCRtpReceiver): void {
  // Browsers without it keep their own buffer; the host also requests none.
  receiver.jitterBufferTarget = 0
  video.srcObject = new MediaStream([track])
  video.muted = true
  video.playsInline = true
  void video.play().catch(ignoreFailure('played at the next touch'))
}

/** Video statistics; undefined while there are none. */
function countOf(stats: RTCStatsReport): TrackCount | undefined {
  const all = [...(stats as unknown as Map<string, RTCInboundRtpStreamStats>).values()]
  const by = all.find((one) => (one.type as string) === 'inbound-rtp' && one.kind === 'video')
  return (
    by && {
      frames: by.framesDecoded ?? 0,
      received: by.packetsReceived ?? 0,
      lost: by.packetsLost ?? 0,
      jitterMs: (by.jitter ?? 0) * 1000,
      bytes: by.bytesReceived ?? 0,
    }
  )
}

/** The browser side of the host's WebRTC connection. It runs beside the socket until it has proved itself. */
/** Of a millisecond, in a track of pictures. */
const RTP_TICKS = 90

export function openTrackPeer(video: HTMLVideoElement, hooks: TrackPeerHooks): TrackPeer {
  const peer = new RTCPeerConnection({ iceServers: [] })
  const channels = new Map<string, RTCDataChannel>()
  const early: RTCIceCandidateInit[] = []
  let isClosed = false
  let framesCallback: number | undefined

  peer.onicecandidate = ({ candidate }) => {
    if (candidate?.candidate && candidate.sdpMid !== null)
      hooks.say({ type: 'candidate', candidate: candidate.candidate, mid: candidate.sdpMid })
  }
  peer.onconnectionstatechange = () => {
    if (!isClosed && ['disconnected', 'failed', 'closed'].includes(peer.connectionState)) hooks.failed()
  }
  peer.ondatachannel = ({ channel }) => {
    channel.binaryType = 'arraybuffer'
    channels.set(channel.label, channel)
    channel.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (isClosed) return
      if (typeof data === 'string') return hooks.heard(JSON.parse(data) as HostMessage)
      const piece = readMedia(data)
      if (piece?.kind === 'sound') hooks.sound(piece)
    }
  }
  peer.ontrack = ({ track, receiver }) => {
    if (track.kind !== 'video') return
    show(video, track, receiver)
    watchFrames()
  }

  function watchFrames() {
    if (isClosed || typeof video.requestVideoFrameCallback !== 'function') return
    framesCallback = video.requestVideoFrameCallback((_now, { rtpTimestamp }) => {
      hooks.frame(rtpTimestamp === undefined ? undefined : rtpTimestamp / RTP_TICKS)
      watchFrames()
    })
  }

  return {
    async offer(sdp) {
      try {
        await peer.setRemoteDescription({ type: 'offer', sdp })
        await peer.setLocalDescription()
        // Without the codec the browser rejects the track, and no video would ever come.
        if (!isClosed && peer.localDescription) hooks.say({ type: 'answer', sdp: peer.localDescription.sdp })
        for (const candidate of early.splice(0)) await peer.addIceCandidate(candidate)
      } catch {
        if (!isClosed) hooks.failed()
      }
    },
    candidate(candidate, mid) {
      const init = { candidate, sdpMid: mid }
      if (!peer.remoteDescription) early.push(init)
      // One failed candidate of several is no error.
      else void peer.addIceCandidate(init).catch(ignoreFailure('one way of several'))
    },
    send(message, name) {
      const channel = channels.get(name)
      if (isClosed || channel?.readyState !== 'open') return false
      if (name === 'moves' && channel.bufferedAmount > MOST_MOVES_WAITING) return true
      channel.send(JSON.stringify(message))
      return true
    },
    async count() {
      return countOf(await peer.getStats())
    },
    close() {
      if (isClosed) return
      isClosed = true
      if (framesCallback !== undefined) video.cancelVideoFrameCallback(framesCallback)
      video.srcObject = null
      peer.close()
    },
  }
}
