import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { DECLARATION, openDeclarations } from './declared.ts'
import { openUploads } from './uploads.ts'

const data = makeDataFolder('declared')
afterAll(() => data.remove())

test('a version that is shown before its files have arrived has its badges as soon as they do', async () => {
  const version = '0123456789abcdef'
  const { badgesOf } = openDeclarations(openUploads(data.folder))
  expect(await badgesOf('hop', version)).toEqual([])
  const folder = join(data.folder, 'hop', version)
  mkdirSync(folder, { recursive: true })
  const badge = { id: 'far', title: 'Far', task: 'Hop far', picture: 'far.png' }
  writeFileSync(join(folder, DECLARATION), JSON.stringify({ badges: [badge] }))
  expect(await badgesOf('hop', version)).toMatchObject([{ badgeId: 'far' }])
})
