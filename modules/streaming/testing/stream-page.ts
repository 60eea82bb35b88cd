import type { InputMessage } from '../model.ts'
import { openStream } from '../web/connection/open-stream.ts'
import type { GameStream, StreamEvent } from '../web/stream.ts'

/** The page of the stream's rig: the player's own connection, and code that detects when the picture turns. */

interface Turn {
  readonly decoded: number
  readonly presented: number
}

/** The upper left corner, which the test game turns from dark to light. */
const EYE = { x: 8, y: 8, width: 16, height: 16 }
const MIDDLE = 128
const TURN_TIMEOUT_MS = 3_000

const events: StreamEvent[] = []
const canvas = document.querySelector('canvas')!
const video = document.querySelector('video')!
let stream: GameStream | undefined
let isLight: boolean | undefined
let isLightShown: boolean | undefined
let frames = 0
let keys = 0
let waiting:
  | { readonly light: boolean; readonly decoded: () => void; readonly presented: () => void }
  | undefined

function see(light: boolean, isShown: boolean) {
  if (isShown) isLightShown = light
  else isLight = light
  if (waiting?.light !== light) return
  if (isShown) waiting.presented()
  else waiting.decoded()
}

const pixels = new Uint8Array(EYE.width * EYE.height * 4)
async function look(frame: VideoFrame): Promise<boolean> {
  await frame.copyTo(pixels, { rect: EYE })
  return pixels[20]! > MIDDLE
}

// The library draws each picture of the socket as soon as it is decoded, so drawing is intercepted.
const draw = CanvasRenderingContext2D.prototype.drawImage as (...args: unknown[]) => void
CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
  draw.apply(this, args)
  const [image] = args
  if (!(image instanceof VideoFrame)) return
  frames += 1
  const frame = image.clone()
  void look(frame).then((light) => {
    frame.close()
    see(light, false)
    requestAnimationFrame(() => see(light, true))
  })
}

declare class MediaStreamTrackProcessor {
  constructor(init: { track: MediaStreamTrack })
  readonly readable: ReadableStream<VideoFrame>
}

const glass = new OffscreenCanvas(EYE.width, EYE.height).getContext('2d', { willReadFrequently: true })!

async function watchTrack() {
  const track = (video.srcObject as MediaStream).getVideoTracks()[0]!
  const shown = () => {
    glass.drawImage(video, EYE.x, EYE.y, EYE.width, EYE.height, 0, 0, EYE.width, EYE.height)
    see(glass.getImageData(4, 4, 1, 1).data[1]! > MIDDLE, true)
    video.requestVideoFrameCallback(shown)
  }
  video.requestVideoFrameCallback(shown)
  const reader = new MediaStreamTrackProcessor({ track: track.clone() }).readable.getReader()
  for (;;) {
    const { value: frame, done } = await reader.read()
    if (done) return
    frames += 1
    see(await look(frame), false)
    frame.close()
  }
}

const rig = {
  events,
  open(url: string, token = 'good') {
    stream = openStream({ url, token }, { canvas, video }, (event) => {
      events.push(event)
      if (event.type === 'transport' && event.transport === 'track') void watchTrack()
    })
  },
  close: () => stream?.close(),
  send: (input: InputMessage) => stream?.send(input),
  unlockSound: () => stream?.unlockSound(),
  frames: () => frames,
  light: () => isLight,
  lightShown: () => isLightShown,
  /** Presses a key and waits for the picture to turn; undefined if it does not. */
  async press(code = 'KeyA'): Promise<Turn | undefined> {
    const startedAt = performance.now()
    const turn = { decoded: 0, presented: 0 }
    const turned = new Promise<void>((resolve) => {
      const done = () => turn.decoded > 0 && turn.presented > 0 && resolve()
      waiting = {
        light: !isLight,
        decoded() {
          turn.decoded ||= performance.now() - startedAt
          done()
        },
        presented() {
          turn.presented ||= performance.now() - startedAt
          done()
        },
      }
      stream?.send({ type: 'key', code, isDown: true })
      setTimeout(resolve, TURN_TIMEOUT_MS)
    })
    await turned
    waiting = undefined
    stream?.send({ type: 'key', code, isDown: false })
    keys += 1
    return turn.decoded > 0 && turn.presented > 0 ? turn : undefined
  },
  keys: () => keys,
}

export type StreamRigPage = typeof rig

declare global {
  interface Window {
    rig: StreamRigPage
  }
}
window.rig = rig
