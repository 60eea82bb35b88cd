import { looksLike } from '#kit/i18n/look-alikes.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { STUDIO_LIMITS, type StudioWords } from '../model.ts'

/** Counting the letters of a megabyte would take long. */
const LONGEST = 2000
/** Controls, bidi overrides, zero-width and other invisible characters, and code points that mean nothing. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\u2800]/u
const EMOJI_PARTS = /[\uFE0F\u200D]/g
const TOWER = /\p{M}{5}/u
const MARKUP = /[<>]|:\/\//

/** One line as it is kept: one spelling for what looks the same, one space between words. */
function line(wish: string, most: number): string | undefined {
  if (wish.length > LONGEST) return undefined
  const text = wish.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (text === '' || text.length > most || TOWER.test(text) || MARKUP.test(text)) return undefined
  return HIDDEN.test(text.replace(EMOJI_PARTS, '')) ? undefined : text
}

/** The name of whoever makes games. */
export function checkMaker(wish: string) {
  const name = line(wish, STUDIO_LIMITS.name)
  return name === undefined ? refuse('StudioTextInvalid', { field: 'name' }) : ok(name)
}

export function checkTitle(wish: string) {
  const title = line(wish, STUDIO_LIMITS.title)
  return title === undefined ? refuse('StudioTextInvalid', { field: 'title' }) : ok(title)
}

export function checkLicence(wish: string) {
  const licence = line(wish, STUDIO_LIMITS.licence)
  return licence === undefined ? refuse('StudioTextInvalid', { field: 'licence' }) : ok(licence)
}

/** The words of a game in one language, each of them one line. */
export function checkWords(wish: StudioWords) {
  const title = line(wish.title, STUDIO_LIMITS.title)
  if (title === undefined) return refuse('StudioTextInvalid', { field: 'title' })
  const pitch = line(wish.pitch, STUDIO_LIMITS.pitch)
  if (pitch === undefined) return refuse('StudioTextInvalid', { field: 'pitch' })
  const how = wish.how.filter((one) => one.trim() !== '').map((one) => line(one, STUDIO_LIMITS.line))
  if (how.length === 0 || how.length > STUDIO_LIMITS.lines || how.includes(undefined))
    return refuse('StudioTextInvalid', { field: 'how' })
  return ok({ title, pitch, how: how as string[] })
}

/** A title as it looks in passing: letters that look alike are one, and what stands between them is nothing. */
export const titleSkeleton = (title: string): string =>
  looksLike(title.normalize('NFKC'))
    .normalize('NFD')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/i/g, 'l')
    .replace(/5/g, 's')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The last part of the address of a game: words of its title, and a number where the title has too few Latin letters. */
export function slugOf(title: string, isTaken: (slug: string) => boolean): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
  const first = /[a-z]/.test(plain) && !plain.startsWith('preview-') ? plain : 'game'
  for (let count = 1; ; count++) {
    const slug = count === 1 ? first : `${first}-${count}`
    if (!isTaken(slug)) return slug
  }
}
