import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { openMicrophone } from './microphone.ts'
import { missingPrograms } from './needs.ts'
import { scriptProfile, testSandboxes } from '../testing/sandboxes.ts'

const missing = missingPrograms()
const sandboxes = testSandboxes()
const MILLISECOND_BYTES = 48 * 4

afterEach(() => sandboxes.clear())

const silence = (milliseconds: number) => Buffer.alloc(milliseconds * MILLISECOND_BYTES)
const tone = (milliseconds: number) => {
  const sound = silence(milliseconds)
  for (let at = 0; at < sound.length; at += 2) sound.writeInt16LE(Math.round(9_000 * Math.sin(at / 30)), at)
  return sound
}

describe.skipIf(missing.length > 0)(
  `the sound of a game (missing: ${missing.join(', ') || 'nothing'})`,
  () => {
    test.for([10, 20] as const)(
      '[4.8] sound is sent in packets of %i ms, and silence is not',
      async (frameMs) => {
        const sound = new PassThrough()
        const microphone = openMicrophone({ sound }, frameMs)!
        const sizes: number[] = []
        microphone.onPacket(({ data }) => sizes.push(data.length))
        const heard = async (part: Buffer) => {
          sizes.length = 0
          // Cut anywhere, as a pipe does.
          sound.write(part.subarray(0, 1_001))
          sound.write(part.subarray(1_001))
          await new Promise((resolve) => setImmediate(resolve))
          return sizes.length
        }
        expect(await heard(silence(1_000))).toBe(0)
        expect(await heard(tone(400))).toBe(400 / frameMs)
        expect(Math.max(...sizes)).toBeLessThan(600)
        // The end of a sound fades out: a fifth of a second of silence goes with it.
        expect(await heard(silence(1_000))).toBe(200 / frameMs)
        expect(await heard(tone(frameMs))).toBe(1)
        microphone.close()
      },
    )

    test('[4.8] the sound of a game is captured outside its sandbox', async () => {
      const play = 'head -c 4M /dev/urandom | pacat --raw --rate=48000 --channels=2 --format=s16le; sleep 60'
      const sandbox = await sandboxes.open({ profile: scriptProfile(play, { hasSound: true }) })
      const microphone = openMicrophone(sandbox)!
      const packet = await new Promise<{ data: Buffer }>((resolve) => microphone.onPacket(resolve))
      expect(packet.data.length).toBeGreaterThan(20)
      microphone.close()
    })

    test('[4.8] a game without sound has no microphone', () => {
      expect(openMicrophone({ sound: undefined })).toBeUndefined()
    })
  },
)
