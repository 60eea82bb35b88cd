import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { readRegistry } from '../registry/registry.ts'
import { focusShift, shownShare, withFocus } from './focus.ts'
import { SUBJECTS } from './subjects.ts'

const root = join(import.meta.dirname, '../..')
/** A subject taller than the frame cannot be shown whole. */
const LEAST_SHOWN = 0.85

test.for(Object.entries(SUBJECTS))('a wide tile shows the subject of %s', ([, subject]) => {
  const shown = shownShare(subject, focusShift(subject))
  expect(shown).toBeGreaterThanOrEqual(LEAST_SHOWN)
  expect(shown).toBeGreaterThan(shownShare(subject, 0))
})

test('every subject belongs to a family or a game', () => {
  const families = readdirSync(join(root, 'games'))
  const slugs = new Set(readRegistry(root).map(({ slug }) => slug))
  const unknown = Object.keys(SUBJECTS).filter((name) => !families.includes(name) && !slugs.has(name))
  expect(unknown).toEqual([])
})

test.for([
  { subject: [0, 100], shift: 100 },
  { subject: [50, 150], shift: 100 },
  { subject: [52, 150], shift: 99 },
  { subject: [100, 300], shift: 0 },
  { subject: [200, 400], shift: -100 },
  { subject: [310, 400], shift: -100 },
] as const)('a subject at $subject moves the picture by $shift', ({ subject, shift }) => {
  expect(focusShift(subject)).toBe(shift)
})

test('the focus of a game overrides that of its family, and without one the picture stays', () => {
  const svg = coverSvg('<circle r="9"/>')
  expect(withFocus(svg, { slug: 'pool', family: 'pool' })).toBe(svg)
  expect(withFocus(svg, { slug: 'other', family: 'chess' })).toContain('translateY(47px)')
  expect(withFocus(svg, { slug: 'crokinole-round', family: 'cue' })).toMatch(
    /translateY\(-100px\).*<g class="f"><circle r="9"\/><\/g><\/svg>$/,
  )
})
