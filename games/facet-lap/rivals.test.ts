import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { family, type FacetLapSim } from './family.ts'
import { authorLap } from './medals.ts'
import { openRivals } from './rivals.ts'
import type { Lap } from './rules.ts'

const definition = definitions.find(({ slug }) => slug === 'polytrack')!

function begin() {
  const create = () => family.create(definition, 3, 1) as FacetLapSim
  const { course } = create()
  const rivals = openRivals({
    course,
    create,
    author: authorLap(course, definition),
    best: undefined,
    wish: 'author',
    time: (milliseconds) => (milliseconds / 1000).toFixed(2),
  })
  const lap = create()
  for (const input of authorLap(course, definition).inputs) lap.apply(input)
  return { rivals, splits: lap.lap.splits }
}
const plain = (text: string | undefined) => text?.replaceAll(/[^\d.+−▲]/g, '')
const at = (splits: readonly number[]) => ({ splits }) as unknown as Lap

test('a gate tells how far behind and how far ahead of the author one is, before the author is there', () => {
  const { rivals, splits } = begin()
  const [first, second] = splits
  const behind = rivals.splitText(at([first! + 30]))
  expect([plain(behind?.text), behind?.isAhead]).toEqual(['+0.50', false])
  const ahead = rivals.splitText(at([first!, second! - 12]))
  expect([plain(ahead?.text), ahead?.isAhead]).toEqual(['−0.20', true])
})

test('nothing is told before the first gate', () => {
  expect(begin().rivals.splitText(at([]))).toBeUndefined()
})
