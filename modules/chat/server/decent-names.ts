import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { looksLike } from '#kit/i18n/look-alikes.ts'
import { holdsContact } from '../rules/contact.ts'
import type { WordLists } from './chat-words.ts'

/** Whether a player may have this name. */
export type IsDecentName = (name: string) => boolean

/** Names of other networks are never allowed in a name. */
const NETWORKS =
  /(?<![\p{L}\p{N}])(?:discord|telegram|whats ?app|wechat|weixin|onlyfans|snap ?chat|insta(?:gram)?|tik ?tok|kakao|viber|zalo|line ?id|телеграм|тг|вк|واتساب|تيليجرام)(?!\p{L})|微信|薇信|加v|加微|扣扣|카톡|오픈톡/iu
const HANDLE = /[@＠][\p{L}\p{N}_]{2,}|[\p{L}\p{N}_]{2,}#\d{3,}/u
/** Words that the `obscenity` package reports wrongly. */
const HARMLESS = ['shiitake', 'pussycat', 'penistone']
/** A phone number, or an id on another service. */
const LONG_NUMBER = /\d(?:[\s._-]?\d){6,}/u
/**
 * A name is shown in every language, so it is checked against all lists and with the `obscenity` matcher (MIT), which finds English
 * words inside others. Words are also split at capitals.
 */
export function openDecentNames({ finderOf }: Pick<WordLists, 'finderOf'>): IsDecentName {
  const dataset = englishDataset.build()
  const english = new RegExpMatcher({
    ...dataset,
    ...englishRecommendedTransformers,
    whitelistedTerms: [...(dataset.whitelistedTerms ?? []), ...HARMLESS],
  })
  return (name) => {
    const readings = [...new Set([name, looksLike(name.normalize('NFKC'))])].flatMap((one) => [
      one,
      parted(one),
    ])
    if (readings.some((one) => holdsContact(one) || NETWORKS.test(one))) return false
    if (HANDLE.test(name) || LONG_NUMBER.test(name.normalize('NFKC'))) return false
    if (readings.some((one) => ['all', ...LANGUAGES].some((language) => finderOf(language)(one))))
      return false
    return !readings.some((one) => english.hasMatch(one))
  }
}

/** Splits `ShitLord` and `shit_lord` into two words. */
const parted = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .replace(/(\p{L})(\d+)$/u, '$1 $2')
