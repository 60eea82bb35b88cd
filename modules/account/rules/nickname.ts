import { ok, refuse } from '#kit/result/result.ts'
import { after, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import { NICKNAME_LENGTH } from '../model.ts'
import { impersonates } from './impersonation.ts'
import { CHANGE_EVERY } from './nickname-change.ts'

/** Twenty graphemes never need more, and counting the graphemes of a megabyte is slow. */
const LONGEST_TEXT = 200
/** Emoji variation selectors are the one invisible character that names really use. */
const EMOJI_STYLE = '\uFE0F'
/** Controls, bidi overrides, zero-width and other invisible characters, and code points that mean nothing. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** A stack of accents covers the lines above and below it; none of our languages stacks more than three. */
const TOWER = /\p{M}{5}/u
const ONLY_DIGITS = /^[\p{N}\s]+$/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const countGraphemes = (text: string) => [...graphemes.segment(text)].length

/** The name as it is stored: normalised, with single spaces. */
export const tidyNickname = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[^\S\r\n\t]+/g, ' ')

export function checkNickname(wish: string) {
  if (wish.length > LONGEST_TEXT) return refuse('InvalidNickname')
  const nickname = tidyNickname(wish)
  const length = countGraphemes(nickname)
  if (length < NICKNAME_LENGTH.shortest || length > NICKNAME_LENGTH.longest) return refuse('InvalidNickname')
  if (HIDDEN.test(nickname.replaceAll(EMOJI_STYLE, '')) || TOWER.test(nickname))
    return refuse('InvalidNickname')
  if (ONLY_DIGITS.test(nickname)) return refuse('InvalidNickname')
  if (impersonates(nickname)) return refuse('NicknameRejected')
  return ok(nickname)
}

export interface NamedAccount {
  readonly nickname: string
  /** Empty while the first change is still free. */
  readonly nicknameChangedAt: Instant | null
}

/** Saving the same name again changes nothing, so a retry gets the same answer. */
export function changeNickname({ nickname, nicknameChangedAt }: NamedAccount, wish: string, now: Instant) {
  const checked = checkNickname(wish)
  if (!checked.ok) return checked
  if (nicknameChangedAt === null) return ok({ nickname: checked.value, changedAt: now })
  if (checked.value === nickname) return ok({ nickname, changedAt: nicknameChangedAt })
  const nextChange = after(nicknameChangedAt, CHANGE_EVERY)
  if (now < nextChange) return refuse('NicknameTooSoon', { nextTime: toEpochSeconds(nextChange) })
  return ok({ nickname: checked.value, changedAt: now })
}
