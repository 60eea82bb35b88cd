import { openSandbox } from './sandbox.ts'
import { openCamera } from './camera.ts'
import { openInjector } from './injector.ts'
import { openMicrophone } from './microphone.ts'
import type { Sandbox, SandboxWishes, PictureRate } from './parts.ts'
import type { SessionParts } from './session.ts'

/** Opens a sandbox and everything connected to it; resolves when the game shows its first window. */
export async function openParts(wishes: SandboxWishes, rate: PictureRate): Promise<SessionParts> {
  const sandbox = await openSandbox(wishes)
  try {
    const [camera, injector] = await Promise.all([openCamera(sandbox, rate), openInjector(sandbox)])
    // Nobody watches while a game opens.
    camera.pause(true)
    const failed = await Promise.race([sandbox.shown.then(() => undefined), sandbox.exited])
    if (failed) throw new Error(`the game ${failed} before it showed anything: ${lastLine(sandbox)}`)
    return { sandbox, camera, injector, microphone: openMicrophone(sandbox) }
  } catch (error) {
    await sandbox.end()
    throw error
  }
}

const lastLine = (sandbox: Sandbox) => sandbox.lastWords().trim().split('\n').at(-1) ?? ''
