import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { encodeCover, inspectVersion } from '#apps/server/inspect-uploads.ts'
import { testPng } from '#apps/testing/test-png.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { zipOf } from '#kit/testing/zip.ts'
import type { GameReport } from '#modules/studio/model.ts'
import { openUploads } from '#modules/hosted/server/index.ts'
import { chromiumPath } from '../../scripts/chromium.ts'

const data = makeDataFolder('inspect')
afterAll(() => data.remove())
const folder = join(data.folder, 'hosted')
const never = new AbortController().signal

async function reportOf(slug: string, page: string, signal = never) {
  const file = join(data.folder, `${slug}.zip`)
  writeFileSync(file, zipOf([{ path: 'index.html', content: page }]))
  const stored = await openUploads(folder).store(slug, file)
  if ('fault' in stored) throw new Error(stored.fault)
  return inspectVersion(folder, { slug, version: stored.version }, signal)
}

const hasBrowser = existsSync(chromiumPath())

test.runIf(hasBrowser)(
  'a careless game is reported: noise, external requests, errors, a page too wide, and activity while paused',
  { timeout: LIMITS.test },
  async () => {
    const report = (await reportOf(
      'careless',
      `<!doctype html><body style="margin:0"><div style="width:3000px;height:50px">wide</div><canvas></canvas><script>
      const sound = new AudioContext(), tone = sound.createOscillator()
      tone.connect(sound.destination); tone.start()
      fetch('https://elsewhere.example/spy').catch(() => 0)
      navigator.serviceWorker?.register('sw.js').catch(() => 0)
      try { top.location = 'https://elsewhere.example/' } catch {}
      const pen = document.querySelector('canvas').getContext('2d')
      let at = 0
      const draw = () => { pen.fillStyle = 'hsl(' + at++ + ' 50% 50%)'; pen.fillRect(0, 0, 300, 150); requestAnimationFrame(draw) }
      draw()
      setInterval(() => { const end = performance.now() + 40; while (performance.now() < end); }, 50)
      throw new Error('careless')
      </script>`,
    )) as GameReport
    expect(report).toMatchObject({
      speaks: 'no',
      earlySound: 'yes',
      touch: 'no',
      keyboard: 'no',
      pauses: 'no',
      mutes: 'no',
    })
    expect(report.sizes.map(({ fits }) => fits)).toEqual(['no', 'no', 'no'])
    expect(report.outside.join()).toContain('https://elsewhere.example/spy')
    expect(report.errors.join()).toContain('careless')
    expect(report.idleCpu).toBeGreaterThan(40)
  },
)

test.runIf(hasBrowser)('an aborted report ends at once and leaves nothing behind', async () => {
  const temporary = join(data.folder, 'temporary')
  mkdirSync(temporary)
  vi.stubEnv('TMPDIR', temporary)
  const over = new AbortController()
  const report = reportOf('endless', '<!doctype html><script>for (;;);</script>', over.signal)
  setTimeout(() => over.abort(), 1000)
  expect(await report).toEqual({ missing: 'budget' })
  // The killed browser's folder is removed, too.
  expect(readdirSync(temporary)).toEqual([])
  vi.unstubAllEnvs()
})

test('a cover is re-encoded, and a file that is not a picture is refused', async () => {
  const [picture, other] = [join(data.folder, 'a.png'), join(data.folder, 'b.png')]
  writeFileSync(picture, testPng(400, 300))
  writeFileSync(other, 'GIF89a no picture')
  expect((await encodeCover(picture))?.toString('latin1', 8, 12)).toBe('WEBP')
  expect(await encodeCover(other)).toBeUndefined()
})
