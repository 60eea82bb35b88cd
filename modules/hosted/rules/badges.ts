import { isBadgeId } from '#kit/sdk/protocol.ts'
import { BADGE_LIMITS, type BadgeWords, type DeclaredBadge } from '../model.ts'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

/** Invisible characters, line breaks and bidirectional controls. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u
/** Joiners, which some languages and emoji need. */
const JOINS = /[\u200c\u200d]/g
const isLine = (value: unknown, letters: number): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= letters &&
  !UNSEEN.test(value.replace(JOINS, ''))

type Spoken = Readonly<Record<string, string>>

/** One text for all languages, or texts by language including English. */
function spokenIn(value: unknown, letters: number, languages: readonly string[]): Spoken | undefined {
  if (isLine(value, letters)) return { en: value }
  const pairs = Object.entries(fieldsOf(value) ?? {})
  const isFit = pairs.every(([language, text]) => languages.includes(language) && isLine(text, letters))
  return isFit && pairs.some(([language]) => language === 'en')
    ? (Object.fromEntries(pairs) as Spoken)
    : undefined
}

function badgeIn(value: unknown, languages: readonly string[]): DeclaredBadge | string {
  const { id: badgeId, title, task, picture } = fieldsOf(value) ?? {}
  if (!isBadgeId(badgeId)) return 'has a badge whose id is no small letters, digits and single hyphens'
  const titles = spokenIn(title, BADGE_LIMITS.titleLetters, languages)
  if (!titles) return `has no title of ${BADGE_LIMITS.titleLetters} letters at most for the badge ${badgeId}`
  const tasks = spokenIn(task, BADGE_LIMITS.taskLetters, languages)
  if (!tasks) return `has no task of ${BADGE_LIMITS.taskLetters} letters at most for the badge ${badgeId}`
  if (typeof picture !== 'string' || !/^[\w-][\w./-]{0,150}\.png$/i.test(picture) || picture.includes('..'))
    return `has no PNG among the files of the game for the badge ${badgeId}`
  const words: Record<string, BadgeWords> = {}
  for (const language of new Set([...Object.keys(titles), ...Object.keys(tasks)]))
    words[language] = { title: titles[language] ?? titles['en']!, task: tasks[language] ?? tasks['en']! }
  return { badgeId, words, picture }
}

/** The badges of a declaration, or a clause that says why it is invalid. */
export function readDeclaration(
  json: string,
  languages: readonly string[],
): readonly DeclaredBadge[] | { readonly fault: string } {
  let declared: unknown
  try {
    declared = JSON.parse(json)
  } catch {
    return { fault: 'is no JSON' }
  }
  const list = fieldsOf(declared)?.['badges'] ?? []
  if (!['undefined', 'boolean'].includes(typeof fieldsOf(declared)?.['threads']))
    return { fault: 'has threads that are neither true nor false' }
  if (!fieldsOf(declared) || !Array.isArray(list)) return { fault: 'has no list of badges' }
  if (list.length > BADGE_LIMITS.badges) return { fault: `has more than ${BADGE_LIMITS.badges} badges` }
  const badges: DeclaredBadge[] = []
  for (const value of list) {
    const badge = badgeIn(value, languages)
    if (typeof badge === 'string') return { fault: badge }
    if (badges.some(({ badgeId }) => badgeId === badge.badgeId))
      return { fault: `has the badge ${badge.badgeId} twice` }
    badges.push(badge)
  }
  return badges
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Offsets of width and height in the header of a PNG. */
const WIDTH_AT = 16
const HEIGHT_AT = 20
/** The chunk that marks an animated PNG. */
const MOVES = 'acTL'

/** A clause that says why these bytes are no valid picture of a badge; undefined when they are. */
export function faultOfPicture(bytes: Uint8Array): string | undefined {
  const { pictureBytes, leastSide, mostSide } = BADGE_LIMITS
  if (bytes.length > pictureBytes) return `is larger than ${pictureBytes / 1024} kB`
  if (bytes.length < HEIGHT_AT + 4 || PNG.some((byte, at) => bytes[at] !== byte)) return 'is no PNG'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = view.getUint32(WIDTH_AT)
  if (width !== view.getUint32(HEIGHT_AT) || width < leastSide || width > mostSide)
    return `is no square of ${leastSide} to ${mostSide} pixels`
  return new TextDecoder('latin1').decode(bytes).includes(MOVES) ? 'moves' : undefined
}

/** Texts of a badge in a language, or else in English. */
export const wordsIn = ({ words }: Pick<DeclaredBadge, 'words'>, language: string): BadgeWords =>
  words[language] ?? words['en']!
