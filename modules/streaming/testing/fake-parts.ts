import type { ChildProcess } from 'node:child_process'
import type { Sandbox, Camera, EncodedPicture, Injector, Microphone, PictureRate } from '../host/parts.ts'
import type { SessionParts } from '../host/session.ts'
import type { InputMessage } from '../model.ts'

/** A game that only records what is done to it. */
export function openFakeParts() {
  const listeners = new Set<(picture: EncodedPicture) => void>()
  const soundListeners = new Set<Parameters<Microphone['onPacket']>[0]>()
  const exit = Promise.withResolvers<'exited' | 'crashed' | 'stuck'>()
  const done = {
    put: [] as InputMessage[],
    releases: 0,
    keyFrames: 0,
    rates: [] as PictureRate[],
    isPaused: false,
    /** The share of the time that pictures take. */
    load: 0,
    /** Milliseconds per million pixels. */
    cost: undefined as number | undefined,
    isEnded: false,
    closed: [] as string[],
  }
  let at = 0
  const picture = (isKey: boolean, size: number) => {
    at += 16
    for (const listener of listeners) listener({ isKey, data: Buffer.alloc(size, isKey ? 1 : 2), at })
  }
  const camera: Camera = {
    onPicture(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keyFrame() {
      done.keyFrames += 1
      if (!done.isPaused) picture(true, 1_000)
    },
    setRate: (rate) => void done.rates.push(rate),
    pause: (isPaused) => void (done.isPaused = isPaused),
    load: () => done.load,
    cost: () => done.cost,
    snapshot: () => Promise.resolve(Buffer.alloc(0)),
    close: () => void done.closed.push('camera'),
  }
  const injector: Injector = {
    put: (input) => void done.put.push(input),
    release: () => void (done.releases += 1),
    close: () => void done.closed.push('injector'),
  }
  const microphone: Microphone = {
    onPacket(listener) {
      soundListeners.add(listener)
      return () => void soundListeners.delete(listener)
    },
    close: () => void done.closed.push('microphone'),
  }
  const sandbox: Sandbox = {
    width: 640,
    height: 360,
    display: { socketPath: '', cookie: Buffer.alloc(0) },
    framebuffer: '',
    sound: undefined,
    home: '',
    process: undefined as unknown as ChildProcess,
    shown: Promise.resolve(),
    exited: exit.promise,
    lastWords: () => '',
    end() {
      done.isEnded = true
      return Promise.resolve()
    },
  }
  const parts: SessionParts = { sandbox, camera, microphone, injector }
  return {
    parts,
    done,
    exit: exit.resolve,
    /** Changes the screen; nothing is encoded while the camera is paused. */
    change: (size = 1_000) => !done.isPaused && picture(false, size),
    sound: (data: Buffer) => soundListeners.forEach((listener) => listener({ data, at })),
  }
}
