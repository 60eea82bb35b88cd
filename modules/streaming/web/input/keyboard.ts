/** What a pressed key is for. */
export type KeyPurpose =
  /** The game gets it, the page does not. */
  | 'game'
  /** The browser keeps it: help, reload, full screen, tools, and the way out. */
  | 'browser'
  /** Release everything: keys pressed together with it often get no keyup. */
  | 'release'

interface Key {
  readonly code: string
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

const OF_THE_BROWSER = new Set(['F5', 'F11', 'F12'])
/** Keys passed to games. Media and vendor keys stay with the device; the host would end a stream for them. */
const OF_A_KEYBOARD =
  /^(Key[A-Z]|Digit\d|Numpad(\d|Multiply|Subtract|Add|Decimal|Enter|Divide)|Arrow(Up|Down|Left|Right)|F([1-9]|1[0-2])|(Shift|Control|Alt)(Left|Right)|Escape|Tab|Space|Enter|Backspace|CapsLock|Minus|Equal|Bracket(Left|Right)|Semicolon|Quote|Backquote|Backslash|IntlBackslash|IntlRo|IntlYen|Comma|Period|Slash|Home|End|PageUp|PageDown|Insert|Delete|Pause)$/
const WITHOUT_KEY_UP = new Set(['MetaLeft', 'MetaRight', 'OSLeft', 'OSRight'])

/** Caps Lock, as seen at a letter key. At its own key browsers disagree about before and after. */
export const lockAt = (key: Pick<KeyboardEvent, 'code' | 'getModifierState'>): boolean | undefined =>
  key.code.startsWith('Key') ? key.getModifierState('CapsLock') : undefined

/** Escape exits full screen or pointer lock, and only then does the game not see it. */
export function purposeOf(key: Key, { isCaught }: { readonly isCaught: boolean }): KeyPurpose {
  if (key.isComposing) return 'browser'
  if (WITHOUT_KEY_UP.has(key.code)) return 'release'
  if (key.metaKey || OF_THE_BROWSER.has(key.code) || !OF_A_KEYBOARD.test(key.code)) return 'browser'
  if (key.code === 'Escape') return isCaught ? 'browser' : 'game'
  // The keyboard-only way out of the game.
  if (key.code === 'Tab' && key.shiftKey) return 'browser'
  return 'game'
}
