import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSystem } from './game-system.ts'

const SHAPE = '<circle cy="4" r="13" opacity=".5"/>'
/** The second one crashes the rasteriser: rotated, translucent shapes outside the canvas. */
const drawings = {
  good: `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${SHAPE}</svg>`,
  lethal: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><g transform="translate(-60 -345) scale(3.3)"><g transform="rotate(7 200 200)"><g transform="translate(104 392)">${SHAPE}</g><g transform="translate(488 488)">${SHAPE}</g></g></g></svg>`,
}

test('an icon that crashes the rasteriser is skipped, and the next one is drawn', async () => {
  const root = mkdtempSync(join(tmpdir(), 'islet-icons-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, svg] of Object.entries(drawings)) {
    const path = join(root, `usr/share/icons/hicolor/scalable/apps/${name}.svg`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, svg)
  }
  const system = openSystem(root)
  expect(await system.icon('lethal')).toBeUndefined()
  const icon = await system.icon('good')
  expect([icon?.type, icon?.bytes.readUInt32BE(16)]).toEqual(['image/png', 128])
})
