import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawApart, openDrawer } from './draw-apart.ts'
import { openSharePictures } from './share-pictures.ts'

const QUIET = { font: { loadSystemFonts: false } }
const GOOD =
  '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6"/></svg>'
/** The rasteriser ends its process over a turned, half transparent shape that is outside of the canvas. */
const LETHAL = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><g transform="translate(-60 -345) scale(3.3)"><g transform="rotate(7 200 200)"><g transform="translate(104 392)"><circle cy="4" r="13" opacity=".5"/></g><g transform="translate(488 488)"><circle cy="4" r="13" opacity=".5"/></g></g></g></svg>`

/** Takes a while to draw. */
const SLOW =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f"><feGaussianBlur stdDeviation="40"/></filter><rect width="2900" height="2900" filter="url(#f)"/></svg>'
const REAL = new URL('./drawing-process.ts', import.meta.url).href

/** A program that does something before it becomes the drawing process. */
function programThat(does: (folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'program.mjs')
  writeFileSync(program, `${does(folder)}\nawait import(${JSON.stringify(REAL)})\n`)
  return program
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a drawing that crashes the rasteriser costs only that picture', async () => {
  await expect(drawApart(LETHAL, QUIET)).rejects.toThrow('has ended its process')
  expect(sizeOf(await drawApart(GOOD, QUIET))).toEqual([12, 6])
})

test('a drawing that crashed the rasteriser is not retried, but a different one is tried', async () => {
  const again = LETHAL.replace('.5', '.4')
  await expect(drawApart(again, QUIET)).rejects.toThrow('has ended its process')
  await expect(drawApart(again, QUIET)).rejects.toThrow('is not tried again')
  await expect(drawApart(again, { ...QUIET, dpi: 90 })).rejects.toThrow('has ended its process')
})

test('a drawing that was in the rasteriser when another one crashed it is retried', async () => {
  const beside = LETHAL.replace('.5', '.6')
  const both = await Promise.allSettled([drawApart(beside, QUIET), drawApart(beside, QUIET)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(drawApart(beside, QUIET)).rejects.toThrow('has ended its process')
})

test('the failure names the subject, and the next picture is drawn', async () => {
  const pictureOf = openSharePictures<{ readonly key: string }>(async ({ key }) =>
    key === 'lethal' ? LETHAL : GOOD,
  )
  const lethal = expect(pictureOf({ key: 'lethal' })).rejects.toThrow(
    'no picture of {"key":"lethal"}: the drawing has ended its process',
  )
  expect(sizeOf(await pictureOf({ key: 'good' }))).toEqual([1200, 600])
  await lethal
})

test('a drawing that takes too long is aborted, and the next one gets a new process', async () => {
  await expect(drawApart(SLOW, QUIET, 1)).rejects.toThrow('took more than 1 ms')
  expect(sizeOf(await drawApart(GOOD, QUIET))).toEqual([12, 6])
})

test('an invalid drawing is reported by the same process', async () => {
  await expect(drawApart('no drawing', QUIET)).rejects.toThrow(/\w/)
  expect(sizeOf(await drawApart(GOOD, QUIET))).toEqual([12, 6])
})

test('a process that fails to start says nothing about the drawing, which is retried', async () => {
  const draw = openDrawer(
    programThat(
      (folder) => `import { existsSync, writeFileSync } from 'node:fs'
const tried = ${JSON.stringify(join(folder, 'tried'))}
if (!existsSync(tried)) {
  writeFileSync(tried, '')
  process.exit(1)
}`,
    ),
  )
  await expect(draw(GOOD, QUIET)).rejects.toThrow('has ended its process (1)')
  expect(sizeOf(await draw(GOOD, QUIET))).toEqual([12, 6])
})

test('a process that may not lower its priority still draws', async () => {
  const program = programThat(
    () => `import os from 'node:os'
import { syncBuiltinESMExports } from 'node:module'
os.setPriority = () => {
  throw new Error('not here')
}
syncBuiltinESMExports()`,
  )
  expect(sizeOf(await openDrawer(program)(GOOD, QUIET))).toEqual([12, 6])
})

test('the time limit of a drawing begins when its process is ready', async () => {
  const program = programThat(() => 'await new Promise((start) => setTimeout(start, 3000))')
  expect(sizeOf(await openDrawer(program)(GOOD, QUIET, 2500))).toEqual([12, 6])
})
