import { expect, test } from 'vitest'
import { linkWith, paramsIn, SDK_LIMITS } from '#kit/sdk/protocol.ts'
import { canBeHost, gameAddress, slugOfHost } from './games-url.ts'
import { memoryOf, savesIn, withSave } from './saves.ts'
import { withShims } from './shim-paths.ts'
import { faultOfUpload, folderOf, UPLOAD_LIMITS, type UploadedFile } from './upload.ts'

const file = (path: string, more: Partial<UploadedFile> = {}): UploadedFile => ({
  path,
  bytes: 10,
  packedBytes: 10,
  isLink: false,
  isEncrypted: false,
  ...more,
})

test.for([
  ['a game at the top', [file('index.html'), file('assets/a.png')], undefined],
  ['a game in one folder', [file('build/index.html'), file('build/a.js')], undefined],
  ['no start page', [file('main.html')], 'it has no index.html at its top'],
  ['one far below', [file('a/b/index.html')], 'it has no index.html at its top'],
  ['two games', [file('a/index.html'), file('b/index.html')], 'it has no index.html at its top'],
  ['a file that is a folder', [file('index.html'), file('a'), file('a/b.js')], '"a/" is a file and a folder'],
  ['a way out', [file('index.html'), file('../evil.js')], '"../evil.js" leads out of its folder'],
  ['a root', [file('index.html'), file('/etc/passwd')], '"/etc/passwd" leads out of its folder'],
  ['a drive', [file('index.html'), file('c:/a.js')], '"c:/a.js" leads out of its folder'],
  [
    'a backslash',
    [file('index.html'), file('a\\..\\b.js')],
    String.raw`"a\\..\\b.js" leads out of its folder`,
  ],
  ['a link', [file('index.html'), file('a.js', { isLink: true })], '"a.js" is a link'],
  ['a locked file', [file('index.html', { isEncrypted: true })], '"index.html" is encrypted'],
  ['two of a name', [file('index.html'), file('A.js'), file('a.js')], '"a.js" stands twice'],
  [
    'a bomb',
    [file('index.html'), file('a.bin', { bytes: 100_000_000, packedBytes: 100_000 })],
    '"a.bin" unfolds to far more than it is',
  ],
  [
    'too many',
    Array.from({ length: UPLOAD_LIMITS.files + 1 }, (_, index) => file(`${index}.js`)),
    `it has more than ${UPLOAD_LIMITS.files} files`,
  ],
] as const)('an upload: %s', ([, files, fault]) => {
  expect(faultOfUpload(files)).toBe(fault)
})

test('an archive that is too large in total is refused, however small each file is', () => {
  const large = UPLOAD_LIMITS.fileBytes
  expect(
    faultOfUpload([
      file('index.html'),
      file('a.bin', { bytes: large, packedBytes: large }),
      file('b.bin', { bytes: large, packedBytes: large }),
    ]),
  ).toMatch(/more than 250 MB/)
})

test('the folder of the start page is the game', () => {
  expect(folderOf([file('index.html')])).toBe('')
  expect(folderOf([file('hop/index.html'), file('hop/help/index.html')])).toBe('hop/')
})

test('each game has its own host, and no other', () => {
  const url = 'https://*.games.example'
  expect(gameAddress(url, 'hop', '0123456789abcdef')).toBe('https://hop.games.example/0123456789abcdef/')
  expect(slugOfHost(url, 'hop.games.example')).toBe('hop')
  expect(slugOfHost(url, 'hop.games.example.evil.example')).toBeUndefined()
  expect(slugOfHost(url, 'a.hop.games.example')).toBeUndefined()
  expect(slugOfHost('https://*.stargames.example/', 'hop.stargames.example')).toBe('hop')
  expect(slugOfHost('http://*.localhost:8081', 'hop.localhost:8081')).toBe('hop')
  expect(slugOfHost('http://*.localhost:8081', 'localhost:8081')).toBeUndefined()
  expect(canBeHost('a'.repeat(64))).toBe(false)
})

test('an invitation’s parameters are encoded and decoded', () => {
  const params = { room: 'a b&c=d', level: 'ü3' }
  const link = linkWith('https://islet.example/g/hop', params)
  expect(paramsIn(new URL(link).search)).toEqual(params)
  expect(linkWith('/g/hop', {})).toBe('/g/hop')
  expect(paramsIn(`?with=${'x'.repeat(2000)}`)).toEqual({})
  expect(paramsIn('?with=%E0%A4%A')).toEqual({})
})

test('saves are read from any stored data', () => {
  expect(savesIn(undefined)).toEqual({})
  expect(savesIn('{"a":"1","b":2}')).toEqual({ a: '1' })
  expect(savesIn('[1]')).toEqual({})
  expect(savesIn('{')).toEqual({})
})

test('saves have a limit in bytes, and a full store can still be emptied', () => {
  const full = withSave({}, 'k', 'x'.repeat(SDK_LIMITS.saveBytes - 1))!
  expect(savesIn(memoryOf(full))).toEqual(full)
  expect(withSave(full, 'l', 'x')).toBeUndefined()
  expect(withSave(full, 'k', null)).toEqual({})
  expect(withSave({}, 'k', 'ü'.repeat(SDK_LIMITS.saveBytes / 2))).toBeUndefined()
})

test('games that load SDK scripts of other portals get ours', () => {
  const page = (address: string) => `<script src="${address}"></script>`
  for (const [theirs, ours] of [
    ['https://game-cdn.poki.com/scripts/v2/poki-sdk.js', 'poki.js'],
    ['//game-cdn.poki.com/scripts/v2/poki-sdk.js', 'poki.js'],
    ['https://sdk.crazygames.com/crazygames-sdk-v3.js', 'crazygames.js'],
    ['https://html5.api.gamedistribution.com/main.min.js', 'gamedistribution.js'],
    ['https://bridge.playgama.com/v1/stable/playgama-bridge.js', 'playgama.js'],
    ['https://cdn.y8.com/api/sdk.js', 'y8.js'],
    ['//cdn.y8.com/api/sdk.js', 'y8.js'],
    ['https://bridge.playgama.com/v1.27.0/playgama-bridge.js', 'playgama.js'],
  ] as const)
    expect(withShims(page(theirs))).toBe(page(`/_sdk/${ours}`))
  const many = '//bridge.playgama.com/v1'.repeat(200_000)
  expect(withShims(many)).toBe(many)
  expect(withShims(page('https://elsewhere.example/poki-sdk.js'))).toBe(
    page('https://elsewhere.example/poki-sdk.js'),
  )
})
