import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSharePictures } from './share-pictures.ts'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6"/></svg>'

test('pictures are drawn one at a time, because their threads also compress pages', async () => {
  let open = 0
  const most: number[] = []
  const draw = async () => {
    most.push(++open)
    await pause(1)
    open--
    return DRAWING
  }
  const [pages, games] = [openSharePictures(draw), openSharePictures(draw)]
  await Promise.all([pages({ key: 'a' }), games({ key: 'a' }), pages({ key: 'b' }), pages({ key: 'a' })])
  expect(most).toEqual([1, 1, 1])
})

test('a failed picture does not block the next one, and is retried', async () => {
  let count = 0
  const pictureOf = openSharePictures<{ readonly key: string }>(async ({ key }) => {
    count++
    if (key === 'broken') throw new Error('no such drawing')
    return DRAWING
  })
  const broken = expect(pictureOf({ key: 'broken' })).rejects.toThrow('no such drawing')
  expect((await pictureOf({ key: 'good' })).subarray(1, 4).toString()).toBe('PNG')
  await broken
  await expect(pictureOf({ key: 'broken' })).rejects.toThrow('no such drawing')
  expect(count).toBe(3)
})
