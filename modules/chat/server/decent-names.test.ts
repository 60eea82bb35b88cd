import { expect, test } from 'vitest'
import { openChatWords, openWordLists } from './chat-words.ts'
import { openDecentNames } from './decent-names.ts'
import { holdsContact } from '../rules/contact.ts'

const isDecent = openDecentNames(openWordLists())

test.for([
  'fuck',
  'f@ck you',
  'fսck',
  'ƒυck',
  'F u C k',
  'f.u.c.k',
  'ShitLord',
  'xX_fucker_Xx',
  'Fuuuuck',
  'sh1t',
  'sh*tty',
  'Hitler88 sieg heil',
  'n1gger',
  'ＦＵＣＫ',
  '𝒇𝓾𝓬𝓴',
  'puta',
  'Hurensohn',
  'kurwa',
  'сука блять',
  '傻逼',
  '씨발',
  'ควย',
  'địt mẹ',
  'orospu',
  'fils de pute',
  'kontol',
  'discord gg abc',
  'discord.gg/abc',
  't me somebody',
  'my telegram',
  '加微信 abc',
  'example.com',
  'example dot com',
  'call 5551234567',
  '@somebody',
  'Some#1234',
])('the name %s is refused', (name) => {
  expect(isDecent(name)).toBe(false)
})

test.for(
  `Anna|Béla of the Sea|Chao Li|Dora|Emma|Fatima|Giulia|Hans|Ingrid|Jürgen|Kim|Łukasz|Müller|Nguyễn|Øystein|Özlem|Pía|Quinn
  |Ștefan|Søren|Tuğçe|Ülkü|Václav|Wang Wei|Xavier|Yuki|Žofia|محمد|فاطمة|Оля|Саша Белый|小明|星空|さくら|ゆうき|민준|서연|สมชาย|น้ำฝน
  |Shqipe|Besnik|Scunthorpe|Cassandra|Hancock|Essex|Assam|Titus|Dickens|Matsushita|Therapist|Analyst|Badminton|Arsenal fan
  |Sea Urchin|Coco 42|Islander|Captain Hook|Best Player|Grape|Ace7|Tim O Shea|J R|Cockatoo|Peacock|Shiitake|Night Owl|Mister X
  |Reef|Tide 2026|Kiki|Papaya|Bum Bum Bee|Sinta Dewi|Putri|Ayu|Dika|Trang|Hạnh|Thảo|Marcin|Zuzanna|Åsa|Élodie|Gaëlle|Ionuț|Mihai`
    .split('|')
    .map((name) => name.trim()),
)('%s is an ordinary name', (name) => {
  expect(isDecent(name)).toBe(true)
})

test.for(['f@ck this', 'fսck', 'f*ck', 'sh#t', 'what the fυck', 'ｆｕｃｋ', 'f**k', 'sh*ts', 'a**hole'])(
  'in the chat %s is read as what it looks like',
  (text) => {
    expect(openChatWords(openWordLists())(text, 'en')).toBe(true)
  },
)

test.for([
  '**hello**',
  'C# is fine',
  'we are #1',
  'm@n oh m@n',
  '5*5=25',
  'me@home',
  '100%',
  'shiitake soup',
])('in the chat %s is not a disguised word', (text) => {
  expect(openChatWords(openWordLists())(text, 'en')).toBe(false)
})

test.for([
  'discord gg abc',
  'join discord . gg / abc',
  'discord/gg xyz',
  't me somebody',
  't.me/some_body',
  'wa me 4917012345',
  'example . net',
])('in the chat %s is a link or contact', (text) => {
  expect(holdsContact(text)).toBe(true)
})

test.for([
  'the discord is toxic',
  'gg all',
  'let me win',
  'it me',
  'that is all . so what',
  'tudo bem . com amor',
])('in the chat %s is not a link or contact', (text) => {
  expect(holdsContact(text)).toBe(false)
})
