// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { CARD_KINDS, CARD_LEVELS, KINDS_PER_LEVEL } from '../../model.ts'
import { drawFace, type Face } from './brush.ts'
import { facesOfLevel } from './faces-of-level.ts'
import { ribbon } from './shapes.ts'

/** Faces come over the wire as code, and stand on a page by the dozen (docs/look.md 11). */
const MOST_BYTES = 9 * 1024

const drawings = (await Promise.all(CARD_LEVELS.map((level) => facesOfLevel[level]()))).flat()
const faces = drawings.map((draw, index) => drawFace(draw, `kind-${index + 1}`))
const markup = ({ defs, back, front }: Face) => `<defs>${defs}</defs>${back}${front}`
const numbered = faces.map((face, index) => [CARD_KINDS[index]?.number ?? '?', face] as const)

test('every kind of every level has its drawing', async () => {
  for (const level of CARD_LEVELS) expect(await facesOfLevel[level]()).toHaveLength(KINDS_PER_LEVEL[level])
  expect(new Set(drawings).size).toBe(CARD_KINDS.length)
})

test('no two cards show the same creature or the same setting with it', () => {
  const bare = drawings.map((draw) => drawFace(draw, 'same'))
  expect(new Set(bare.map(({ front }) => front)).size).toBe(CARD_KINDS.length)
  expect(new Set(bare.map(({ back }) => back)).size).toBe(CARD_KINDS.length)
})

test('ids are unique, also between cards on one page', () => {
  const ids = faces.flatMap(({ defs }) => [...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(numbered)('%s', (_number, face) => {
  test('is small', () => {
    expect(markup(face).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('is valid SVG', () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup(face)}</svg>`
    const page = new DOMParser().parseFromString(text, 'image/svg+xml')
    expect(page.querySelector('parsererror')?.textContent).toBeUndefined()
    for (const path of page.querySelectorAll('path'))
      expect(path.getAttribute('d')).toMatch(/^M(?!.*(--|NaN|undefined))[\d\sMmLlHhVvCcSsQqTtAaZz,.-]+$/)
    for (const element of page.querySelectorAll('circle, ellipse'))
      for (const { name, value } of element.attributes)
        if (/^(c[xy]|r[xy]?)$/.test(name)) expect(Number(value), `${name}="${value}"`).not.toBeNaN()
  })

  test('uses what it defines and defines what it uses', () => {
    const defined = [...face.defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...(face.back + face.front).matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(new Set(used)).toEqual(new Set(defined))
  })
})

test('a ribbon is a closed path from its first point to its last', () => {
  const outline = ribbon([
    [0, 0, 5],
    [100, 0, 5],
  ])
  expect(outline).toMatch(/^M0 5L/)
  expect(outline).toContain('L100 5L100 -5L')
  expect(outline).toMatch(/L0 -5z$/)
})
