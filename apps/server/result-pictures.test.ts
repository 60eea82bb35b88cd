import Fastify from 'fastify'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { toWire } from '#kit/contract/renamed.ts'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { makeAsset } from './assets.ts'
import { networkTurns } from './network-gate.ts'
import { pictureFonts } from './picture-fonts.ts'
import { linesOf, pictureLine, resultDrawing } from './result-drawing.ts'
import { serveResultPictures } from './result-pictures.ts'

const { readSharedRun } = scoresCalls
const ROOT = join(import.meta.dirname, '../..')
const KEY = '0123456789ABCDEFGHJKMNPQRS'
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#28a"/></svg>'
const drawing = makeAsset(Buffer.from(SQUARE), 'image/svg+xml; charset=utf-8', 'no-cache')

function pictures({
  score = 12345,
  unit = 'points',
  most = 4,
}: { score?: number; unit?: 'points' | 'milliseconds'; most?: number } = {}) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const drawn: string[] = []
  const reads: string[] = []
  serveResultPictures(app, {
    root: ROOT,
    read: async (_wire, params, language) => {
      reads.push(language)
      return JSON.stringify(params) === JSON.stringify(toWire(readSharedRun.params, { key: KEY }))
        ? toWire(readSharedRun.result, { gameId: 7, level: 1, score, best: 'highest', sharer: null })
        : undefined
    },
    catalogue: {
      byId: (id) => (id === 7 ? ({ cover: '/covers/a.svg', score: { unit } } as CatalogueEntry) : undefined),
    },
    fileAt: (path) => (path === '/covers/a.svg' ? drawing : undefined),
    gate: async ({ ip }) => {
      drawn.push(ip)
      return drawn.length > most ? 9 : 0
    },
    turns: networkTurns(1, 1),
  })
  const get = (path: string, from = '198.51.100.7') =>
    app.inject({ url: `/og/results/${path}.png`, headers: { 'x-forwarded-for': from } })
  return { get, reads }
}

describe('the picture of a shared result', () => {
  test('has the size that messengers show large, and the result in the language of the link', async () => {
    const { get } = pictures()
    const [english, russian, again] = [await get(`en/${KEY}`), await get(`ru/${KEY}`), await get(`en/${KEY}`)]
    expect(english.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=900',
      'x-robots-tag': 'noindex',
    })
    const bytes = english.rawPayload
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.equals(russian.rawPayload)).toBe(false)
    expect(bytes.equals(again.rawPayload)).toBe(true)
    const other = await pictures({ score: 99 }).get(`en/${KEY}`)
    expect(bytes.equals(other.rawPayload)).toBe(false)
  })
  test('is missing for a forged key, an unknown language or a network above its limit', async () => {
    const { get } = pictures()
    const forged = await get(`en/${'9'.repeat(26)}`)
    expect([forged.statusCode, (await get(`xx/${KEY}`)).statusCode]).toEqual([404, 404])
    for (let more = 0; more < 3; more++) await get(`en/${KEY}`)
    expect((await get(`en/${KEY}`)).statusCode).toBe(429)
  })
  test('is drawn for others in between, however many one network requests', async () => {
    const { get } = pictures({ most: 99 })
    let drawn = 0
    const flood = LANGUAGES.slice(0, 8).map(async (language) => {
      await get(`${language}/${KEY}`, '192.0.2.9')
      drawn++
    })
    expect((await get(`${LANGUAGES[9]}/${KEY}`)).statusCode).toBe(200)
    expect(drawn).toBeLessThan(4)
    await Promise.all(flood)
  })
  test('that is cached is answered while drawings of the same network wait', async () => {
    const { get, reads } = pictures({ most: 99, score: 777 })
    await get(`en/${KEY}`, '192.0.2.9')
    let drawn = 0
    const flood = LANGUAGES.filter((language) => language !== 'en')
      .slice(0, 8)
      .map(async (language) => {
        await get(`${language}/${KEY}`, '192.0.2.9')
        drawn++
      })
    await expect.poll(() => reads.length).toBe(9)
    expect((await get(`en/${KEY}`, '192.0.2.9')).statusCode).toBe(200)
    expect(drawn).toBeLessThan(4)
    await Promise.all(flood)
  })
})

/** Whether a font draws anything for a letter. */
const isDrawn = (letter: string, language: Language) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text x="20" y="60" font-family="Onest" font-size="40">${letter}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: [...pictureFonts(ROOT, language)] } },
  ).getBBox() !== undefined

test('the fonts have each character of the pictures: run node scripts/picture-fonts.ts', () => {
  const missing = LANGUAGES.flatMap((language) =>
    [...new Set(`${pictureLine(language)}${formatNumber(language, -1234567.5)}:0689`)]
      .filter((letter) => !/[\s\p{Cf}]/u.test(letter) && !isDrawn(letter, language))
      .map((letter) => `${language} ${letter}`),
  )
  expect(missing).toEqual([])
  expect(isDrawn('同', 'en')).toBe(false)
})

test.for(LANGUAGES)('the text in %s fits into the square that messengers crop to', (language) => {
  const words = (score: string) =>
    resultDrawing({ cover: '', score, language }, { cover: '', icon: undefined })
      .split('\n')
      .filter((line) => line.startsWith('<text'))
  for (const score of ['7', formatNumber(language, 123_456_789_012), '12:34.56'])
    for (const text of words(score)) {
      const box = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${text}</svg>`,
        {
          font: { loadSystemFonts: false, fontFiles: [...pictureFonts(ROOT, language)] },
        },
      ).getBBox()!
      expect(box.x, text).toBeGreaterThan(285)
      expect(box.x + box.width, text).toBeLessThan(915)
      expect(box.y + box.height, text).toBeLessThan(630)
    }
})

test('a line is broken between words, so that both parts are about as wide', () => {
  expect(linesOf('one two', 20)).toEqual(['one two'])
  expect(linesOf('one two three four five six', 9)).toEqual(['one two three', 'four five six'])
  expect(linesOf('同じ配置で私に勝てる', 3)).toEqual(['同じ配置で私に勝てる'])
})
