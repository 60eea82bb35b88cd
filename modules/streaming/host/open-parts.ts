import { openBox } from './box.ts'
import { openCamera } from './camera.ts'
import { openHands } from './hands.ts'
import { openMicrophone } from './microphone.ts'
import type { Box, BoxWishes, PictureRate } from './parts.ts'
import type { SessionParts } from './session.ts'

/** Opens a sandbox and everything connected to it; resolves when the game shows its first window. */
export async function openParts(wishes: BoxWishes, rate: PictureRate): Promise<SessionParts> {
  const box = await openBox(wishes)
  try {
    const [camera, hands] = await Promise.all([openCamera(box, rate), openHands(box)])
    // Nobody watches while a game opens.
    camera.pause(true)
    const failed = await Promise.race([box.shown.then(() => undefined), box.exited])
    if (failed) throw new Error(`the game ${failed} before it showed anything: ${lastLine(box)}`)
    return { box, camera, hands, microphone: openMicrophone(box) }
  } catch (error) {
    await box.end()
    throw error
  }
}

const lastLine = (box: Box) => box.lastWords().trim().split('\n').at(-1) ?? ''
