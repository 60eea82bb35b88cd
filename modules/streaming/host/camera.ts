import type { Damage } from 'x11'
import { ask, openDisplay } from './display.ts'
import { openEncoder } from './encoder.ts'
import type { Box, Camera, EncodedPicture, PictureRate } from './parts.ts'
import { toPng } from './png.ts'
import { openScreenFile } from './screen-file.ts'

/** After a movement the same picture is sent again so often: what the rate left coarse becomes sharp. */
const REFINEMENTS = 3
const KEEP_ALIVE = 1_000
/** A picture may come half an interval early: a limit with the game's own rhythm would else miss by a hair, for a whole picture. */
const EARLY = 0.5

/**
 * Films the screen of a box: a picture is taken when the server tells of a change, never by a clock, so it is at most as old as
 * the change; the rate only keeps them apart.
 */
export async function openCamera(box: Box, firstRate: PictureRate): Promise<Camera> {
  const screen = openScreenFile(box)
  const { client, root } = await openDisplay(box.display)
  const damage = await ask<Damage>((reply) => client.require('damage', reply))
  if (!damage) throw new Error('the display has no DAMAGE')
  const changes = client.AllocID()
  damage.Create(changes, root, damage.ReportLevel.NonEmpty)

  const listeners = new Set<(picture: EncodedPicture) => void>()
  const beganAt = performance.now()
  let rate = firstRate
  let encoder = openEncoder(box, rate)
  let isDirty = true
  let isKeyWanted = true
  let isPaused = false
  let isClosed = false
  let repeated = 0
  /** When the next picture is due at the wanted rhythm. */
  let dueAt = 0
  let timer: NodeJS.Timeout | undefined
  let isComing = false

  const schedule = (earliest: number) => {
    if (isClosed || isPaused || isComing) return
    clearTimeout(timer)
    const wait = earliest - performance.now()
    if (wait >= 1) {
      timer = setTimeout(take, wait)
      return
    }
    isComing = true
    setImmediate(take)
  }
  const soon = () => schedule(dueAt - (EARLY * 1000) / rate.framesPerSecond)
  const later = () => {
    if (isDirty) return soon()
    schedule(repeated < REFINEMENTS ? dueAt : performance.now() + KEEP_ALIVE)
  }

  function take() {
    isComing = false
    if (isClosed || isPaused) return
    const now = performance.now()
    dueAt = Math.max(dueAt, now) + 1000 / rate.framesPerSecond
    repeated = isDirty ? 0 : repeated + 1
    isDirty = false
    // First armed, then read: what changes in between is told again. The rare change that slips through is in the repeats.
    damage!.Subtract(changes, 0, 0)
    screen.read()
    const isKey = isKeyWanted
    isKeyWanted = false
    const encoded = encoder.encode(screen, isKey)
    const picture = { ...encoded, at: Math.round(now - beganAt) }
    for (const listener of listeners) listener(picture)
    later()
  }

  client.on('event', () => {
    isDirty = true
    soon()
  })
  later()
  return {
    onPicture(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keyFrame() {
      isKeyWanted = true
      schedule(0)
    },
    setRate(next) {
      const isOther = next.scale !== rate.scale
      rate = next
      if (!isOther) return encoder.setRate(next)
      encoder.close()
      encoder = openEncoder(box, next)
      isKeyWanted = true
      schedule(0)
    },
    pause(wished) {
      if (wished === isPaused) return
      isPaused = wished
      clearTimeout(timer)
      if (isKeyWanted) return schedule(0)
      later()
    },
    async snapshot() {
      screen.read()
      return toPng({ ...box, ...screen })
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      client.terminate()
      encoder.close()
      screen.close()
    },
  }
}
