import { expect, test } from 'vitest'
import { placeOf, plainLine, readFeed, type FeedFormat, type ReadFeed } from './game-feeds.ts'

const DISTRIBUTED = {
  Title: 'Harbour Lights',
  Md5: '00112233445566778899aabbccddeeff',
  Description: 'Light the harbour &amp; the pier.<br>Before the boats come in!',
  Instructions: 'Press the arrow keys to steer. Press space to light a lamp.',
  Type: 'html5',
  Mobile: 'Yes',
  Width: '960',
  Height: '600',
  Url: 'https://html5.publisher.example/00112233445566778899aabbccddeeff/?gd_sdk_referrer_url=',
  Asset: ['https://img.publisher.example/h-200x120.jpg', 'https://img.publisher.example/h-512x512.jpg'],
  Category: ['Puzzle'],
  Tag: ['2 Player', 'boats'],
  Company: 'Lamp Works',
}
const PIX = {
  id: '1A2B3',
  title: 'Tide Turn',
  namespace: 'tide-turn',
  description: 'Turn the tide',
  category: 'racing',
  orientation: 'portrait',
  quality_score: 0.9,
  width: 600,
  height: 960,
  image: 'https://img.publisher.example/tide.png',
  banner_image: 'https://img.publisher.example/tide-wide.png',
  url: 'https://play.publisher.example/tide-turn/embed?sid=1',
}
/** As `feed.php?format=0` sends it: every value is a string. */
const MONETIZED = {
  id: '900001',
  title: 'Kelp &amp; Coral',
  description: 'Match three shells. Then match three more.',
  instructions: 'Mouse click or tap to play',
  url: 'https://html5.publisher.example/kelpandcoralkelpandcoral/',
  category: 'Puzzle',
  tags: 'Bejeweled, 2 Player, Sea, Underwater',
  thumb: 'https://img.publisher.example/kelpandcoralkelpandcoral/512x384.jpg',
  width: '800',
  height: '600',
}
const read = (format: FeedFormat, feed: unknown) =>
  readFeed(format, feed, 'https://islet.example') as ReadFeed

test('an entry of GameDistribution is mapped to the fields of the catalogue', () => {
  const { games, left } = read('gamedistribution', [DISTRIBUTED])
  expect(left).toEqual([])
  expect(games).toMatchObject([
    {
      title: 'Harbour Lights',
      address: DISTRIBUTED.Url,
      cover: DISTRIBUTED.Asset[1],
      facts: {
        genre: 'puzzle',
        tags: ['two-players'],
        players: 2,
        orientation: 'landscape',
        maker: 'Lamp Works',
      },
    },
  ])
  expect(games[0]!.facts.words['de']).toEqual({
    title: 'Harbour Lights',
    pitch: 'Light the harbour & the pier.',
    how: ['Press the arrow keys to steer.', 'Press space to light a lamp.'],
  })
})

test('a category named like an object property is unknown', () => {
  const { games } = read('gamepix', { items: [{ ...PIX, category: 'constructor,__proto__' }] })
  expect(games[0]!.facts).toMatchObject({ genre: 'arcade', tags: [] })
})

test('an entry of GamePix is mapped, too', () => {
  expect(read('gamepix', { version: 'https://jsonfeed.org/version/1', items: [PIX] }).games).toMatchObject([
    {
      title: 'Tide Turn',
      address: PIX.url,
      cover: PIX.image,
      facts: { genre: 'racing', orientation: 'portrait', maker: 'GamePix' },
    },
  ])
})

test('an entry of GameMonetize is mapped, too', () => {
  const { games, left } = read('gamemonetize', [MONETIZED])
  expect(left).toEqual([])
  expect(games).toMatchObject([
    {
      title: 'Kelp & Coral',
      address: MONETIZED.url,
      cover: MONETIZED.thumb,
      facts: {
        genre: 'puzzle',
        tags: ['matching', 'two-players'],
        players: 2,
        orientation: 'landscape',
        maker: 'GameMonetize',
      },
    },
  ])
  expect(games[0]!.facts.words['ar']).toEqual({
    title: 'Kelp & Coral',
    pitch: 'Match three shells.',
    how: ['Mouse click or tap to play'],
  })
})

test.for([
  ['gambling among its tags', { tags: 'Cards, Casino' }],
  ['a number for a title', { title: 5 }],
  ['a picture of this network', { thumb: 'https://printer.lan/512x384.jpg' }],
  ['a picture without https', { thumb: 'http://img.publisher.example/512x384.jpg' }],
  ['an address with a password', { url: 'https://me:secret@html5.publisher.example/x/' }],
] as const)('an entry of GameMonetize with %s is left out', ([, change]) => {
  const { games, left } = read('gamemonetize', [{ ...MONETIZED, ...change }, 'no game'])
  expect([games.length, left.length]).toEqual([0, 2])
})

test('URLs that differ in tracking parameters are the same game', () => {
  const twin = { ...DISTRIBUTED, Title: 'Harbour Lights 2', Url: DISTRIBUTED.Url.replace('?gd', '?other') }
  const { games, left } = read('gamedistribution', [DISTRIBUTED, twin])
  expect([games.length, left]).toEqual([1, ['Harbour Lights 2 stands twice']])
  expect(placeOf('https://A.example/x/?a=1')).toBe('a.example/x')
})

test.for([
  ['no title', { Title: '' }],
  ['a title of 61 letters', { Title: 'h'.repeat(61) }],
  ['gambling', { Category: ['Casino'] }],
  ['an address that is none', { Url: 'javascript:alert(1)' }],
  ['an address without https', { Url: 'http://html5.publisher.example/' }],
  ['an address of this machine', { Url: 'https://localhost/' }],
  ['an address of this network', { Url: 'https://10.0.0.1/' }],
  ['the portal itself', { Url: 'https://islet.example/g/chess' }],
  ['a picture of this machine', { Asset: ['https://127.0.0.1/a.png'] }],
  ['a picture of the machine’s name service', { Asset: ['https://metadata.internal/a.png'] }],
  ['no picture', { Asset: [] }],
] as const)('an entry with %s is left out', ([, change]) => {
  const { games, left } = read('gamedistribution', [{ ...DISTRIBUTED, ...change }, null])
  expect([games.length, left.length]).toEqual([0, 2])
})

test.for([
  ['gamedistribution', {}],
  ['gamepix', []],
  ['gamepix', { items: 'none' }],
  ['gamepix', null],
  ['gamemonetize', { items: [] }],
  ['gamemonetize', 'Error: no games'],
] as const)('%s: an invalid feed is refused', ([format, feed]) => {
  expect(readFeed(format, feed, undefined)).toEqual({ fault: `is no feed of ${format}` })
})

test('texts of a feed become one plain line, however long and hostile', () => {
  expect(plainLine('a<script>alert(1)</script>\n\u202eb &lt;i&gt; &#9731;')).toBe('a alert(1) b <i> ☃')
  expect(plainLine('<'.repeat(200_000)).length).toBeLessThan(6000)
  const long = { ...DISTRIBUTED, Description: 'word '.repeat(100_000) }
  expect(read('gamedistribution', [long]).games[0]!.facts.words['en']!.pitch.length).toBeLessThanOrEqual(120)
})
