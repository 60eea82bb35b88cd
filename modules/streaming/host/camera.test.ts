import { afterEach, describe, expect, test, vi } from 'vitest'
import { openCamera } from './camera.ts'
import { openInjector } from './injector.ts'
import { missingPrograms } from './needs.ts'
import type { EncodedPicture } from './parts.ts'
import { testSandboxes } from '../testing/sandboxes.ts'
import { decode } from '../testing/decoded.ts'
import { flipProfile } from '../testing/flip-profile.ts'

const missing = missingPrograms()
const sandboxes = testSandboxes()
const RATE = { kilobits: 2_000, framesPerSecond: 60, scale: 1 } as const
const isDark = ({ light }: { light: number }) => light < 60
const isLight = ({ light }: { light: number }) => light > 200

afterEach(() => sandboxes.clear())

describe.skipIf(missing.length > 0)(
  `the picture of a game (missing: ${missing.join(', ') || 'nothing'})`,
  () => {
    test('[4.8] a key pressed by the player changes the picture that a browser decodes', async () => {
      const sandbox = await sandboxes.open()
      await sandbox.shown
      const [camera, injector] = await Promise.all([openCamera(sandbox, RATE), openInjector(sandbox)])
      const picture = decode(camera)
      expect(await picture.until(isDark)).toMatchObject({ width: 640, height: 360 })

      injector.put({ type: 'key', code: 'ArrowUp', isDown: true })
      await picture.until(isLight)
      // Held, pressed again without a release, released: none of these is another press.
      injector.put({ type: 'key', code: 'ArrowUp', isDown: true })
      injector.put({ type: 'release' })
      injector.put({ type: 'move', x: 30_000, y: 30_000 })
      injector.put({ type: 'button', button: 'left', isDown: true })
      await picture.until(isDark)
      injector.close()

      const sizes: EncodedPicture[] = []
      camera.onPicture((each) => sizes.push(each))
      camera.setRate({ ...RATE, kilobits: 500 })
      camera.setRate({ ...RATE, scale: 0.5 })
      expect(await picture.until(({ width }) => width === 320)).toMatchObject({ height: 180 })
      expect(sizes[0]).toMatchObject({ isKey: true })

      const png = await camera.snapshot()
      expect([png.readUInt32BE(16), png.readUInt32BE(20), png.subarray(1, 4).toString()]).toEqual([
        640,
        360,
        'PNG',
      ])
      camera.close()
      picture.close()
    })

    test('[4.8] nothing is encoded without viewers, and a new viewer gets a complete picture at once', async () => {
      const sandbox = await sandboxes.open({ profile: flipProfile({ scene: 60 }) })
      await sandbox.shown
      const camera = await openCamera(sandbox, RATE)
      const pictures: EncodedPicture[] = []
      const next = () => new Promise<EncodedPicture>((resolve) => camera.onPicture(resolve))
      expect(await next()).toMatchObject({ isKey: true })
      expect(await next()).toMatchObject({ isKey: false })

      camera.pause(true)
      const stop = camera.onPicture((picture) => pictures.push(picture))
      await openInjector(sandbox).then((injector) => injector.close())
      camera.keyFrame()
      await openInjector(sandbox).then((injector) => injector.close())
      expect(pictures).toEqual([])
      stop()

      camera.pause(false)
      expect(await next()).toMatchObject({ isKey: true })
      // Once enough have been encoded.
      await vi.waitFor(() => expect(camera.cost()).toBeGreaterThan(0), { interval: 100, timeout: 20_000 })
      camera.close()
    })

    test('[4.8] a screen of another size than the game requested is never captured', async () => {
      const sandbox = await sandboxes.open()
      await expect(openCamera({ ...sandbox, width: 320 }, RATE)).rejects.toThrow(
        'the screen is 640x360, not 320x360',
      )
    })
  },
)
