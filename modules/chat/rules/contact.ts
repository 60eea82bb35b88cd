import { after, days, type Instant } from '#kit/time/time.ts'

/** Accounts younger than this may not post contacts. */
const TRUSTED_AFTER = days(7)

export const mayShareContacts = (createdAt: Instant, now: Instant) => now >= after(createdAt, TRUSTED_AFTER)

/** Top-level domains that are no words of our languages, so that "ok.so" stays a sentence; players call a kind of game ".io". */
const ENDINGS =
  'com|net|org|info|biz|xyz|top|site|online|shop|store|club|link|click|app|dev|tech|live|fun|games|gg|ly|gl|tk|ru|cn|jp|kr|br|vn|pl|dk|ua|uk|us|eu|tv|cc'
const DOT = String.raw`(?:\s*[\[({]\s*(?:\.|dot|punkt|punto|point|точка)\s*[\])}]\s*|\s+(?:dot|punkt|punto|точка)\s+|[.。．])`
const LINKS = [
  /\b[a-z][a-z+.-]{1,11}:\/\//u,
  /\bwww\s?\d?[.。]/u,
  // A name, a dot and a TLD, or a shorter TLD followed by a path: "t.me/somebody".
  new RegExp(String.raw`[\p{L}\p{N}]${DOT}(?:${ENDINGS})(?![\p{L}\p{N}])`, 'u'),
  /[\p{L}\p{N}]\.[a-z]{2,6}\/[\p{L}\p{N}]/u,
  // The dot of an invitation is left out, or has spaces around it.
  /(?<![\p{L}\p{N}])disc(?:or|0r)d\s*(?:\.|\/|dot)?\s*(?:gg|com|app)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(?:t|wa)\s*(?:\.|\/|dot|\s)\s*me\s*[/\\ ]\s*[\p{L}\p{N}_+]{4,}/u,
  /[\p{L}\p{N}]\s+\.\s*(?:gg|net|org|io|ru)(?![\p{L}\p{N}])/u,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u,
]

const HANDLES = [
  /[\p{L}\p{N}._%+-]+\s?(?:@|[[(]at[\])])\s?[\p{L}\p{N}-]+(?:\.|[[(]dot[\])])\p{L}/u,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}][\p{L}\p{N}_.]{2,}/u,
  // A Discord name; our own numbers stand alone and are longer.
  /[\p{L}\p{N}_.]{2,}#\d{4}(?!\d)/u,
  /(?:telegram|whats ?app|we ?chat|weixin|instagram|insta|snapchat|discord|skype|viber|zalo|kakao(?: ?talk)?|line ?id|телеграм|тг|инста|вк|微信|薇信|扣扣|카톡|카카오톡|ライン|カカオ|واتساب|تيليجرام|انستا|ไลน์)\s*[:：=@]\s*[\p{L}\p{N}_.+-]{3,}/u,
  /(?<![\p{L}\p{N}])(?:qq|vx|wx|tg|ig)\s*[:：=]\s*[\p{L}\p{N}_.+-]{4,}/u,
]

/** Digit groups in the form of phone numbers. No two parts can match the same digit, or a long number would backtrack for ever. */
const DIGIT_RUN = /(?<![\p{L}\p{N}#])\+?\s?\(?\d+(?:(?:\)?[ ./-]{1,2}\(?|\))\d+)*(?![\p{L}\p{N}])/gu
/** `1,234,567`, `12.345.678` and dates. */
const OTHER_NUMBERS = [
  /^\d{1,3}(?:[.,]\d{3})+$/u,
  /^\d{4}[-./]\d{1,2}[-./]\d{1,2}$/u,
  /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/u,
]
const SHORTEST_PHONE = 8
/** More digits than any player's number has. */
const SURELY_PHONE = 11
const LONGEST_PHONE = 15

/** Scores, dates and players' numbers (8 to 10 digits in one piece) are no phone numbers. */
function isPhone(written: string): boolean {
  const number = written.trim()
  if (OTHER_NUMBERS.some((pattern) => pattern.test(number))) return false
  const digits = number.replace(/\D/g, '')
  if (digits.length < SHORTEST_PHONE || digits.length > LONGEST_PHONE) return false
  if (/^[+(]|^0\d/.test(number)) return true
  if (/^\d+$/.test(number)) return digits.length >= SURELY_PHONE
  return number.includes('-') && number.split(/[^\d]+/).every((group) => group.length >= 2)
}

/** Converts Arabic and other digits to 0 to 9: every Unicode block of them begins with its zero. */
const plainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0)!
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero--
    return String(digit.codePointAt(0)! - zero)
  })

/** Whether a text holds a contact: a web or mail address, a phone number, a handle in another network. */
export function holdsContact(text: string): boolean {
  const plain = plainDigits(text.normalize('NFKC').toLowerCase())
  if ([...LINKS, ...HANDLES].some((pattern) => pattern.test(plain))) return true
  return (plain.match(DIGIT_RUN) ?? []).some(isPhone)
}
