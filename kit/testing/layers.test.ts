import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { circleIn, forbidden } from './layers.ts'

const sources = globSync('{kit,modules,games,apps,scripts,bench,e2e}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
const shipped = sources.filter(
  ({ file }) => !/\.(test|contract)\.tsx?$|^(kit|apps)\/(\w+\/)?testing\/|^(e2e|bench|scripts)\//.test(file),
)

const importsOf = (text: string) =>
  [
    ...text.matchAll(/^(?:import|export)\b[^'"`]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map(([, named, bare, lazy]) => (named ?? bare ?? lazy)!)
const rooted = (file: string, target: string) =>
  target.startsWith('.') ? join(dirname(file), target) : target.replace(/^#/, '')
const isStyle = (target: string) => target.endsWith('.css')

test('every import respects the layers', () => {
  const broken = sources.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((target) => !isStyle(target))
      .map((target) => forbidden(file, rooted(file, target))),
  )
  expect(broken.filter(Boolean)).toEqual([])
})

test('modules do not depend on each other in a circle', () => {
  const moduleOf = (path: string) => /^modules\/([^/]+)/.exec(path)?.[1]
  const needs = new Map<string, Set<string>>()
  for (const { file, text } of shipped) {
    const from = moduleOf(file)
    for (const to of importsOf(text).map((target) => moduleOf(rooted(file, target)))) {
      if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to))
    }
  }
  expect(circleIn(needs)).toEqual([])
})

test('only apps and tools import apps', () => {
  const reached = sources
    .filter(
      ({ file }) =>
        !/^(apps|e2e|bench|scripts)\/|\.(test|contract)\.tsx?$|^kit\/(\w+\/)?testing\//.test(file),
    )
    .filter(({ text }) => importsOf(text).some((target) => target.startsWith('#apps/')))
  expect(reached.map(({ file }) => file)).toEqual([])
})

test('the server and the command line import modules only through their public interfaces', () => {
  const face = /^modules\/[^/]+\/(?:(?:server|web)\/index|calls|model|shapes)\.ts$/
  // Workers of cloud games are processes of their own, and the import of games reads what they need piece by piece.
  const isOwnProcess = (target: string) => /^modules\/(?:cloud|streaming)\//.test(target)
  // Consent has no server: its rules are all that pages ask.
  const isAllowed = (target: string) => isOwnProcess(target) || target === 'modules/consent/rules/tags.ts'
  const deep = shipped
    .filter(({ file }) => /^apps\/(?:server|cli)\//.test(file))
    .flatMap(({ file, text }) =>
      importsOf(text)
        .map((target) => rooted(file, target))
        .filter((target) => target.startsWith('modules/') && !face.test(target) && !isAllowed(target))
        .map((target) => `${file}: ${target}`),
    )
  expect(deep).toEqual([])
})

test('screens use the read cache only by its hooks', () => {
  const byHand = shipped.filter(
    ({ file, text }) => /^(modules|games)\//.test(file) && /ReadCacheContext/.test(text),
  )
  expect(byHand.map(({ file }) => file)).toEqual([])
})

test('only the clock module reads time and only the dice module uses randomness', () => {
  const careless = shipped.filter(
    ({ file, text }) =>
      !/system-clock|random\/dice/.test(file) && /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(text),
  )
  expect(careless.map(({ file }) => file)).toEqual([])
})

test('the rules of a game never use the DOM', () => {
  const headless = new Set<string>()
  const visit = (file: string) => {
    if (headless.has(file)) return
    headless.add(file)
    const text = sources.find((source) => source.file === file)?.text ?? ''
    for (const target of importsOf(text)) visit(rooted(file, target))
  }
  for (const { file } of sources) if (/^games\/[^/]+\/family\.ts$/.test(file)) visit(file)
  const touching = sources.filter(
    ({ file, text }) =>
      headless.has(file) && /\b(document|window|localStorage|requestAnimationFrame)\b\s*[.(]/.test(text),
  )
  expect(touching.map(({ file }) => file)).toEqual([])
})

test('wire names appear only in contracts', () => {
  const wireWords =
    /\b(yyx|yli|ygr|coc|cocr|cmk|olw|shtml)(Key|Id)\b|\b(sellCode|sellPass|visitId|tokenStr|expireTime|nickName|onlineCode|inviteKey)\b/
  const leaks = shipped.filter(
    ({ file, text }) => !/(calls|shapes)\.ts$|kit\/contract\//.test(file) && wireWords.test(text),
  )
  expect(leaks.map(({ file }) => file)).toEqual([])
})

/** Files that are only data: their length is their number of entries. */
const isData = (file: string) => /\/(definitions|proven-deals|grade-seeds|openings)\.ts$/.test(file)

test('no file is longer than 300 lines', () => {
  const long = sources.filter(({ file, text }) => !isData(file) && text.split('\n').length > 301)
  expect(long.map(({ file, text }) => `${file} ${text.split('\n').length}`)).toEqual([])
})

test.for([
  ['modules/market/rules/listing.ts', 'kit/db/db.ts'],
  ['modules/market/web/Market.tsx', 'modules/market/server/store.ts'],
  ['modules/market/server/handlers.ts', 'modules/cards/server/store.ts'],
  ['modules/market/server/handlers.ts', 'kit/web/api.ts'],
  ['kit/web/api.ts', 'modules/market/calls.ts'],
  ['kit/web/api.ts', 'kit/db/db.ts'],
  ['games/twenty48/rules.ts', 'modules/cards/model.ts'],
  ['games/twenty48/rules.ts', 'games/sudoku/rules.ts'],
])('%s may not import %s', ([file, target]) => {
  expect(forbidden(file!, target!)).toBeDefined()
})
