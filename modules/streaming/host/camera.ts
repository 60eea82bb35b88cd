import type { Damage } from 'x11'
import { ask, openDisplay } from './display.ts'
import { openEncoder } from './encoder.ts'
import type { Sandbox, Camera, EncodedPicture, PictureRate } from './parts.ts'
import { openPictureCost } from './picture-cost.ts'
import { toPng } from './png.ts'
import { openScreenFile } from './screen-file.ts'

/** After motion the same frame is sent this many times more, so that a coarse picture becomes sharp. */
const REFINEMENTS = 3
const KEEP_ALIVE = 1_000
/** A frame may come half an interval early: otherwise a limit equal to the game's own rate could miss by a hair, for a whole frame. */
const EARLY = 0.5

interface Filming {
  readonly sandbox: Sandbox
  readonly screen: ReturnType<typeof openScreenFile>
  /** Requests a notification of the next change. */
  readonly arm: () => void
  readonly listeners: Set<(picture: EncodedPicture) => void>
  readonly beganAt: number
  rate: PictureRate
  encoder: ReturnType<typeof openEncoder>
  isDirty: boolean
  isKeyWanted: boolean
  isPaused: boolean
  isClosed: boolean
  repeated: number
  /** When the next frame is due at the target rate. */
  dueAt: number
  timer: NodeJS.Timeout | undefined
  isComing: boolean
  /** Milliseconds spent on frames since `askedAt`. */
  spent: number
  readonly cost: ReturnType<typeof openPictureCost>
  askedAt: number
}

function schedule(filming: Filming, earliest: number): void {
  if (filming.isClosed || filming.isPaused || filming.isComing) return
  clearTimeout(filming.timer)
  const wait = earliest - performance.now()
  if (wait >= 1) {
    filming.timer = setTimeout(take, wait, filming)
    return
  }
  filming.isComing = true
  setImmediate(take, filming)
}

const soon = (filming: Filming) =>
  schedule(filming, filming.dueAt - (EARLY * 1000) / filming.rate.framesPerSecond)

function later(filming: Filming): void {
  if (filming.isDirty) return soon(filming)
  schedule(filming, filming.repeated < REFINEMENTS ? filming.dueAt : performance.now() + KEEP_ALIVE)
}

function take(filming: Filming): void {
  const { screen, arm, listeners, beganAt, rate, sandbox } = filming
  filming.isComing = false
  if (filming.isClosed || filming.isPaused) return
  const now = performance.now()
  filming.dueAt = Math.max(filming.dueAt, now) + 1000 / rate.framesPerSecond
  filming.repeated = filming.isDirty ? 0 : filming.repeated + 1
  filming.isDirty = false
  // Arm first, then read: a change in between is reported again. The rare change that slips through is covered by the repeats.
  arm()
  screen.read()
  const isKey = filming.isKeyWanted
  filming.isKeyWanted = false
  const encoded = filming.encoder.encode(screen, isKey)
  const took = performance.now() - now
  filming.spent += took
  // A repeated frame costs next to nothing.
  if (filming.repeated === 0) filming.cost.took(took, sandbox.width * sandbox.height * rate.scale ** 2)
  const picture = { ...encoded, at: Math.round(now - beganAt) }
  for (const listener of listeners) listener(picture)
  later(filming)
}

function wantKeyFrame(filming: Filming): void {
  filming.isKeyWanted = true
  schedule(filming, 0)
}

function setRate(filming: Filming, next: PictureRate): void {
  const isOther = next.scale !== filming.rate.scale
  filming.rate = next
  if (!isOther) return filming.encoder.setRate(next)
  filming.encoder.close()
  filming.encoder = openEncoder(filming.sandbox, next)
  wantKeyFrame(filming)
}

function pause(filming: Filming, wished: boolean): void {
  if (wished === filming.isPaused) return
  filming.isPaused = wished
  clearTimeout(filming.timer)
  if (filming.isKeyWanted) return schedule(filming, 0)
  later(filming)
}

/**
 * Captures the screen of a sandbox when the server reports a change, never by a timer, so a frame is at most as old as the change; the
 * rate only spaces them.
 */
export async function openCamera(sandbox: Sandbox, rate: PictureRate): Promise<Camera> {
  const screen = openScreenFile(sandbox)
  const { client, root } = await openDisplay(sandbox.display)
  const damage = await ask<Damage>((reply) => client.require('damage', reply))
  if (!damage) throw new Error('the display has no DAMAGE')
  const changes = client.AllocID()
  damage.Create(changes, root, damage.ReportLevel.NonEmpty)
  const filming: Filming = {
    sandbox,
    screen,
    arm: () => damage.Subtract(changes, 0, 0),
    listeners: new Set(),
    beganAt: performance.now(),
    rate,
    encoder: openEncoder(sandbox, rate),
    isDirty: true,
    isKeyWanted: true,
    isPaused: false,
    isClosed: false,
    repeated: 0,
    dueAt: 0,
    timer: undefined,
    isComing: false,
    spent: 0,
    cost: openPictureCost(),
    askedAt: performance.now(),
  }
  client.on('event', () => {
    filming.isDirty = true
    soon(filming)
  })
  later(filming)
  return {
    onPicture(listener) {
      filming.listeners.add(listener)
      return () => void filming.listeners.delete(listener)
    },
    keyFrame: () => wantKeyFrame(filming),
    setRate: (next) => setRate(filming, next),
    pause: (wished) => pause(filming, wished),
    load() {
      const now = performance.now()
      const share = filming.spent / Math.max(1, now - filming.askedAt)
      filming.spent = 0
      filming.askedAt = now
      return share
    },
    cost: filming.cost.read,
    async snapshot() {
      screen.read()
      return toPng({ ...sandbox, ...screen })
    },
    close() {
      filming.isClosed = true
      clearTimeout(filming.timer)
      client.terminate()
      filming.encoder.close()
      screen.close()
    },
  }
}
